import { helpLinesOf } from '@tervita/domain/core';
import { useDeferredValue, useRef, useState } from 'react';
import { Navigate } from 'react-router';
import { useConfig } from '../../../../../core/config.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { LinkButton } from '../../../../../ui/link-button.tsx';
import { PageTitle } from '../../../../../ui/page-title.tsx';
import { WithPhoneLinks } from '../../../../../ui/phone-link.tsx';
import { SearchField } from '../../../../../ui/search-field.tsx';
import { ChosenLine } from '../chosen-line.tsx';
import flow from '../flow.module.css';
import { useFlowAddress, useFlowChoice } from '../flow-choice.ts';
import { useChoosingTexts } from '../texts.ts';
import { useChoosingStep } from '../use-choosing-step.ts';
import { Waiting } from '../waiting.tsx';
import { ClinicRows } from './clinic-rows.tsx';
import { type Clinic, useClinics, useFoundClinics } from './use-clinics.ts';

const isOpen = ({ kind }: Clinic) => kind === 'OPEN';

/** No clinic has these words: what cannot be done is said, with what can. */
function NothingFound({ onSearchAgain }: { onSearchAgain: () => void }) {
  const t = useChoosingTexts().clinic;
  const addressOf = useFlowAddress();
  const { advice } = helpLinesOf(useConfig().prmFeatures.COUNTRY_CODE);
  const ways = (
    <>
      <Button size="sm" icon={<Icon name="search" />} onPress={onSearchAgain}>
        {t.searchAgain}
      </Button>
      <LinkButton size="sm" variant="secondary" to={addressOf('choose-person', { isChanging: true })}>
        {t.otherPerson}
      </LinkButton>
    </>
  );
  return (
    <Callout tone="turn" role="status" title={t.nothingFound} action={ways}>
      {t.nothingFoundText} {advice ? <WithPhoneLinks text={t.adviceLine(advice)} numbers={[advice]} /> : null}
    </Callout>
  );
}

/** Of whom no family doctor is known, before they have searched. */
function NoneKnown() {
  const t = useChoosingTexts().clinic;
  return (
    <Callout tone="turn" title={t.noneKnown}>
      {t.noneKnownText}
    </Callout>
  );
}

function AnyClinic({ clinics, personId }: { clinics: readonly Clinic[]; personId: string }) {
  const t = useChoosingTexts().clinic;
  const [search, setSearch] = useState('');
  const asked = useDeferredValue(search.trim());
  // One's own clinics come along with every answer: only what has the words was searched for.
  const found = useFoundClinics(personId, asked)?.filter((clinic) => !clinic.isRelated || isOpen(clinic));
  const takingAnybody = clinics.filter(isOpen);
  const isFruitless = asked !== '' && found?.length === 0;
  const shown = asked && !isFruitless ? found : takingAnybody;
  const page = useRef<HTMLDivElement>(null);
  const searchAgain = () => {
    setSearch('');
    page.current?.querySelector('input')?.focus();
  };
  const isNoneKnown = !clinics.some((clinic) => clinic.isRelated && !isOpen(clinic));
  return (
    <div ref={page} className={flow.page}>
      <ChosenLine personId={personId} />
      <PageTitle>{t.openTitle}</PageTitle>
      <p className={flow.muted}>{t.openText}</p>
      <SearchField
        label={t.find}
        placeholder={t.find}
        clearLabel={t.clearFind}
        value={search}
        onChange={setSearch}
      />
      {isNoneKnown && !asked ? <NoneKnown /> : null}
      {isFruitless ? <NothingFound onSearchAgain={searchAgain} /> : null}
      {isFruitless && takingAnybody.length > 0 ? <h2 className={flow.heading}>{t.takeAnybody}</h2> : null}
      {shown && shown.length > 0 ? <ClinicRows clinics={shown} personId={personId} /> : null}
    </div>
  );
}

/** Any clinic but one's own: those that take anybody are shown, all others are found by name or place. */
export function Component() {
  const { personId } = useFlowChoice();
  const addressOf = useFlowAddress();
  const clinics = useClinics(personId);
  useChoosingStep('clinic', addressOf('choose-clinic', { personId, isChanging: true }));
  if (!personId || clinics.error?.status === 404) return <Navigate replace to={addressOf('choose-person')} />;
  return (
    <Waiting answer={clinics}>
      {({ clinics: found }) => <AnyClinic clinics={found} personId={personId} />}
    </Waiting>
  );
}
