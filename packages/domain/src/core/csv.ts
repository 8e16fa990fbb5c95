/** Where a cell may begin for some spreadsheet: they differ in what they take for the end of one. */
const formulaStart = /(^|[,;\t\r\n]\s*)([=+\-@\uff1d\uff0b\uff0d\uff20])/g;

/** Words that a spreadsheet would take for a formula stay words; figures stay figures. */
const csvCell = (value: string | number): string => {
  if (typeof value === 'number') return String(value);
  const words = value.replace(formulaStart, "$1'$2");
  return /[",;\t\r\n]/.test(words) ? `"${words.replaceAll('"', '""')}"` : words;
};

/** By this mark a spreadsheet knows how the letters of a file are written. */
export const csvMark = '\uFEFF';

/** With semicolons, as spreadsheets here expect it. */
export const csvRow = (cells: readonly (string | number)[]): string => `${cells.map(csvCell).join(';')}\r\n`;
