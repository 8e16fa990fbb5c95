const areas = { local: () => globalThis.localStorage, session: () => globalThis.sessionStorage };
type Area = keyof typeof areas;

// Storage may be forbidden, full or absent; the app goes on without it.
const attempt = <T>(work: () => T, otherwise: T): T => {
  try {
    return work();
  } catch {
    return otherwise;
  }
};

const prefixed = (key: string) => `tervita.${key}`;

export const remember = (area: Area, key: string, value: string): void =>
  attempt(() => areas[area]().setItem(prefixed(key), value), undefined);

export const recall = (area: Area, key: string): string | null =>
  attempt(() => areas[area]().getItem(prefixed(key)), null);

export const forget = (area: Area, key: string): void =>
  attempt(() => areas[area]().removeItem(prefixed(key)), undefined);

export const rememberedKeys = (area: Area, startsWith: string): string[] =>
  attempt(
    () =>
      Object.keys(areas[area]())
        .filter((key) => key.startsWith(prefixed(startsWith)))
        .map((key) => key.slice(prefixed('').length)),
    [],
  );

/** What was remembered for one person, and all that this tab remembers. */
export const forgetPerson = (userId: string): void => {
  for (const key of rememberedKeys('local', '')) if (key.includes(userId)) forget('local', key);
  for (const key of rememberedKeys('session', '')) forget('session', key);
};
