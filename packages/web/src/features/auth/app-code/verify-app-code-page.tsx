import { getAppCode, type LoginInfo, verifyAppCode } from '@tervita/contract/auth';
import { useEffect, useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router';
import { call } from '../../../core/api/call.ts';
import { NoticeCallout } from '../../../core/api/index.ts';
import { useNotice } from '../../../core/api/use-notice.ts';
import { ColumnPage, FormFoot } from '../../../core/form/index.ts';
import { openSession, takeRequestedRoute, useUser } from '../../../core/session/index.ts';
import { useAccountTexts } from '../../../core/texts/account.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Card } from '../../../ui/card.tsx';
import { Bone, Skeleton } from '../../../ui/skeleton.tsx';
import { CodeForm } from '../codes/code-form.tsx';
import { useCode } from '../codes/use-code.ts';
import { goToDigitalId } from '../go-to-digital-id.ts';
import { AppCodeSetup } from './app-code-setup.tsx';

const workOf = ({ userClaim }: LoginInfo): string =>
  userClaim.permissions.includes('PRM_DOCTOR') ? '/clinic-e-contacts' : '/prm';

function GiveCode({ onDone }: { onDone: (login: LoginInfo) => Promise<void> }) {
  const { appCode } = useAccountTexts().forms;
  const code = useCode({
    wrong: 'INVALID_APP_CODE',
    check: async (digits) => onDone(await call(verifyAppCode, { body: { code: digits } })),
  });
  return (
    <>
      <Card>
        <CodeForm label={appCode.label} code={code} />
      </Card>
      <Callout tone="info">{appCode.lost}</Callout>
    </>
  );
}

function NeedsDigitalId() {
  const { forms, errors } = useAccountTexts();
  const noticeOf = useNotice(errors);
  const [problem, setProblem] = useState<unknown>();
  const [isGoing, setGoing] = useState(false);
  const go = () => {
    setGoing(true);
    goToDigitalId({ confirm: true }).catch((error: unknown) => {
      setProblem(error);
      setGoing(false);
    });
  };
  const notice = noticeOf(problem);
  return (
    <>
      <NoticeCallout notice={notice} />
      <div>
        <Button isPending={isGoing} onPress={go}>
          {forms.appCode.digitalId}
        </Button>
      </div>
    </>
  );
}

type Known = { isSetUp: boolean } | { error: unknown };

/** For staff who came without a digital ID: what still opens the clinic's side. */
export function Component() {
  const { forms, errors, core } = useAccountTexts();
  const noticeOf = useNotice(errors);
  const { appCode } = forms;
  const { staffNeeds } = useUser();
  const [known, setKnown] = useState<Known>();
  const [isOpened, setOpened] = useState(false);
  const navigate = useNavigate();
  const needsApp = staffNeeds === 'APP_CODE';
  useEffect(() => {
    if (needsApp) call(getAppCode).then(setKnown, (error: unknown) => setKnown({ error }));
  }, [needsApp]);
  const done = async (opened: LoginInfo) => {
    setOpened(true);
    openSession(opened);
    await navigate(takeRequestedRoute() ?? workOf(opened), { replace: true });
  };
  if (!staffNeeds && !isOpened) return <Navigate to="/" replace />;
  const patient = (
    <FormFoot>
      <Link to="/my-e-contacts">{appCode.asPatient}</Link>
    </FormFoot>
  );
  if (staffNeeds === 'DIGITAL_ID')
    return (
      <ColumnPage title={appCode.digitalIdTitle} lead={appCode.digitalIdLead}>
        <NeedsDigitalId />
        {patient}
      </ColumnPage>
    );
  if (known && 'error' in known)
    return (
      <ColumnPage title={appCode.title}>
        <Callout tone="turn" role="alert">
          {noticeOf(known.error)?.text}
        </Callout>
        {patient}
      </ColumnPage>
    );
  const words =
    known?.isSetUp === false ? [appCode.setUpTitle, appCode.setUpLead] : [appCode.title, appCode.lead];
  return (
    <ColumnPage title={words[0] ?? ''} lead={words[1]}>
      {known ? null : (
        <Skeleton label={core.loading}>
          <Bone height="3.25rem" shape="box" />
        </Skeleton>
      )}
      {known?.isSetUp === true ? <GiveCode onDone={done} /> : null}
      {known?.isSetUp === false ? (
        <Card>
          <AppCodeSetup onDone={done} />
        </Card>
      ) : null}
      {patient}
    </ColumnPage>
  );
}
