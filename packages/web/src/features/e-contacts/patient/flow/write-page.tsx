import { listPatientEContacts, sendEContactText } from '@tervita/contract/e-contacts';
import { textMax } from '@tervita/domain/e-contacts';
import { type FormEvent, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import { type ApiError, useCommand, useNotice } from '../../../../core/api/index.ts';
import { useDraft } from '../../../../core/drafts/index.ts';
import { useFlowStep } from '../../../../core/page/index.ts';
import { useUser } from '../../../../core/session/index.ts';
import { useLanguage } from '../../../../core/texts/index.ts';
import { usePatientTexts } from '../../../../core/texts/patient.ts';
import { BottomBar } from '../../../../ui/bottom-bar.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { PageTitle } from '../../../../ui/page-title.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { AttachFiles, useUploads } from '../../../files/index.ts';
import { ChosenLine } from './chosen-line.tsx';
import flow from './flow.module.css';
import { flowAddress, useFlowChoice } from './flow-choice.ts';
import { flowSteps } from './flow-steps.ts';
import styles from './write-page.module.css';

export function Component() {
  const { core, errors, eContacts, problemTypes } = usePatientTexts();
  const noticeOf = useNotice(errors);
  const t = eContacts.write;
  const choice = useFlowChoice();
  const { clinicId, type } = choice;
  const { personId: myId } = useUser();
  const personId = choice.personId ?? myId;
  const language = useLanguage();
  const navigate = useNavigate();
  const draft = useDraft(`e-contact/${personId}/${clinicId}/${type}`);
  const uploads = useUploads({ side: 'patient' });
  const [fault, setFault] = useState<string>();
  const [failure, setFailure] = useState<ApiError>();
  const send = useCommand(sendEContactText, {
    refreshes: [listPatientEContacts],
    onDone: ({ id }) => {
      draft.clear();
      void navigate(`/e-contacts/instructions?eContactId=${id}`, { replace: true });
    },
    onError: (error) => {
      setFailure(error);
      return true;
    },
  });
  useFlowStep({
    name: eContacts.flow.name,
    ...flowSteps.write,
    backTo: flowAddress('new', choice),
    closeTo: '/my-e-contacts',
  });
  if (!clinicId || !type) return <Navigate replace to={flowAddress('choose-clinic', { personId })} />;

  const faultOf = (text: string) => {
    if (text.trim() === '') return errors.fields.required;
    return [...text].length > textMax ? errors.fields.tooLong : undefined;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = faultOf(draft.text);
    setFault(found);
    setFailure(undefined);
    if (found) return document.getElementById('concern')?.focus();
    if (!uploads.mayGo()) return;
    const files = { fileIds: [...uploads.ids] };
    send.mutate({
      body: { eContactType: type, patientPersonId: personId, clinicId, text: draft.text, language, ...files },
    });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={flow.page}>
        <ChosenLine personId={personId} clinicId={clinicId} />
        <PageTitle>{type === 'OTHER_PROBLEM' ? t.title : problemTypes.labels[type]}</PageTitle>
        {failure ? (
          <Callout tone="danger" role="alert" title={t.notSentTitle}>
            {failure.status === 0 || failure.status >= 500 ? t.notSentText : noticeOf(failure)?.text}
          </Callout>
        ) : null}
        <div className={styles.hints}>
          <p>{t.hintsLabel}</p>
          <ul>
            {t.hints.map((hint) => (
              <li key={hint}>{hint}</li>
            ))}
          </ul>
        </div>
        <TextArea
          id="concern"
          label={t.label}
          rows={8}
          limit={textMax}
          announceLeft={core.charactersLeft}
          error={fault}
          value={draft.text}
          onChange={(event) => {
            setFault(undefined);
            draft.setText(event.target.value);
          }}
        />
        <AttachFiles uploads={uploads} />
        <p className={styles.kept}>{draft.wasRestored ? t.restored : t.kept}</p>
      </div>
      <BottomBar note={t.note}>
        <Button type="submit" isWide isPending={send.isPending} pendingLabel={t.sending}>
          {t.send}
        </Button>
      </BottomBar>
    </form>
  );
}
