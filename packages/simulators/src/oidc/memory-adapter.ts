import type { Adapter, AdapterPayload } from 'oidc-provider';

const oneHour = 3600;

/** What the provider keeps, in one place that a reset can empty. */
export const createMemory = () => {
  const rows = new Map<string, { payload: AdapterPayload; until: number }>();
  const find = (key: string, now: number): AdapterPayload | undefined => {
    const row = rows.get(key);
    if (row && row.until > now) return row.payload;
    rows.delete(key);
    return undefined;
  };
  return {
    clear: () => rows.clear(),
    adapterFor:
      (now: () => number) =>
      (model: string): Adapter => ({
        upsert: async (id, payload, expiresIn) => {
          rows.set(`${model}:${id}`, { payload, until: now() + (expiresIn ?? oneHour) * 1000 });
        },
        find: async (id) => find(`${model}:${id}`, now()),
        findByUid: async (uid) =>
          [...rows.entries()].find(
            ([key, { payload }]) => key.startsWith(`${model}:`) && payload.uid === uid,
          )?.[1].payload,
        findByUserCode: async () => undefined,
        consume: async (id) => {
          const payload = find(`${model}:${id}`, now());
          if (payload) payload.consumed = Math.floor(now() / 1000);
        },
        destroy: async (id) => {
          rows.delete(`${model}:${id}`);
        },
        revokeByGrantId: async (grantId) => {
          for (const [key, { payload }] of rows) if (payload.grantId === grantId) rows.delete(key);
        },
      }),
  };
};

export type Memory = ReturnType<typeof createMemory>;
