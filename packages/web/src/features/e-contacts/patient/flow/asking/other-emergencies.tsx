import { useEmergencyNumber } from '../../../../../core/config.ts';
import { Disclosure } from '../../../../../ui/disclosure.tsx';
import { useAskingTexts, useSendingTexts } from '../texts.ts';
import styles from './asking.module.css';

/** The list that is asked fits the reason; what it leaves out is at hand beside it. */
export function OtherEmergencies() {
  const number = useEmergencyNumber();
  const { otherEmergencies } = useAskingTexts().question;
  const { intro, signs, judgement } = useSendingTexts().emergency;
  return (
    <Disclosure title={otherEmergencies(number)}>
      <p className={styles.flat}>{intro(number)}</p>
      <ul className={styles.signs}>
        {signs.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
      <p className={styles.flat}>{judgement}</p>
    </Disclosure>
  );
}
