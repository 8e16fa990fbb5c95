import { type ClinicPatient, searchPatients } from '@tervita/contract/patients';
import { useEffect, useState } from 'react';
import { useAnswer } from '../../../../core/api/index.ts';
import { useFormat } from '../../../../core/format/index.ts';
import { useSelectedClinic, useUser } from '../../../../core/session/index.ts';
import { Avatar } from '../../../../ui/avatar.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { PageTitle } from '../../../../ui/page-title.tsx';
import { PickList, type PickOption } from '../../../../ui/pick-list.tsx';
import { Spinner } from '../../../../ui/spinner.tsx';
import { rememberTyped } from '../../../patients/index.ts';
import { fullName } from '../actions/acted.ts';
import { maskedCode } from '../personal-code.tsx';
import styles from './create-page.module.css';
import { keptSearch } from './kept-typing.ts';
import { useCreatingTexts } from './texts.ts';
import type { Wizard } from './wizard.ts';

const restMs = 150;
/** One letter finds half of the clinic. */
const fewest = 2;
const add = 'add';

const useRested = (text: string): string => {
  const [rested, setRested] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs);
    return () => clearTimeout(timer);
  }, [text]);
  return rested;
};

const useFoundPatients = (typed: string) => {
  const meant = typed.trim().length < fewest ? '' : typed.trim();
  const search = useRested(meant);
  const clinicId = useSelectedClinic()?.clinicId ?? '';
  const options = { enabled: search !== '' && clinicId !== '', keepsPrevious: true };
  const answer = useAnswer(searchPatients, { query: { clinicId, search } }, options);
  const isSettled = meant !== '' && search === meant && !answer.isFetching && !answer.isPlaceholderData;
  return {
    patients: meant === '' ? [] : (answer.data?.patients ?? []),
    /** What is shown answers what is typed. */
    isSettled,
    isSearching: meant !== '' && !isSettled,
    hasFailed: isSettled && answer.isError,
  };
};

/** Whom it is about; arrows go into what was found, Enter takes it. */
export function FindStep({ wizard }: { wizard: Wizard }) {
  const t = useCreatingTexts();
  const format = useFormat();
  const { userId } = useUser();
  const kept = keptSearch(userId);
  const [typed, setTyped] = useState(() => kept.read().search ?? '');
  const { patients, isSettled, isSearching, hasFailed } = useFoundPatients(typed);
  const optionOf = (patient: ClinicPatient): PickOption => ({
    value: patient.clinicMemberId,
    label: fullName(patient),
    hint: [
      patient.birthDate ? format.shortAge(patient.birthDate) : undefined,
      patient.personalCode ? maskedCode(patient.personalCode) : undefined,
      patient.listCode,
      patient.email,
    ]
      .filter(Boolean)
      .join(' · '),
    icon: <Avatar name={fullName(patient)} size="sm" />,
    // Those found for earlier letters stay only while their names still fit.
    isFound: isSettled,
  });
  const adding: PickOption = {
    value: add,
    label: t.find.add,
    hint: t.find.addHint,
    icon: <Icon name="plus" />,
    isFound: true,
  };
  const type = (text: string) => {
    setTyped(text);
    kept.write(text.trim() ? { search: text } : {});
  };
  const addNew = () => {
    rememberTyped(userId, typed);
    wizard.go({ step: 'add' });
  };
  const pick = (value: string) =>
    value === add ? addNew() : wizard.go({ step: 'patient', patientId: value });
  const isFound = patients.length > 0;
  return (
    <section className={styles.step}>
      <PageTitle>{t.kinds[wizard.kind].find}</PageTitle>
      <Card>
        <PickList
          label={t.find.label}
          typedBefore={typed}
          groups={[
            { name: t.find.patients, options: patients.map(optionOf) },
            { options: isSettled && !isFound ? [adding] : [] },
          ]}
          emptyText={isSearching ? t.find.searching : t.find.hint}
          trail={isSearching ? <Spinner size="sm" /> : null}
          onType={type}
          onPick={pick}
        />
        {/* Apart from who was found: arrow and Enter must not make the same patient a second time. */}
        {isSettled && isFound ? (
          <Button variant="ghost" icon={<Icon name="plus" />} onPress={addNew}>
            {t.find.add}
          </Button>
        ) : null}
        {isSettled && !isFound ? (
          <p className={styles.hint} role="status">
            {hasFailed ? t.find.failed : t.find.none}
          </p>
        ) : null}
      </Card>
    </section>
  );
}
