import styles from './highlighted.module.css';

interface Props {
  text: string;
  /** Places of letters, in order or not. */
  ranges: readonly (readonly [from: number, to: number])[];
  /** The text's language, when it is not the page's. */
  lang?: string | undefined;
}

/** Marks the letters that somebody searched for. */
export function Highlighted({ text, ranges, lang }: Props) {
  const pieces: { start: number; words: string; isMarked: boolean }[] = [];
  let at = 0;
  for (const [from, to] of ranges.toSorted(([one], [other]) => one - other)) {
    if (from < at || to <= from) continue;
    pieces.push({ start: at, words: text.slice(at, from), isMarked: false });
    pieces.push({ start: from, words: text.slice(from, to), isMarked: true });
    at = to;
  }
  pieces.push({ start: at, words: text.slice(at), isMarked: false });
  return (
    <span lang={lang}>
      {pieces.map(({ start, words, isMarked }) =>
        isMarked ? (
          <mark key={`${start}-marked`} className={styles.mark}>
            {words}
          </mark>
        ) : (
          <span key={start}>{words}</span>
        ),
      )}
    </span>
  );
}
