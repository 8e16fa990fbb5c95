import { useQueryClient } from '@tanstack/react-query';
import { listDrafts, listPatientEContacts, sendAlarm } from '@tervita/contract/e-contacts';
import { getQuestionnaire } from '@tervita/contract/smart-questionnaire';
import { useNavigate } from 'react-router';
import { queryKeyOf, useCommand } from '../../../../core/api/index.ts';
import { dropFilesOf } from '../../../../core/drafts/kept-files.ts';
import { useUser } from '../../../../core/session/index.ts';
import { usePatientTexts } from '../../../../core/texts/patient.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { rememberSent } from '../drafts/open-draft.ts';
import { forgetUnsaved } from '../drafts/unsaved-draft.ts';
import { useWarningTexts } from '../warning/texts.ts';
import { instructionsAddress } from './flow-target.ts';

/** One press: whoever is told to call for help answers and checks nothing first. */
export function SendNow({ draftId: id }: { draftId: string }) {
  const { sending } = usePatientTexts().core;
  const t = useWarningTexts();
  const { userId } = useUser();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { mutate, isPending } = useCommand(sendAlarm, {
    refreshes: [listDrafts, listPatientEContacts],
    onDone: ({ eContactId }) => {
      client.removeQueries({ queryKey: queryKeyOf(getQuestionnaire, { params: { id } }) });
      forgetUnsaved(userId, id);
      rememberSent(id, eContactId);
      void dropFilesOf(id);
      void navigate(instructionsAddress(eContactId), { replace: true });
    },
  });
  return (
    <Button
      isWide
      icon={<Icon name="send" />}
      isPending={isPending}
      pendingLabel={sending}
      onPress={() => mutate({ params: { id } })}
    >
      {t.sendNow}
    </Button>
  );
}
