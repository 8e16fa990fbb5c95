import type { Answered } from '@tervita/contract/core';
import { listOfferedTypes } from '@tervita/contract/problem-types';
import { type PatientGroup, patientGroups } from '@tervita/domain/problem-types';
import { useEffect, useRef } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { useAnswer } from '../../../../../core/api/index.ts';
import { useEmergencyNumber } from '../../../../../core/config.ts';
import { Icon } from '../../../../../ui/icon.tsx';
import { PageTitle } from '../../../../../ui/page-title.tsx';
import { SearchField } from '../../../../../ui/search-field.tsx';
import { AlarmsOfDrafts } from '../alarms-of-drafts.tsx';
import { ChosenLine } from '../chosen-line.tsx';
import flow from '../flow.module.css';
import { useFlowAddress, useFlowChoice } from '../flow-choice.ts';
import { usePersons } from '../for-whom/use-persons.ts';
import { useChoosingTexts } from '../texts.ts';
import { useChoosingStep } from '../use-choosing-step.ts';
import { Waiting } from '../waiting.tsx';
import { obviousClinic, useClinics } from '../where/use-clinics.ts';
import { AllReasons } from './all-reasons.tsx';
import styles from './choose-reason-page.module.css';
import { FoundReasons } from './found-reasons.tsx';
import { useKeptSearch } from './kept-search.ts';
import { OneGroup } from './one-group.tsx';
import { useReasonIndex } from './reason-index.ts';
import { useArrowKeys } from './use-arrow-keys.ts';

const fiveMinutes = 300_000;

/** A group is a page of its own at the same address: its title is where one starts. */
const useFocusOnGroup = (group: PatientGroup | undefined) => {
  const shown = useRef(group);
  useEffect(() => {
    if (shown.current === group) return;
    shown.current = group;
    document.querySelector<HTMLElement>('h1')?.focus();
  }, [group]);
};

/** To the last question that was asked: what was obvious was not. */
const useBackAddress = (group: PatientGroup | undefined): string => {
  const { personId, clinicId } = useFlowChoice();
  const addressOf = useFlowAddress();
  const clinics = useClinics(personId).data?.clinics ?? [];
  const persons = usePersons().data?.persons ?? [];
  if (group) return addressOf('add', { personId, clinicId });
  if (obviousClinic(clinics)?.clinicId !== clinicId)
    return addressOf('choose-clinic', { personId, isChanging: true });
  return persons.length > 1 ? addressOf('choose-person') : '/my-e-contacts';
};

function Reasons({ types, oftenChosen }: Answered<typeof listOfferedTypes>) {
  const t = useChoosingTexts().reason;
  const [words, setWords] = useKeptSearch();
  const index = useReasonIndex(types);
  const { area, onKeyDown } = useArrowKeys();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrows move among the links inside, which work without them
    <div ref={area} className={styles.area} onKeyDown={onKeyDown}>
      <SearchField
        label={t.searchLabel}
        placeholder={t.searchPlaceholder}
        clearLabel={t.clearSearch}
        value={words}
        onChange={setWords}
      />
      {words.trim() ? (
        <FoundReasons words={words.trim()} index={index} />
      ) : (
        <AllReasons types={types} oftenChosen={oftenChosen} />
      )}
    </div>
  );
}

function Emergency() {
  const t = useChoosingTexts().reason;
  const number = useEmergencyNumber();
  return (
    <footer className={styles.footer}>
      {t.emergency}
      <a href={`tel:${number}`}>
        <Icon name="phone" size="sm" />
        {t.call(number)}
      </a>
    </footer>
  );
}

export function Component() {
  const t = useChoosingTexts().reason;
  const { personId, clinicId } = useFlowChoice();
  const addressOf = useFlowAddress();
  const [search] = useSearchParams();
  const group = patientGroups.find((each) => each === search.get('group'));
  const offered = useAnswer(
    listOfferedTypes,
    { params: { clinicId: clinicId ?? '' } },
    { enabled: clinicId !== undefined, staleTime: fiveMinutes },
  );
  useChoosingStep('reason', useBackAddress(group));
  useFocusOnGroup(group);
  if (!personId || !clinicId || offered.error?.status === 404) {
    return <Navigate replace to={addressOf(personId ? 'choose-clinic' : 'choose-person', { personId })} />;
  }
  return (
    <>
      <div className={flow.page}>
        <ChosenLine personId={personId} clinicId={clinicId} />
        {group ? null : <PageTitle>{t.title}</PageTitle>}
        <AlarmsOfDrafts />
        <Waiting answer={offered} rows={6} isPart>
          {(found) => (group ? <OneGroup group={group} types={found.types} /> : <Reasons {...found} />)}
        </Waiting>
      </div>
      <Emergency />
    </>
  );
}
