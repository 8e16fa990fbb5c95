import { type Language, languages } from '@tervita/domain/core';
import { messageFault, messageSize, smsTextFor } from '@tervita/domain/message-centre';
import { firstNamePlaceholder } from '@tervita/domain/reply-templates';
import { smsTemplateText } from '@tervita/texts/sms-templates';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { languageNames } from '../../../core/texts/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import page from '../message-centre.module.css';
import { StepHead } from '../step-head.tsx';
import { useMessageTexts } from '../texts.ts';
import type { MessageDraft } from '../use-message-draft.ts';
import styles from './compose.module.css';
import type { ComposeAudience } from './compose-audience.ts';
import { PhonePreview } from './phone-preview.tsx';
import { PriceCard } from './price-card.tsx';
import { RecipientsCard } from './recipients-card.tsx';
import { SmsEditor } from './sms-editor.tsx';

interface Props {
  readonly draft: MessageDraft;
  readonly change: (part: Partial<MessageDraft>) => void;
  readonly audience: ComposeAudience;
}

const blank = /_{2,}/;

/** The text, how long it becomes and what it costs, and how it looks on a phone. */
export function ComposeStep({ draft, change, audience }: Props) {
  const t = useMessageTexts();
  const navigate = useNavigate();
  const [isChecked, setChecked] = useState(false);
  const { footer, longestFirstName: longest, counts, words, sample } = audience;
  const { template, text, language } = draft;
  // With names in it the words differ, and each gets their own.
  const shared = text.includes(firstNamePlaceholder) ? 0 : audience.shared;
  const reachable = Math.max(audience.reachable - shared, 0);
  const size = messageSize(text, longest, footer);
  const fault = messageFault(text, longest, footer) ?? (blank.test(text) ? 'blanks' : undefined);
  // What is wrong while typing is said at once; what is only not ready yet, when one wants to go on.
  const isSaid = fault !== undefined && (isChecked || !['required', 'blanks'].includes(fault));
  const room = size.units === 1 ? size.lettersOfOne : size.units * (size.lettersOfOne === 160 ? 153 : 67);
  const templateIn = (spoken: Language) =>
    template ? smsTemplateText(spoken, template, window.location.host) : '';
  const original = templateIn(language);
  const speak = (next: Language) =>
    // Words of one's own stay; only an untouched template changes its language.
    change({
      language: next,
      ...(template && text === original ? { text: templateIn(next) } : {}),
    });
  const goOn = () => {
    setChecked(true);
    if (!fault) void navigate('/message-centre/message?step=confirm');
  };
  return (
    <div className={page.page}>
      <StepHead
        title={template ? t.templates[template] : t.ownText}
        lead={template ? t.compose.fromTemplate : t.compose.own}
        step={2}
      />
      <div className={styles.columns}>
        <div className={styles.main}>
          <RecipientsCard reachable={reachable} words={words} />
          <Card>
            {template ? (
              <div className={styles.language}>
                <SegmentedControl
                  label={t.compose.language}
                  value={language}
                  onChange={speak}
                  segments={languages.map((value) => ({ value, label: languageNames[value] }))}
                />
              </div>
            ) : null}
            <SmsEditor
              text={text}
              onChange={(next) => change({ text: next })}
              footer={footer}
              lang={language}
              error={isSaid ? t.compose.faults[fault] : undefined}
              tools={
                <>
                  <LinkButton size="sm" variant="ghost" to="/message-centre">
                    {t.compose.templates}
                  </LinkButton>
                  {template ? (
                    <Button
                      size="sm"
                      variant="ghost"
                      icon={<Icon name="rotate-left" size="sm" />}
                      isDisabled={text === original}
                      onPress={() => change({ text: original })}
                    >
                      {t.compose.restore}
                    </Button>
                  ) : null}
                </>
              }
            />
            <div className={styles.meter}>
              <span>{t.compose.letters(size.letters, room)}</span>
              <div className={styles.bar}>
                <ProgressBar
                  label={t.compose.lettersLabel}
                  value={(size.letters / room) * 100}
                  valueText={t.compose.letters(size.letters, room)}
                  tone={fault === 'smsTooLong' ? 'danger' : size.units > 1 ? 'turn' : 'primary'}
                />
              </div>
              <StatusChip tone={fault === 'smsTooLong' ? 'danger' : size.units > 1 ? 'turn' : 'done'}>
                {t.compose.each(size.units)}
              </StatusChip>
            </div>
            <p className={styles.hint}>{longest ? t.compose.longest(longest) : null}</p>
            <Callout tone="info">{t.compose.latin}</Callout>
          </Card>
          <div className={page.buttons}>
            <LinkButton
              variant="secondary"
              to="/message-centre?step=recipients"
              icon={<Icon name="arrow-left" />}
            >
              {t.toRecipients}
            </LinkButton>
            <Button trailingIcon={<Icon name="arrow-right" />} onPress={goOn}>
              {t.toConfirm}
            </Button>
          </div>
        </div>
        <div className={styles.aside}>
          <PhonePreview
            name={sample.fullName}
            text={smsTextFor(text, sample.firstName, footer)}
            lang={language}
          />
          <PriceCard counts={counts} reachable={reachable} shared={shared} mostUnits={size.units} />
        </div>
      </div>
    </div>
  );
}
