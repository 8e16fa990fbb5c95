type Entered = readonly [label: string, value: string | undefined];

/** Everything a result was counted from, in one line: what nobody said is "not said", never "no". */
export const enteredWords = (entered: readonly Entered[], notSaid: string): string =>
  entered.map(([label, value]) => `${label}: ${value || notSaid}`).join('; ');

/** As it was typed, with its unit. */
export const withUnit = (typed: string, unit: string): string | undefined =>
  typed.trim() === '' ? undefined : `${typed.trim()} ${unit}`;
