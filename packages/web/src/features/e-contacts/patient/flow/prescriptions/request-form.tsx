import { type Prescription, searchMedicationsAsPatient } from '@tervita/contract/prescriptions';
import { listOfferedTypes } from '@tervita/contract/problem-types';
import { adultAge } from '@tervita/domain/persons';
import { prescriptionsMost, typeOfRequest } from '@tervita/domain/prescriptions';
import { type FormEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAnswer } from '../../../../../core/api/index.ts';
import { useFormat } from '../../../../../core/format/index.ts';
import { BottomBar } from '../../../../../ui/bottom-bar.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { PageTitle } from '../../../../../ui/page-title.tsx';
import { MedicineSearch, usePrescriptionTexts } from '../../../../prescriptions/index.ts';
import type { Opened } from '../../drafts/open-draft.ts';
import { useBeginAnew } from '../../drafts/use-begin-anew.ts';
import { useDraftSaver } from '../../drafts/use-draft-saver.ts';
import { ChosenLine } from '../chosen-line.tsx';
import flow from '../flow.module.css';
import { flowAddress } from '../flow-choice.ts';
import type { FlowTarget } from '../flow-target.ts';
import { nameOf } from '../for-whom/use-persons.ts';
import { DangerIn } from '../write/danger-in.tsx';
import { SaveNote } from '../write/save-note.tsx';
import { WriteNotices } from '../write/write-notices.tsx';
import { EarlierCard } from './earlier-card.tsx';
import { asRequest } from './earlier-medicines.ts';
import { NewMedicineCard } from './new-medicine-card.tsx';
import styles from './prescriptions.module.css';
import { useRequest, useTaker } from './use-request.ts';

interface Props {
  readonly target: FlowTarget;
  readonly opened: Opened;
  readonly prescriptions: readonly Prescription[];
  readonly reopen: () => void;
}

/** A renewal or a new request, as the medicines say; a reason that the clinic has switched off is not taken. */
const useReason = ({ clinicId, type }: FlowTarget) => {
  const offered = useAnswer(listOfferedTypes, { params: { clinicId } }).data?.types;
  return (asked: Parameters<typeof typeOfRequest>[0]) => {
    const wanted = typeOfRequest(asked);
    return !offered || offered.includes(wanted) ? wanted : type;
  };
};

export function RequestForm({ target, opened, prescriptions, reopen }: Props) {
  const t = usePrescriptionTexts();
  const { page } = t;
  const navigate = useNavigate();
  const isAdding = useLocation().pathname.endsWith('/add');
  const [saver, view] = useDraftSaver(opened);
  const taker = useTaker(target.personId);
  const request = useRequest(saver, opened, prescriptions, taker);
  const reasonFor = useReason(target);
  const beginAnew = useBeginAnew(target, opened.id);
  const { age } = useFormat();
  const [isChecked, setChecked] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    // What is to be settled first stands above.
    if (view.conflict || view.sentAs) return document.getElementById('unsettled')?.focus();
    if (!request.isWhole || isLeaving) return;
    setLeaving(true);
    const type = reasonFor(request.asked);
    saver.setType(type);
    await saver.flushSoon();
    if (saver.store.get().state === 'DELETED') return beginAnew({ ...saver.store.get().content, type });
    // The last page asks about danger first.
    void navigate(flowAddress('summary', { ...target, type, draftId: opened.id }));
  };
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <div className={flow.page} inert={view.isSettled}>
        <ChosenLine personId={target.personId} clinicId={target.clinicId} />
        <PageTitle>{page.title}</PageTitle>
        <WriteNotices target={target} opened={opened} saver={saver} view={view} reopen={reopen} />
        {taker.person && taker.years !== null && taker.years < adultAge ? (
          <Callout tone="info">
            {page.forChild(nameOf(taker.person), age(taker.person.birthDate ?? ''))}
          </Callout>
        ) : null}
        <h2 className={flow.heading}>{page.earlier}</h2>
        {request.earlier.length > 0 ? (
          <ul className={styles.list}>
            {request.earlier.map((medicine) => (
              <EarlierCard
                key={medicine.latest.id}
                medicine={medicine}
                asked={request.askedAs(medicine)}
                isHeld={request.isHeld(medicine)}
                onTick={(isOn) => request.tick(medicine, isOn)}
                asksPregnancy={request.asksPregnancy(asRequest(medicine))}
                isChecked={isChecked}
                onAmend={(part) => request.amend(medicine, part)}
              />
            ))}
          </ul>
        ) : (
          <p className={flow.muted}>{page.noEarlier}</p>
        )}
        <h2 className={flow.heading}>{page.newOne}</h2>
        {request.fresh.length > 0 ? (
          <ul className={styles.list}>
            {request.fresh.map((medicine) => (
              <NewMedicineCard
                key={medicine.key}
                medicine={medicine}
                asksPregnancy={request.asksPregnancy(medicine)}
                isAskedAlready={request.isAskedAlready(medicine)}
                isChecked={isChecked}
                onChange={(part) => request.change(medicine.key, part)}
                onRemove={() => request.remove(medicine.key)}
              />
            ))}
          </ul>
        ) : null}
        {request.hasRoom ? (
          <MedicineSearch
            route={searchMedicationsAsPatient}
            isFocused={isAdding}
            onFound={request.addFound}
            onByHand={request.addByHand}
          />
        ) : (
          <p className={flow.muted}>{page.tooMany(prescriptionsMost)}</p>
        )}
        <DangerIn opened={opened} warning={view.warning} />
        <Callout tone="info">{t.notJudged}</Callout>
        {isChecked && request.count === 0 ? (
          <Callout tone="turn" role="alert">
            {page.nothing}
          </Callout>
        ) : null}
      </div>
      <BottomBar note={<SaveNote state={view.state} />}>
        <Button type="submit" isWide isPending={isLeaving} pendingLabel={t.page.step}>
          {request.count > 0 ? page.go(request.count) : page.nothing}
        </Button>
      </BottomBar>
    </form>
  );
}
