import { csvMark, csvRow } from '@tervita/domain/core';

export const csvOf = (rows: readonly (readonly (string | number)[])[]): string =>
  csvMark + rows.map(csvRow).join('');

export const downloadText = (name: string, text: string, type: string): void => {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};
