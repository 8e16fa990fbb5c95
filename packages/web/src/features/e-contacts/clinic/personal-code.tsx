import { useState } from 'react';
import { useClinicTexts } from '../../../core/texts/clinic.ts';
import styles from './personal-code.module.css';

const shownFirst = 3;

export const maskedCode = (code: string): string =>
  `${code.slice(0, shownFirst)}${'•'.repeat(Math.max(0, code.length - shownFirst))}`;

/** Behind one press, so that a glance over the shoulder does not show it. */
export function PersonalCode({ code }: { code: string }) {
  const t = useClinicTexts().eContacts.detail.patientCard;
  const [isShown, setShown] = useState(false);
  return (
    <>
      <span className={styles.code}>{isShown ? code : maskedCode(code)}</span>
      <button type="button" className={styles.show} onClick={() => setShown(!isShown)}>
        {isShown ? t.hide : t.show}
      </button>
    </>
  );
}
