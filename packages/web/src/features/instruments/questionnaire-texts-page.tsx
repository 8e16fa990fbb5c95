import { type InstrumentToWord, listInstrumentTexts } from '@tervita/contract/instruments';
import { type Language, languages } from '@tervita/domain/core';
import { useSearchParams } from 'react-router';
import { TryAgain, useAnswer } from '../../core/api/index.ts';
import { ColumnPage } from '../../core/form/index.ts';
import { usePageTitle } from '../../core/page/index.ts';
import { useSelectedClinic } from '../../core/session/index.ts';
import { useClinicTexts } from '../../core/texts/clinic.ts';
import { languageNames, useLanguage } from '../../core/texts/index.ts';
import { Callout } from '../../ui/callout.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { AdminFrame } from '../clinics/index.ts';
import { InstrumentRows } from './instrument-rows.tsx';
import { OfferState } from './offer-state.tsx';
import styles from './questionnaire-texts.module.css';
import { useQuestionnaireTexts } from './texts.ts';
import { WordsForm } from './words-form.tsx';

interface OneProps {
  readonly clinicId: string;
  readonly instrument: InstrumentToWord;
  readonly all: readonly InstrumentToWord[];
}

/** Who holds the rights, and where the official words are to be had. */
function Rights({ instrument: { holder, officialText } }: Pick<OneProps, 'instrument'>) {
  const t = useQuestionnaireTexts();
  if (officialText === null)
    return (
      <Callout tone="info" title={t.licenceTitle}>
        {t.licenceText(holder)}
      </Callout>
    );
  return (
    <Callout
      tone="info"
      title={t.officialTitle}
      action={
        <a href={officialText} target="_blank" rel="noreferrer">
          {t.officialAt(new URL(officialText).hostname.replace('www.', ''))}
        </a>
      }
    >
      {t.officialText(holder)}
    </Callout>
  );
}

/** The language stands in the address beside the instrument: a reload shows the same. */
function OneInstrument({ clinicId, instrument, all }: OneProps) {
  const t = useQuestionnaireTexts();
  const [params, setParams] = useSearchParams();
  usePageTitle(instrument.name);
  const asked = params.get('language');
  const language: Language =
    languages.find((each) => each === asked) ?? instrument.texts[0]?.language ?? languages[0];
  return (
    <ColumnPage title={instrument.name}>
      <div className={styles.back}>
        <LinkButton variant="ghost" size="sm" to="/admin/questionnaire-texts">
          <Icon name="chevron-left" size="sm" />
          {t.back}
        </LinkButton>
      </div>
      <Rights instrument={instrument} />
      <OfferState {...{ clinicId, instrument, all, language }} />
      <div className={styles.language}>
        <SegmentedControl
          isWide
          label={t.language}
          value={language}
          onChange={(next) => setParams({ instrument: instrument.instrument, language: next })}
          segments={languages.map((value) => ({ value, label: languageNames[value] }))}
        />
        <p className={styles.hint}>{instrument.hasOwnWords ? t.ownWordsHint : t.languageHint}</p>
      </div>
      <WordsForm key={`${instrument.instrument}/${language}`} {...{ clinicId, instrument, language }} />
    </ColumnPage>
  );
}

/** The official words of questionnaires: entered and taken back by the admins of a clinic. */
export function Component() {
  const { core } = useClinicTexts();
  const t = useQuestionnaireTexts();
  const [params] = useSearchParams();
  const clinic = useSelectedClinic();
  const clinicId = clinic?.clinicId ?? '';
  const isAdmin = clinic?.isAdmin ?? false;
  const locale = useLanguage();
  const answer = useAnswer(
    listInstrumentTexts,
    { params: { clinicId }, query: { locale } },
    { enabled: isAdmin },
  );
  const all = answer.data?.instruments;
  const instrument = all?.find((each) => each.instrument === params.get('instrument'));
  if (!isAdmin)
    return (
      <EmptyState
        level={1}
        tone="turn"
        icon={<Icon name="lock" size="xl" />}
        title={t.notAdminTitle}
        action={<LinkButton to="/settings">{t.toSettings}</LinkButton>}
      >
        {t.notAdmin}
      </EmptyState>
    );
  if (all && instrument) return <OneInstrument {...{ clinicId, instrument, all }} />;
  return (
    <AdminFrame>
      <ColumnPage title={t.title} lead={t.lead}>
        {!all && answer.isError ? (
          <ErrorState title={t.loadFailed} action={<TryAgain answer={answer} />} />
        ) : null}
        {all || answer.isError ? null : <SkeletonRows label={core.loading} count={6} />}
        {all ? <InstrumentRows clinicId={clinicId} instruments={all} /> : null}
      </ColumnPage>
    </AdminFrame>
  );
}
