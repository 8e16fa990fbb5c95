import styles from './summary.module.css';

const mark = /^\s*[-•*–]\s+/;

/** For one line: the first point or sentence. */
export const firstWordsOf = (text: string): string =>
  (text.split('\n').find((line) => line.trim() !== '') ?? '').replace(mark, '').trim();

/** A model writes points or sentences; points become a list. */
export function SummaryWords({ text, lang }: { text: string; lang: string }) {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const isList = lines.length > 1 && lines.every((line) => mark.test(line));
  if (!isList)
    return (
      <p className={styles.words} lang={lang}>
        {text.trim()}
      </p>
    );
  return (
    <ul className={styles.points} lang={lang}>
      {lines.map((line) => (
        <li key={line}>{line.replace(mark, '')}</li>
      ))}
    </ul>
  );
}
