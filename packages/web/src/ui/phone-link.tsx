import { groupedPhone } from '@tervita/domain/persons';
import type { ReactNode } from 'react';
import styles from './phone-link.module.css';

/** Of a telephone number as people write it. */
export const phoneAddress = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;

/** A number that can be called, in groups that can be read. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <a className={styles.number} href={phoneAddress(phone)}>
    {groupedPhone(phone)}
  </a>
);

interface Props {
  readonly text: string;
  /** Those of the numbers in the text that can be called. */
  readonly numbers: readonly string[];
}

const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A sentence in which telephone numbers are links that a thumb hits. */
export const WithPhoneLinks = ({ text, numbers }: Props): ReactNode => {
  if (numbers.length === 0) return text;
  // A number is no part of a longer one.
  const pattern = new RegExp(`(?<![\\d+])(${numbers.map(escaped).join('|')})(?!\\d)`);
  return text.split(pattern).map((part, place) =>
    numbers.includes(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a number may stand in it twice, and the text does not change
      <a key={place} className={styles.link} href={phoneAddress(part)}>
        {part}
      </a>
    ) : (
      part
    ),
  );
};
