const fewestMessages = 3;
const fewestLetters = 400;

/** Less is read faster than its summary. */
export const isWorthSummary = (entries: readonly { readonly text: string | null }[]): boolean => {
  const texts = entries.flatMap(({ text }) => (text ? [text] : []));
  const letters = texts.reduce((sum, text) => sum + text.length, 0);
  return texts.length >= fewestMessages || letters >= fewestLetters;
};
