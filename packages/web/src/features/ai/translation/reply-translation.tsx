import { translate } from '@tervita/contract/ai';
import type { Language } from '@tervita/domain/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useCommand } from '../../../core/api/index.ts';
import { type Command, useCommands } from '../../../core/commands/index.ts';
import { useLanguage } from '../../../core/texts/index.ts';
import { Button } from '../../../ui/button.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { useAiTexts } from '../texts.ts';
import { MachineWords } from './machine-words.tsx';
import styles from './translation.module.css';
import { consentMissing, NotInPlan } from './under-message.tsx';
import type { Translations } from './use-translations.ts';

interface Props {
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly patientLanguage: Language | null;
  readonly translations: Translations;
  readonly group: string;
}

/** A translation of what was written then; the words it replaced can come back. */
const useReplyTranslation = ({ text, setText, translations }: Props, target: Language) => {
  const { clinicId, eContactId, askConsent, consents } = translations;
  const [original, setOriginal] = useState('');
  const [replaced, setReplaced] = useState<string>();
  const ask = useCommand(translate, {
    onError: ({ code }) => {
      if (code === consentMissing) askConsent();
      return code === consentMissing || code === 'FEATURE_NOT_IN_PLAN';
    },
  });
  const start = () => {
    if (text.trim() === '') return;
    setOriginal(text);
    setReplaced(undefined);
    ask.mutate({ body: { clinicId, eContactId, text, targetLanguage: target } });
  };
  const take = (taken: string) => {
    setReplaced(text);
    setText(taken);
    ask.reset();
  };
  const waits = useRef(start);
  waits.current = start;
  const isWaiting = useRef(false);
  isWaiting.current = ask.error?.code === consentMissing;
  useEffect(() => {
    if (consents > 0 && isWaiting.current) waits.current();
  }, [consents]);
  return {
    ask,
    start,
    take,
    isOld: original !== text,
    wasReplaced: replaced !== undefined,
    bringBack: () => {
      setText(replaced ?? '');
      setReplaced(undefined);
    },
  };
};

function Offered({ patientLanguage, ...props }: Props & { patientLanguage: Language }) {
  const t = useAiTexts().translation;
  const { text, group } = props;
  const { ask, start, take, isOld, wasReplaced, bringBack } = useReplyTranslation(
    { ...props, patientLanguage },
    patientLanguage,
  );
  const latest = useRef(start);
  latest.current = start;
  const commands = useMemo<Command[]>(
    () => [{ id: 'translate-reply', label: t.reply, group, run: () => latest.current() }],
    [t, group],
  );
  useCommands(commands);
  if (ask.data)
    return (
      <MachineWords
        isTight
        title={t.replyTitle[patientLanguage]}
        translation={ask.data}
        note={isOld ? t.replyOld : t.replyHint}
      >
        <Button size="sm" variant="secondary" onPress={() => take(ask.data.text)}>
          {t.takeOver}
        </Button>
        <Button size="sm" variant="ghost" onPress={() => take(`${text.trim()}\n\n${ask.data.text}`)}>
          {t.addBelow}
        </Button>
        {isOld ? (
          <Button size="sm" variant="ghost" isPending={ask.isPending} onPress={start}>
            {t.reply}
          </Button>
        ) : null}
        <Button size="sm" variant="ghost" onPress={() => ask.reset()}>
          {t.close}
        </Button>
      </MachineWords>
    );
  if (ask.error?.code === 'FEATURE_NOT_IN_PLAN') return <NotInPlan />;
  return (
    <div className={styles.offerReply}>
      <StaffIcon name="languages" size="sm" />
      <span role={wasReplaced ? 'status' : undefined}>
        {wasReplaced ? t.taken : t.patientWrites[patientLanguage]}
      </span>
      {wasReplaced ? (
        <Button size="sm" variant="ghost" onPress={bringBack}>
          {t.bringBack}
        </Button>
      ) : (
        <Button
          size="sm"
          variant="ghost"
          isDisabled={text.trim() === ''}
          isPending={ask.isPending}
          pendingLabel={t.translating}
          onPress={start}
        >
          {t.reply}
        </Button>
      )}
    </div>
  );
}

/** Beside the text, to be taken over by a press; nothing goes out by itself. */
export function ReplyTranslation({ patientLanguage, ...props }: Props) {
  const language = useLanguage();
  const isForeign = patientLanguage !== null && patientLanguage !== language;
  if (!isForeign || props.translations.offered !== 'yes') return null;
  return <Offered {...props} patientLanguage={patientLanguage} />;
}
