export interface NumberLine {
  /** From 1, as a person counts. */
  readonly line: number;
  readonly personalCode: string;
  readonly phone: string;
}

/** Lines of "personal code;phone", also with a comma or a tab. A heading and empty lines are left out. */
export const numberLinesIn = (text: string): { lines: NumberLine[]; bad: number[] } => {
  const lines: NumberLine[] = [];
  const bad: number[] = [];
  // A loop: the build takes a forEach behind split for something without an effect and leaves it out.
  const rows = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  for (const [index, row] of rows.entries()) {
    const [code = '', phone = ''] = row.split(/[;,\t]/).map((cell) => cell.trim().replace(/^"|"$/g, ''));
    const isHeading = index === 0 && !/\d/.test(row);
    if (row.trim() === '' || isHeading) continue;
    if (code && phone)
      lines.push({ line: index + 1, personalCode: code.slice(0, 40), phone: phone.slice(0, 40) });
    else bad.push(index + 1);
  }
  return { lines, bad };
};
