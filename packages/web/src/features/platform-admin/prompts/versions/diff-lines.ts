export interface DiffLine {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** How many lines the two have in common from each pair of places on. */
const commonTable = (before: readonly string[], after: readonly string[]): number[][] => {
  const table = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  const at = (one: number, other: number) => table[one]?.[other] ?? 0;
  for (let one = before.length - 1; one >= 0; one -= 1)
    for (let other = after.length - 1; other >= 0; other -= 1) {
      const row = table[one];
      if (row)
        row[other] =
          before[one] === after[other]
            ? at(one + 1, other + 1) + 1
            : Math.max(at(one + 1, other), at(one, other + 1));
    }
  return table;
};

/** Line by line, the longest common part kept. Prompts have a few hundred lines at most. */
export const diffLines = (before: string, after: string): readonly DiffLine[] => {
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  const table = commonTable(old, fresh);
  const lines: DiffLine[] = [];
  let [one, other] = [0, 0];
  while (one < old.length || other < fresh.length) {
    const [mine, theirs] = [old[one], fresh[other]];
    if (mine !== undefined && mine === theirs) {
      lines.push({ kind: 'same', text: mine });
      one += 1;
      other += 1;
    } else if (
      mine !== undefined &&
      (theirs === undefined || (table[one + 1]?.[other] ?? 0) >= (table[one]?.[other + 1] ?? 0))
    ) {
      lines.push({ kind: 'removed', text: mine });
      one += 1;
    } else {
      lines.push({ kind: 'added', text: theirs ?? '' });
      other += 1;
    }
  }
  return lines;
};
