export interface ShownSign {
  readonly id: string;
  readonly label: string;
  /** Of a wide sign: what stands for it, one idea in each. */
  readonly rows?: readonly string[] | undefined;
}

interface SignRow {
  /** What the box of the row is called: the sign, and its place in it where it is one of several. */
  readonly value: string;
  readonly label: string;
}

export const rowsOf = ({ id, label, rows = [label] }: ShownSign): readonly SignRow[] =>
  rows.map((row, place) => ({ value: rows.length > 1 ? `${id}/${place}` : id, label: row }));

const signOf = (value: string): string => value.split('/')[0] ?? value;

/** The signs whose rows are ticked, each once. */
export const signsOfRows = (values: readonly string[]): string[] => [...new Set(values.map(signOf))];

/** What is ticked for these values. A sign alone, as the server keeps it, does not say which of its rows was meant: all are. */
export const tickedRows = (signs: readonly ShownSign[], values: readonly string[]): readonly string[] => {
  const rows = new Map(signs.map((sign) => [sign.id, rowsOf(sign).map(({ value }) => value)]));
  const known = new Set([...rows.values()].flat());
  return [
    ...new Set(values.flatMap((value) => (known.has(value) ? [value] : (rows.get(signOf(value)) ?? [])))),
  ];
};
