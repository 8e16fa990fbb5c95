import { useNavigate } from 'react-router';
import { copyText } from '../../core/copy-text.ts';
import type { LastEContact } from '../../core/last-e-contact.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { StaffIcon } from '../../ui/staff-icon.tsx';
import { isSomebodyElse, type PersonTyped } from './person.ts';
import { useToolsTexts } from './texts.ts';
import styles from './tools.module.css';

interface Props {
  readonly text: string;
  readonly person: LastEContact | undefined;
  readonly typed: PersonTyped;
}

/** The result as words: copied, or at the end of the reply to the e-contact that was open last, unless it is of somebody else. */
export function ResultActions({ text, person, typed }: Props) {
  const t = useToolsTexts();
  const navigate = useNavigate();
  const copy = (said: string) => copyText(text, said);
  const putIntoReply = async () => {
    if (person) return navigate(`/e-contacts/${person.id}`, { state: { intoReply: text } });
    await copy(t.noReplyOpen);
    return navigate('/clinic-e-contacts');
  };
  return (
    <span className={styles.actions}>
      <Button variant="secondary" icon={<Icon name="copy" />} onPress={() => void copy(t.copied)}>
        {t.copy}
      </Button>
      {person && isSomebodyElse(person, typed) ? null : (
        <Button variant="primary" icon={<StaffIcon name="reply" />} onPress={() => void putIntoReply()}>
          {person ? t.intoReplyTo(person.name) : t.intoReply}
        </Button>
      )}
    </span>
  );
}
