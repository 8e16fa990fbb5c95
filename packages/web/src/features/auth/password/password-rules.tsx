import { password as limits, type PasswordFault, passwordFaultsOf } from '@tervita/domain/auth';
import { useAccountTexts } from '../../../core/texts/account.ts';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import styles from './new-password-fields.module.css';

interface Props {
  password: string;
  /** Words that must not make it up: name, address. */
  personal: readonly string[];
}

/** What a password must be, ticked while it is typed. */
export function PasswordRules({ password, personal }: Props) {
  const { rules } = useAccountTexts().forms;
  const faults = passwordFaultsOf(password, personal);
  const sentences: Record<PasswordFault, string> = {
    tooShort: rules.tooShort(limits.min),
    tooLong: rules.tooLong(limits.max),
    tooCommon: rules.tooCommon,
    tooPersonal: rules.tooPersonal,
  };
  // Nobody comes near the longest: it is said only to who does.
  const shown = (['tooShort', 'tooCommon', 'tooPersonal', 'tooLong'] as const).filter(
    (fault) => fault !== 'tooLong' || faults.includes('tooLong'),
  );
  const isMet = (fault: PasswordFault) => password !== '' && !faults.includes(fault);
  return (
    <ul className={styles.rules} aria-label={rules.title}>
      {shown.map((fault) => (
        <li key={fault} data-met={isMet(fault) || undefined}>
          {isMet(fault) ? <Icon name="check" size="sm" /> : <span className={styles.dot} />}
          <span>
            {sentences[fault]}
            <VisuallyHidden> ({isMet(fault) ? rules.met : rules.unmet})</VisuallyHidden>
          </span>
        </li>
      ))}
    </ul>
  );
}
