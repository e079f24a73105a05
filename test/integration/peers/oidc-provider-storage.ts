import type { Adapter, Payload } from "oidc-provider";

/** What the provider remembers, in memory: it outlives one provider, so that another with other keys can take over. */
export function createOidcProviderStorage(): (model: string) => Adapter {
  const records = new Map<string, Payload>();
  return (model) => {
    const key = (id: string): string => `${model}:${id}`;
    return {
      upsert: (id, payload) => {
        records.set(key(id), payload);
        return Promise.resolve();
      },
      find: (id) => Promise.resolve(records.get(key(id))),
      findByUid: (uid) =>
        Promise.resolve([...records].find(([name, { uid: its }]) => name.startsWith(key("")) && its === uid)?.[1]),
      // Codes of the device flow, which is off.
      findByUserCode: () => Promise.resolve(undefined),
      consume: (id) => {
        const payload = records.get(key(id));
        if (payload !== undefined) payload.consumed = Math.floor(Date.now() / 1000);
        return Promise.resolve();
      },
      destroy: (id) => {
        records.delete(key(id));
        return Promise.resolve();
      },
      revokeByGrantId: (grantId) => {
        for (const [name, payload] of records) if (payload.grantId === grantId) records.delete(name);
        return Promise.resolve();
      },
    };
  };
}
