import { useQuery } from '@tanstack/react-query';
import { listRegisterLists } from '@tervita/contract/clinic-import';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { type ApiError, call, queryKeyOf, supportAddress, useNotice } from '../../../core/api/index.ts';
import { selectClinic, useSelectedClinic } from '../../../core/session/index.ts';
import { useClinicTexts } from '../../../core/texts/clinic.ts';
import { useTexts } from '../../../core/texts/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { AdminFrame } from '../../clinics/index.ts';
import styles from '../clinic-import.module.css';
import { Panel } from '../panel.tsx';
import { useClinicImportTexts } from '../texts.ts';
import { ChooseLists } from './choose-lists.tsx';
import { forgetRegisterSession, type RegisterSession, registerSession } from './register-session.ts';

const signInPath = '/admin/clinic-import?import=new';

/** Asked once for each sign-in: the register takes its time. */
const useRegisterLists = ({ method, sessionId }: RegisterSession) =>
  useQuery<Awaited<ReturnType<typeof call<typeof listRegisterLists>>>, ApiError>({
    queryKey: [...queryKeyOf(listRegisterLists), sessionId],
    queryFn: ({ signal }) => call(listRegisterLists, { body: { method, sessionId } }, { signal }),
    retry: false,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** No organisation of the person is that of a clinic which they administer here, or not of the one they look at. */
function NoOrganisation({ others }: { others: readonly { clinicId: string; name: string }[] }) {
  const t = useClinicImportTexts().lists;
  return (
    <Panel title={t.title} number={2}>
      <Callout
        tone="turn"
        role="alert"
        title={t.noneTitle}
        action={
          <>
            {others.map(({ clinicId, name }) => (
              <Button key={clinicId} variant="secondary" onPress={() => selectClinic(clinicId)}>
                {name}
              </Button>
            ))}
            <LinkButton variant="ghost" to="/admin/clinic-info">
              {t.toInfo}
            </LinkButton>
          </>
        }
      >
        {t.none}
      </Callout>
    </Panel>
  );
}

function Lists({ session, onSignInEnded }: { session: RegisterSession; onSignInEnded: () => void }) {
  const { core } = useClinicTexts();
  const { errors } = useTexts();
  const all = useClinicImportTexts();
  const clinicId = useSelectedClinic()?.clinicId ?? '';
  const { data, error, refetch, isFetching } = useRegisterLists(session);
  const notice = useNotice(errors)(error ?? undefined);
  // The server knows better than this tab: what it kept is forgotten, and one signs in again.
  if (error?.code === 'IMPORT_SIGN_IN_NEEDED')
    return (
      <Panel title={all.lists.title} number={2}>
        <Callout
          tone="turn"
          role="alert"
          action={<Button onPress={onSignInEnded}>{all.register.otherSignIn}</Button>}
        >
          {notice?.text}
        </Callout>
      </Panel>
    );
  if (error?.code === 'DOCTOR_NOT_RELATED_WITH_ANY_CLINIC') return <NoOrganisation others={[]} />;
  if (isFetching && !data)
    return (
      <Panel title={all.lists.title} number={2}>
        <SkeletonRows label={all.lists.loading} count={4} />
      </Panel>
    );
  if (!data)
    return (
      <Panel title={all.lists.title} number={2}>
        <Callout
          tone="danger"
          role="alert"
          title={all.lists.failedTitle}
          action={
            <>
              <Button onPress={() => void refetch()}>{core.actions.tryAgain}</Button>
              <LinkButton variant="ghost" to={supportAddress(notice?.requestId) ?? '/help/technical-problem'}>
                {all.result.support}
              </LinkButton>
            </>
          }
        >
          {notice?.text}
        </Callout>
      </Panel>
    );
  const organisation = data.organisations.find((each) => each.clinicId === clinicId);
  if (!organisation) return <NoOrganisation others={data.organisations} />;
  return (
    <ChooseLists
      key={organisation.clinicId}
      found={data}
      organisation={organisation}
      session={session}
      onSignInEnded={onSignInEnded}
    />
  );
}

/** Only with a sign-in for the import; without one it leads there. */
export function Component() {
  const t = useClinicImportTexts();
  const [session, setSession] = useState(registerSession);
  const isAdmin = useSelectedClinic()?.isAdmin ?? false;
  const end = () => {
    forgetRegisterSession();
    setSession(undefined);
  };
  if (!session || !isAdmin) return <Navigate replace to={isAdmin ? signInPath : '/admin/clinic-import'} />;
  return (
    <AdminFrame title={t.title}>
      <div className={styles.one}>
        <Lists session={session} onSignInEnded={end} />
      </div>
    </AdminFrame>
  );
}
