import type { UserClaim } from '@tervita/contract/auth';
import { type ConsentType, groupOf, missingConsents, slugOf } from '@tervita/domain/consents';
import { useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../../core/api/api-error.ts';
import { NoticeCallout } from '../../../core/api/index.ts';
import { useNotice } from '../../../core/api/use-notice.ts';
import { logOut, takeRequestedRoute, useSession } from '../../../core/session/index.ts';
import { useTexts } from '../../../core/texts/index.ts';
import { BottomBar } from '../../../ui/bottom-bar.tsx';
import { Button } from '../../../ui/button.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { useConsentsTexts } from '../texts.ts';
import { agreeTo, type Ticked } from './agree-to.ts';
import { ConsentCard } from './consent-card.tsx';
import styles from './consents-page.module.css';
import { useEarlier } from './use-earlier.ts';

const askedOf = ({ consents, activeRole }: UserClaim) =>
  missingConsents(consents, activeRole).flatMap((type) => {
    const group = groupOf(type, activeRole);
    return group ? [{ type, slug: slugOf(group) }] : [];
  });

/** Also when another tab agreed: there is nothing left to ask here. */
const useGoOn = (isDone: boolean) => {
  const navigate = useNavigate();
  useEffect(() => {
    if (isDone) void navigate(takeRequestedRoute() ?? '/', { replace: true });
  }, [isDone, navigate]);
};

function Asking({ user }: { user: UserClaim }) {
  const { consents } = useConsentsTexts();
  const { errors } = useTexts();
  const noticeOf = useNotice(errors);
  const asked = askedOf(user);
  const earlier = useEarlier();
  const hint = useId();
  const [ticked, setTicked] = useState<Ticked>({});
  const [error, setError] = useState<unknown>();
  const [isSaving, setSaving] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  // A new round fetches the texts again.
  const [round, setRound] = useState(0);
  useGoOn(asked.length === 0);

  const tick = (type: ConsentType) => (version: string | undefined) => {
    const { [type]: _, ...others } = ticked;
    setTicked(version ? { ...others, [type]: version } : others);
  };
  const isReady = asked.every(({ type }) => ticked[type]);
  const agree = () => {
    setSaving(true);
    setError(undefined);
    agreeTo(Object.fromEntries(asked.map(({ type }) => [type, ticked[type]])))
      .catch((failure: unknown) => {
        setError(failure);
        if (!(failure instanceof ApiError) || failure.code !== 'CONSENT_VERSION_CHANGED') return;
        setTicked({});
        setRound((before) => before + 1);
      })
      .finally(() => setSaving(false));
  };
  const cancel = () => {
    setLeaving(true);
    void logOut().then(setLeaving);
  };
  const notice = noticeOf(error);

  return (
    <div className={styles.page}>
      <PageTitle>{consents.title}</PageTitle>
      <p className={styles.lead}>{consents.lead}</p>
      {asked.map(({ type, slug }) => (
        <ConsentCard
          key={`${slug} ${round}`}
          type={type}
          slug={slug}
          before={earlier.find((consent) => consent.type === type)?.version}
          isTicked={ticked[type] !== undefined}
          onTick={tick(type)}
        />
      ))}
      <NoticeCallout notice={notice} />
      <BottomBar
        note={
          isReady ? null : <span id={hint}>{asked.length > 1 ? consents.tickBoth : consents.tickOne}</span>
        }
      >
        <Button
          isDisabled={!isReady}
          isPending={isSaving}
          aria-describedby={isReady ? undefined : hint}
          onPress={agree}
        >
          {consents.agree}
        </Button>
        <Button variant="link" isPending={isLeaving} onPress={cancel}>
          {consents.cancel}
        </Button>
      </BottomBar>
    </div>
  );
}

/** The texts that the active role has not agreed to, and nothing else. */
export function Component() {
  const session = useSession();
  // Between the end of a session and the start page there is nobody to ask.
  return session ? <Asking user={session.userClaim} /> : null;
}
