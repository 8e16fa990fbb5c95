/** What is being typed has nothing of its own to be known by but its place: the field keeps the focus while it changes. */
export const inPlace = <T>(value: T, at: number) => ({ key: `place-${at}`, at, value });
