import { listPatientLists } from '@tervita/contract/clinics';
import { TryAgain, useAnswer } from '../../../../../core/api/index.ts';
import { useTexts } from '../../../../../core/texts/index.ts';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { ErrorState } from '../../../../../ui/error-state.tsx';
import { type Acted, fullName } from '../acted.ts';
import { useActionsTexts } from '../texts.ts';
import { ReasonDialog } from './reason-dialog.tsx';

const noList = 'NO_LIST';

interface Props {
  readonly eContact: Acted;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onList: (listCode: string | null) => void;
}

/** Whose list the new patient comes to, in the same step. Where there is one list, it is that one. */
export function AcceptDialog({ eContact, isOpen, onClose, onList }: Props) {
  const { core } = useTexts();
  const t = useActionsTexts().accept;
  const params = { clinicId: eContact.clinicId };
  const answer = useAnswer(listPatientLists, { params }, { staleTime: 60_000 });
  const lists = answer.data?.patientListWithClinicians;
  const title = t.title(fullName(eContact.patient));
  if (!lists)
    return (
      <Dialog
        title={title}
        closeLabel={core.actions.close}
        isOpen={isOpen && answer.isError}
        onClose={onClose}
      >
        <ErrorState title={t.listsFailed} level={3} action={<TryAgain answer={answer} />} />
      </Dialog>
    );
  const named = lists.map(({ code, doctorName }) => [code, doctorName ? `${code} · ${doctorName}` : code]);
  const only = lists.length === 1 ? lists[0]?.code : undefined;
  return (
    <ReasonDialog<string>
      title={title}
      what={t.what}
      question={t.list}
      missing={t.choose}
      reasons={Object.fromEntries(only ? named : [...named, [noList, t.noList]])}
      usual={only ?? (lists.length === 0 ? noList : undefined)}
      submit={t.submit}
      onReason={(code) => onList(code === noList ? null : code)}
      {...{ isOpen, onClose }}
    />
  );
}
