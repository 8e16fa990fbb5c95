import { useNavigate } from 'react-router';
import { copyText } from '../../core/copy-text.ts';
import { lastEContact } from '../../core/last-e-contact.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { StaffIcon } from '../../ui/staff-icon.tsx';
import { useToolsTexts } from './texts.ts';
import styles from './tools.module.css';

/** The result as words: copied, or at the end of the reply to the e-contact that was open last. */
export function ResultActions({ text }: { text: string }) {
  const t = useToolsTexts();
  const navigate = useNavigate();
  const last = lastEContact();
  const copy = (said: string) => copyText(text, said);
  const putIntoReply = async () => {
    if (last) return navigate(`/e-contacts/${last.id}`, { state: { intoReply: text } });
    await copy(t.noReplyOpen);
    return navigate('/clinic-e-contacts');
  };
  return (
    <span className={styles.actions}>
      <Button variant="secondary" icon={<Icon name="copy" />} onPress={() => void copy(t.copied)}>
        {t.copy}
      </Button>
      <Button variant="primary" icon={<StaffIcon name="reply" />} onPress={() => void putIntoReply()}>
        {last ? t.intoReplyTo(last.name) : t.intoReply}
      </Button>
    </span>
  );
}
