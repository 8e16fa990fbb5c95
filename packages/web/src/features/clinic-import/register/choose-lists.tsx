import {
  importRegisterLists,
  listListImports,
  type listRegisterLists,
  type RegisterList,
} from '@tervita/contract/clinic-import';
import type { Answered } from '@tervita/contract/core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type ApiError, NoticeCallout, useCommand, useNotice } from '../../../core/api/index.ts';
import { useFormat } from '../../../core/format/index.ts';
import { selectClinic } from '../../../core/session/index.ts';
import { useClinicTexts } from '../../../core/texts/clinic.ts';
import { useTexts } from '../../../core/texts/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import styles from '../clinic-import.module.css';
import { Panel } from '../panel.tsx';
import { useClinicImportTexts } from '../texts.ts';
import { RegisterListsTable } from './lists-table.tsx';
import type { RegisterSession } from './register-session.ts';

export type FoundLists = Answered<typeof listRegisterLists>;
type Organisation = FoundLists['organisations'][number];

interface Props {
  readonly found: FoundLists;
  readonly organisation: Organisation;
  readonly session: RegisterSession;
  /** The server knows the sign-in no more. */
  readonly onSignInEnded: () => void;
}

/** All, unless somebody says otherwise: whoever moved to a list that is left out would be a patient no more. */
const usualChoice = (lists: readonly RegisterList[]) => new Set(lists.map(({ listCode }) => listCode));

const useStartImport = ({ session, organisation, onSignInEnded }: Omit<Props, 'found'>) => {
  const navigate = useNavigate();
  const [refusal, setRefusal] = useState<ApiError>();
  const start = useCommand(importRegisterLists, {
    refreshes: [listListImports],
    onDone: ({ importId }) => void navigate(`/admin/clinic-import?import=${importId}`),
    onError: (error) => {
      if (error.code === 'IMPORT_SIGN_IN_NEEDED') onSignInEnded();
      else setRefusal(error);
      return true;
    },
  });
  const begin = (listCodes: string[]) => {
    setRefusal(undefined);
    const { method, sessionId } = session;
    start.mutate({ body: { method, sessionId, clinicId: organisation.clinicId, listCodes } });
  };
  return { begin, refusal, isPending: start.isPending };
};

function Organisations({ all, current }: { all: readonly Organisation[]; current: Organisation }) {
  const t = useClinicImportTexts().lists;
  const { number } = useFormat();
  if (all.length === 1)
    return (
      <p className={styles.lead}>
        {t.organisation}: <strong>{current.name}</strong>
      </p>
    );
  const place = all.findIndex(({ clinicId }) => clinicId === current.clinicId) + 1;
  return (
    <div className={styles.between}>
      <SegmentedControl
        label={t.organisation}
        value={current.clinicId}
        onChange={selectClinic}
        segments={all.map(({ clinicId, name }) => ({ value: clinicId, label: name }))}
      />
      <span className={styles.quiet}>{t.eachApart(number(place), number(all.length))}</span>
    </div>
  );
}

/** The lists that the register has for one organisation: which of them to import, and a yes. */
export function ChooseLists({ found, organisation, session, onSignInEnded }: Props) {
  const { core } = useClinicTexts();
  const { errors } = useTexts();
  const t = useClinicImportTexts().lists;
  const { number } = useFormat();
  const lists = found.patientListWithClinicians.filter(({ clinicId }) => clinicId === organisation.clinicId);
  const [chosen, setChosen] = useState(() => usualChoice(lists));
  const [isAsking, setAsking] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const { begin, refusal, isPending } = useStartImport({ session, organisation, onSignInEnded });
  const notice = useNotice(errors)(refusal);
  const picked = lists.filter(({ listCode }) => chosen.has(listCode));
  const choose = (listCode: string, isChosen: boolean) => {
    const next = new Set(chosen);
    if (isChosen) next.add(listCode);
    else next.delete(listCode);
    setChosen(next);
  };
  const patients = picked.reduce((sum, { patientCount }) => sum + patientCount, 0);
  return (
    <Panel title={t.title} number={2}>
      <Organisations all={found.organisations} current={organisation} />
      {lists.length === 0 ? (
        <Callout tone="idle">{t.empty}</Callout>
      ) : (
        <RegisterListsTable lists={lists} chosen={chosen} onChoose={choose} />
      )}
      <p className={styles.quiet}>{t.keeps}</p>
      <NoticeCallout notice={notice} />
      {isMissing && picked.length === 0 && !notice ? (
        <Callout tone="danger" role="alert">
          {t.noneChosen}
        </Callout>
      ) : null}
      <div className={styles.between}>
        <LinkButton variant="ghost" to="/admin/clinic-import?import=new">
          {t.file}
        </LinkButton>
        <Button
          isPending={isPending}
          pendingLabel={core.saving}
          onPress={() => (picked.length === 0 ? setMissing(true) : setAsking(true))}
        >
          {t.start(picked.length)}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        title={t.confirmTitle(picked.length)}
        confirmLabel={t.start(picked.length)}
        cancelLabel={t.cancel}
        isPending={isPending}
        pendingLabel={core.saving}
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          begin(picked.map(({ listCode }) => listCode));
        }}
      >
        {t.confirm(number(patients), organisation.name)}
      </ConfirmDialog>
    </Panel>
  );
}
