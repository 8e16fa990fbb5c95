import { getPatientTimeline, type PatientTimeline } from '@tervita/contract/e-contacts';
import { type ListedFile, listPatientFiles } from '@tervita/contract/files';
import { isClosed, textMax } from '@tervita/domain/e-contacts';
import { type FormEvent, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { TryAgain, useAnswer } from '../../../core/api/index.ts';
import { usePatientTexts } from '../../../core/texts/patient.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { toasts } from '../../../ui/toasts.ts';
import { useFileTexts } from '../texts.ts';
import { AttachFiles } from '../uploads/attach-files.tsx';
import { useUploads } from '../uploads/use-uploads.ts';
import styles from './file-pages.module.css';
import { useSendFiles } from './use-send-files.ts';

interface FormProps {
  readonly eContact: PatientTimeline['eContact'];
  readonly unsent: readonly ListedFile[];
}

function SendFiles({ eContact, unsent }: FormProps) {
  const t = useFileTexts();
  const { core, errors } = usePatientTexts();
  const navigate = useNavigate();
  const thread = `/e-contacts/${eContact.id}/timeline`;
  const uploads = useUploads({ side: 'patient', eContactId: eContact.id, there: unsent });
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  const { send, isPending, wasOvertaken } = useSendFiles(eContact, () => {
    toasts.show({ tone: 'success', text: t.sendPage.sent });
    void navigate(thread);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (uploads.list.length === 0) return setFault(t.sendPage.needed);
    if ([...text.trim()].length > textMax) return setFault(errors.fields.tooLong);
    setFault(undefined);
    if (uploads.mayGo() && !isPending) send(text, uploads.ids);
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.page}>
        <PageTitle>{t.sendPage.title}</PageTitle>
        <p className={styles.lead}>{t.sendPage.lead}</p>
        {wasOvertaken ? (
          <Callout tone="turn" role="alert">
            {t.sendPage.changed}
          </Callout>
        ) : null}
        {fault ? (
          <Callout tone="danger" role="alert">
            {fault}
          </Callout>
        ) : null}
        <AttachFiles uploads={uploads} />
        <TextArea
          label={t.sendPage.label}
          optional={core.optional}
          placeholder={t.sendPage.placeholder}
          rows={3}
          limit={textMax}
          announceLeft={core.charactersLeft}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <LinkButton variant="ghost" to={thread}>
          {t.sendPage.without}
        </LinkButton>
      </div>
      <BottomBar>
        <Button type="submit" isWide isPending={isPending} pendingLabel={core.sending}>
          {t.sendPage.send}
        </Button>
      </BottomBar>
    </form>
  );
}

function Loaded({ eContactId }: { eContactId: string }) {
  const t = useFileTexts();
  const { core } = usePatientTexts();
  const params = { params: { id: eContactId } };
  const timeline = useAnswer(getPatientTimeline, params);
  const listed = useAnswer(listPatientFiles, params);
  // What is there stays, also when a later look fails: somebody may be writing.
  const failed = [timeline, listed].filter(({ isError, data }) => isError && !data);
  if (failed[0]) {
    const refetch = () => failed.map((answer) => answer.refetch());
    return (
      <ErrorState
        level={1}
        title={t.page.loadFailed}
        action={
          <>
            <TryAgain answer={{ error: failed[0].error, refetch }} />
            <LinkButton variant="secondary" to="/my-e-contacts">
              {core.actions.back}
            </LinkButton>
          </>
        }
      />
    );
  }
  if (!timeline.data || !listed.data) return <SkeletonRows label={core.loading} count={3} />;
  const { eContact } = timeline.data;
  if (!isClosed(eContact.status))
    return <SendFiles eContact={eContact} unsent={listed.data.files.filter(({ sent }) => !sent)} />;
  return (
    <div className={styles.page}>
      <PageTitle>{t.sendPage.title}</PageTitle>
      <Callout tone="idle">{t.sendPage.closed}</Callout>
      <LinkButton variant="secondary" to={`/e-contacts/${eContact.id}/timeline`}>
        {t.page.toConversation}
      </LinkButton>
    </div>
  );
}

export function Component() {
  const [search] = useSearchParams();
  const eContactId = search.get('eContactId');
  return eContactId ? (
    <Loaded key={eContactId} eContactId={eContactId} />
  ) : (
    <Navigate replace to="/my-e-contacts" />
  );
}
