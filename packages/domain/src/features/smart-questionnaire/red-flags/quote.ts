/** Longer than nearly every sentence; one without an end is cut around what matters. */
const quotedLetters = 200;

const firstBreak = /\s/;

/** From the next word on, or from what must be quoted. */
const beginIn = (sentence: string, from: number, atMost: number): number => {
  if (from <= 0) return 0;
  const gap = sentence.slice(from, atMost).search(firstBreak);
  return gap < 0 ? atMost : from + gap + 1;
};

const endIn = (sentence: string, to: number, atLeast: number): number =>
  to >= sentence.length ? sentence.length : Math.max(atLeast, sentence.lastIndexOf(' ', to));

/** Words of alarm with the sentence that they stand in: nobody can judge them alone. */
export const quoteAround = (
  matched: string,
  sentence: string,
  /** Sentences with the marks that reading leaves out. */
  asTyped: ReadonlyMap<string, string>,
): string => {
  const at = sentence.indexOf(matched);
  // Numbers that say something together may stand in two sentences.
  if (at < 0) return matched;
  const typed = asTyped.get(sentence) ?? sentence;
  if (typed.length <= quotedLetters) return typed;
  const end = at + matched.length;
  const beside = Math.max(0, Math.floor((quotedLetters - matched.length) / 2));
  const [begins, ends] = [beginIn(sentence, at - beside, at), endIn(sentence, end + beside, end)];
  const quoted = sentence.slice(begins, ends).trim();
  return [begins > 0 ? '… ' : '', quoted, ends < sentence.length ? ' …' : ''].join('');
};
