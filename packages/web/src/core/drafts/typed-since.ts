/** What was typed after the words had gone on their way, as they may for minutes without a connection: it has not been sent. */
export const typedSince = (sent: string, typed: string): string => {
  if (typed === sent) return '';
  return typed.startsWith(sent) ? typed.slice(sent.length).trimStart() : typed;
};
