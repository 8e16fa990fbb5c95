import { messageTextMost } from '@tervita/domain/message-centre';
import { type ChangeEvent, type ReactNode, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useMessageTexts } from '../texts.ts';
import styles from './compose.module.css';
import { fromChips, nameChip, withChips } from './name-chip.ts';

interface Props {
  readonly text: string;
  readonly onChange: (text: string) => void;
  readonly footer: string;
  /** The language of what is written. */
  readonly lang: string;
  readonly error: string | undefined;
  /** At the end of the row of tools. */
  readonly tools?: ReactNode;
}

/** The same text below the letters, where the first name stands marked: the two must break their lines alike. */
const marked = (text: string, chip: string): ReactNode[] => {
  const shown: ReactNode[] = [];
  let from = 0;
  for (let at = text.indexOf(chip); at >= 0; at = text.indexOf(chip, from)) {
    shown.push(text.slice(from, at), <mark key={at}>{chip}</mark>);
    from = at + chip.length;
  }
  return [...shown, text.slice(from)];
};

export function SmsEditor({ text, onChange, footer, lang, error, tools }: Props) {
  const t = useMessageTexts();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const word = t.compose.firstName;
  const chip = nameChip(word);
  const shown = withChips(text, word);
  /** At once, so that the next letter is typed where the caret is. */
  const put = (next: string, caret: number) => {
    flushSync(() => onChange(fromChips(next, word)));
    const at = withChips(fromChips(next.slice(0, caret), word), word).length;
    area.current?.setSelectionRange(at, at);
  };
  const insertName = () => {
    const { selectionStart: from = shown.length, selectionEnd: to = shown.length } = area.current ?? {};
    put(shown.slice(0, from) + chip + shown.slice(to), from + chip.length);
    area.current?.focus();
  };
  const typed = ({ target }: ChangeEvent<HTMLTextAreaElement>) => {
    const next = fromChips(target.value, word);
    // Only where a chip was broken is something else shown than what was typed; then the caret has to follow.
    if (withChips(next, word) === target.value) onChange(next);
    else put(target.value, target.selectionEnd);
  };
  return (
    <div>
      <label className={styles.label} htmlFor={id}>
        {t.compose.message}
      </label>
      <div className={styles.editor} data-invalid={error ? '' : undefined}>
        <div className={styles.tools}>
          <Button size="sm" variant="ghost" icon={<Icon name="user" size="sm" />} onPress={insertName}>
            {t.compose.insertName}
          </Button>
          <span className={styles.toolsEnd}>{tools}</span>
        </div>
        <div className={styles.stack}>
          <div className={styles.mirror} aria-hidden="true">
            {marked(shown, chip)}
            {'\n'}
          </div>
          <textarea
            ref={area}
            id={id}
            className={styles.area}
            lang={lang}
            data-own-focus=""
            maxLength={messageTextMost}
            value={shown}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            onChange={typed}
          />
        </div>
        <div className={styles.locked}>
          <Icon name="lock" size="sm" />
          <span>{footer}</span>
          <span className={styles.lockedEnd}>{t.compose.signature}</span>
        </div>
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}
