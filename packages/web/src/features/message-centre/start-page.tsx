import { defaultLanguageOf } from '@tervita/domain/core';
import { type MessageTemplate, presetFilters } from '@tervita/domain/message-centre';
import { smsTemplateText } from '@tervita/texts/sms-templates';
import { useNavigate, useSearchParams } from 'react-router';
import { useConfig } from '../../core/config.ts';
import { filterInputOf } from './filter-input.ts';
import styles from './message-centre.module.css';
import { RecipientsStep } from './recipients/recipients-step.tsx';
import { HistoryCard } from './sending/history-card.tsx';
import { StepHead } from './step-head.tsx';
import { TemplateCards } from './template-cards.tsx';
import { useMessageTexts } from './texts.ts';
import { useMessageDraft } from './use-message-draft.ts';

/** The templates and what was sent before; then, at the same address, who gets the message. */
export function Component() {
  const t = useMessageTexts();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { clinicId, draft, begin, change } = useMessageDraft();
  const language = defaultLanguageOf(useConfig().prmFeatures.COUNTRY_CODE);
  if (params.get('step') === 'recipients' && draft && !draft.sentAs)
    return <RecipientsStep {...{ clinicId, draft, change }} />;
  const choose = (template: MessageTemplate | null) => {
    // Chosen again it is as it was left: nobody loses words by going back.
    if (!draft || draft.template !== template || draft.sentAs)
      begin({
        template,
        filter: filterInputOf(template ? presetFilters[template] : undefined),
        except: [],
        text: template ? smsTemplateText(language, template, window.location.host) : '',
        language,
      });
    void navigate('/message-centre?step=recipients');
  };
  return (
    <div className={styles.page}>
      <StepHead title={t.title} lead={t.lead} />
      <TemplateCards onChoose={choose} />
      <HistoryCard clinicId={clinicId} />
    </div>
  );
}
