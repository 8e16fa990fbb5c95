import type { MouseEvent, Ref } from 'react';
import styles from './error-summary.module.css';

interface Props {
  title: string;
  /** By the id of the field, in the order of the page. */
  faults: readonly { id: string; label: string; text: string }[];
  /** Focus moves here when the form was not sent. */
  ref?: Ref<HTMLDivElement>;
}

/** On top of a form that cannot be sent: each line leads to its field. */
export function ErrorSummary({ title, faults, ref }: Props) {
  const go = (event: MouseEvent, id: string) => {
    event.preventDefault();
    document.getElementById(id)?.focus();
  };
  return (
    <div ref={ref} role="alert" tabIndex={-1} className={styles.summary}>
      <p className={styles.title}>{title}</p>
      <ul className={styles.list}>
        {faults.map(({ id, text, label }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => go(event, id)}>
              {`${label}: ${text}`}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
