import { encode } from 'uqr';
import styles from './app-code.module.css';

interface Props {
  text: string;
  label: string;
}

/** Drawn as one path: no picture has to be fetched, and nothing of the secret leaves the page. */
export function QrCode({ text, label }: Props) {
  const { data, size } = encode(text, { ecc: 'M', border: 2 });
  const path = data
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}
