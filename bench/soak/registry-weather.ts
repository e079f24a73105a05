import type { Weather } from "./weather.ts";

/** The faults of the registry. Its block page pauses the clients of the soak for a millisecond only. */
export const registryWeathers: readonly Weather[] = [
  { fault: { service: "registry", kind: "latency", delay: 10 }, outcomes: {} },
  { fault: { service: "registry", kind: "latency", delay: 60 }, outcomes: {} },
  {
    fault: { service: "registry", kind: "reset", when: "before" },
    outcomes: { registry: ["ERR_TRANSPORT connection"] },
  },
  { fault: { service: "registry", kind: "reset", when: "during" }, outcomes: { registry: ["ERR_TRANSPORT answer"] } },
  {
    // The answer is whole. Who never repeats may find one kept connection after the other closed.
    fault: { service: "registry", kind: "reset", when: "after" },
    outcomes: {
      registry: ["ok", "ERR_TRANSPORT connection"],
      "unknown detail": ["ERR_REGISTRY 404", "ERR_TRANSPORT connection"],
    },
  },
  ...([400, 401, 403, 404, 500] as const).map((status): Weather => ({
    fault: { service: "registry", kind: "status", status },
    outcomes: { registry: [`ERR_REGISTRY ${status}`] },
  })),
  { fault: { service: "registry", kind: "block-page" }, outcomes: { registry: ["ERR_BLOCKED 403"] } },
];
