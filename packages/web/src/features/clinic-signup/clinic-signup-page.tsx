import { applyForClinic } from '@tervita/contract/clinic-signup';
import { getProfile } from '@tervita/contract/profiles';
import { useEffect, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { call } from '../../core/api/index.ts';
import { useSession } from '../../core/session/index.ts';
import { usePublicTexts } from '../../core/texts/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { CodePage, forgetSentCode, sentCode } from '../auth/index.ts';
import styles from './clinic-signup.module.css';
import { type ApplicationBody, type KnownContact, keptSignup, SignupForm } from './signup-form.tsx';
import { useClinicSignupTexts } from './texts.ts';

function Sent({ email }: { readonly email: string }) {
  const t = useClinicSignupTexts().clinicSignup.sent;
  return (
    <div className={styles.sent}>
      <PageTitle>{t.title}</PageTitle>
      <EmptyState
        icon={<Icon name="circle-check" size="xl" />}
        title={t.text(email)}
        action={<LinkButton to="/">{t.home}</LinkButton>}
      >
        <span className={styles.steps}>
          <b>{t.steps}</b>
          {t.list.map((step) => (
            <span key={step}>{step}</span>
          ))}
        </span>
      </EmptyState>
    </div>
  );
}

/** Undefined until it is known; public pages keep no answers, so it is asked for once. */
const useKnownContact = (): KnownContact | undefined => {
  const user = useSession()?.userClaim;
  const [known, setKnown] = useState<KnownContact | undefined>(user ? undefined : {});
  const userId = user?.userId;
  const { firstName = '', surname = '' } = user ?? {};
  useEffect(() => {
    if (!userId) return setKnown({});
    const stop = new AbortController();
    const take = (contactEmail: string | null, personalCode: string | null) => {
      if (stop.signal.aborted) return;
      setKnown({ firstName, surname, contactEmail: contactEmail ?? '', personalCode: personalCode ?? '' });
    };
    // Without them the form serves as well.
    call(getProfile, {}, { signal: stop.signal }).then(
      ({ email, personalCode }) => take(email, personalCode),
      () => take(null, null),
    );
    return () => stop.abort();
  }, [userId, firstName, surname]);
  return known;
};

/** The code from the mailbox of the contact; without it nobody reads the application. */
function ProveMailbox({ body, onSent }: { readonly body: ApplicationBody; readonly onSent: () => void }) {
  const [sent] = useState(() => sentCode('CLINIC'));
  if (!sent) return <Navigate to="/clinic-signup" replace />;
  const check = async (otp: string) => {
    await call(applyForClinic, { body: { ...body, otp } });
    forgetSentCode('CLINIC');
    keptSignup.write({});
    onSent();
  };
  return <CodePage purpose="CLINIC" {...{ sent, check }} another={{ to: '/clinic-signup' }} />;
}

/** A clinic asks to join. Whoever is signed in finds their own name, code and address filled in. */
export function Component() {
  const { core } = usePublicTexts();
  const known = useKnownContact();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [asked, setAsked] = useState<ApplicationBody>();
  const [isSent, setSent] = useState(false);
  if (asked && isSent) return <Sent email={asked.contactEmail} />;
  if (!known) return <SkeletonRows label={core.loading} count={8} />;
  // Back leads to the form, where everything stands as it was typed.
  if (asked && search.has('code')) return <ProveMailbox body={asked} onSent={() => setSent(true)} />;
  const ask = (body: ApplicationBody) => {
    setAsked(body);
    void navigate('/clinic-signup?code');
  };
  return <SignupForm known={known} onAsked={ask} />;
}
