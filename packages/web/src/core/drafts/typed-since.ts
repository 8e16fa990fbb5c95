/** What was typed after the words had gone on their way, as they may for minutes without a connection: it has not been sent. */
export const typedSince = (sent: string, typed: string): string => {
  if (typed === sent) return '';
  return typed.startsWith(sent) ? typed.slice(sent.length).trimStart() : typed;
};

interface Versions {
  /** What both last had in common; undefined where nobody knows. */
  readonly before: string | undefined;
  readonly here: string;
  /** What was written in another place since. */
  readonly there: string;
}

/** One text of what was written in two places: nothing is lost, and nothing that went out comes back. */
export const joinTexts = ({ before, here, there }: Versions): string => {
  if (here === before || here === '') return there;
  if (there === before) return here;
  if (before && here.startsWith(before))
    return [there, typedSince(before, here)].filter(Boolean).join('\n\n');
  if (here.startsWith(there)) return here;
  if (there.startsWith(here)) return there;
  return `${there}\n\n${here}`;
};
