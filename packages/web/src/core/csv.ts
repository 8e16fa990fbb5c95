/** Where a cell may begin for some spreadsheet: they differ in what they take for the end of one. */
const formulaStart = /(^|[,;\t\r\n]\s*)([=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/** Words that a spreadsheet would take for a formula stay words; figures stay figures. */
const cell = (value: string | number): string => {
  if (typeof value === 'number') return String(value);
  const words = value.replace(formulaStart, "$1'$2");
  return /[",;\t\r\n]/.test(words) ? `"${words.replaceAll('"', '""')}"` : words;
};

/** With semicolons and a mark of its encoding, as spreadsheets here expect it. */
export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;

export const downloadText = (name: string, text: string, type: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};
