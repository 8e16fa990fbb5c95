import { getPatientTimeline } from '@tervita/contract/e-contacts';
import { type ListedFile, listPatientFiles } from '@tervita/contract/files';
import { isClosed } from '@tervita/domain/e-contacts';
import type { ScanState } from '@tervita/domain/files';
import { Suspense } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { TryAgain, useAnswer } from '../../../core/api/index.ts';
import { useViewing } from '../../../core/live/index.ts';
import { usePatientTexts } from '../../../core/texts/patient.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { Finalising } from '../../care-flows/index.ts';
import { FileList } from '../shown/file-list.tsx';
import { useFileTexts } from '../texts.ts';
import styles from './file-pages.module.css';

const tones = { INFECTED: 'danger', WAITING: 'info', NA: 'idle', CLEAN: 'done' } as const;

function Overall({ state }: { state: ScanState }) {
  const t = useFileTexts();
  return (
    <Callout tone={tones[state]} role="status">
      {t.overall[state]}
    </Callout>
  );
}

function Group({ title, files }: { title: string; files: readonly ListedFile[] }) {
  if (files.length === 0) return null;
  return (
    <section className={styles.group} aria-label={title}>
      <h2 className={styles.heading}>{title}</h2>
      <FileList files={files} side="patient" />
    </section>
  );
}

function Files({ eContactId }: { eContactId: string }) {
  const t = useFileTexts();
  const { core } = usePatientTexts();
  const params = { params: { id: eContactId } };
  const listed = useAnswer(listPatientFiles, params);
  const eContact = useAnswer(getPatientTimeline, params).data?.eContact;
  useViewing({ eContactId });
  if (listed.isError && !listed.data)
    return <ErrorState level={1} title={t.page.loadFailed} action={<TryAgain answer={listed} />} />;
  if (!listed.data) return <SkeletonRows label={core.loading} count={3} />;
  const { files, scanState } = listed.data;
  const of = (from: ListedFile['from']) => files.filter((file) => file.sent && file.from === from);
  return (
    <>
      <div className={styles.page}>
        <PageTitle>{t.page.title}</PageTitle>
        {scanState ? <Overall state={scanState} /> : null}
        {files.length === 0 ? (
          <EmptyState icon={<Icon name="file" size="lg" />} title={t.page.none}>
            {t.page.noneText}
          </EmptyState>
        ) : null}
        <Group title={t.page.unsent} files={files.filter(({ sent }) => !sent)} />
        <Group title={core.you} files={of('PATIENT')} />
        <Group title={t.from.CLINIC} files={of('CLINIC')} />
      </div>
      <BottomBar>
        {eContact && !isClosed(eContact.status) ? (
          <LinkButton to={`/my-e-contacts/upload-files?eContactId=${eContactId}`} icon={<Icon name="plus" />}>
            {t.add}
          </LinkButton>
        ) : null}
        <LinkButton variant="secondary" to={`/e-contacts/${eContactId}/timeline`}>
          {t.page.toConversation}
        </LinkButton>
      </BottomBar>
    </>
  );
}

export function Component() {
  const [search] = useSearchParams();
  const eContactId = search.get('eContactId');
  if (!eContactId) return <Navigate replace to="/my-e-contacts" />;
  // Back from a questionnaire that another service hosts: first it must arrive.
  if (search.has('finalise'))
    return (
      <Suspense>
        <Finalising eContactId={eContactId} actionId={search.get('actionId') ?? undefined} failed={false} />
      </Suspense>
    );
  return <Files eContactId={eContactId} />;
}
