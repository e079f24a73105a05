import { createServer } from "node:http";

/** A registry that has every subject, and answers at once. */
const server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on("data", (part: Buffer) => parts.push(part));
  request.on("end", () => {
    const { ico } = JSON.parse(Buffer.concat(parts).toString()) as { readonly ico: readonly string[] };
    const ekonomickeSubjekty = ico.map((icoId) => ({
      icoId,
      ico: icoId,
      obchodniJmeno: `Příkladná společnost ${icoId} s.r.o.`,
      sidlo: { textovaAdresa: "Kounicova 684/12, Veveří, 60200 Brno", kodStatu: "CZ" },
      dic: `CZ${icoId}`,
      primarniZdroj: "vr",
      seznamRegistraci: { stavZdrojeVr: "AKTIVNI", stavZdrojeDph: "AKTIVNI", stavZdrojeSkDph: "NEEXISTUJICI" },
    }));
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ pocetCelkem: ico.length, ekonomickeSubjekty }));
  });
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  process.send?.({ address: `http://127.0.0.1:${address.port}` });
});
