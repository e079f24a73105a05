import { describe, expect, it } from "vitest";
import { readCursor, writeCursor } from "../../../../src/jobs/search-all/cursor.ts";
import { newState } from "../../../../src/jobs/search-all/plan-state.ts";

describe("[JOB-10] the cursor of a segment", () => {
  it("brings back all that was known, also at which tax offices which places were seen", () => {
    const filter = { pravniForma: ["112"] };
    const state = newState(filter);
    state.places.add({ financniUrad: "004", sidlo: { kodObce: 552_046, kodCastiObce: 164_801, kodUlice: 1 } });
    state.places.add({ financniUrad: "110", sidlo: { kodObce: 552_046 } });
    state.offices.set("004", 2);
    const cursor = writeCursor(filter, state, 7);
    const back = readCursor("searchAll", JSON.parse(JSON.stringify(cursor)), filter);
    expect(writeCursor(filter, back.state, back.requests)).toEqual(cursor);
    const [likely, others] = back.state.places.next({ financniUrad: ["004"], sidlo: { kodObce: 552_046 } });
    expect(likely).toEqual([{ level: "kodCastiObce", code: 164_801 }]);
    expect(others).toEqual([]);
  });
});
