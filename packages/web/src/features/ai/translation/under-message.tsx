import { translate } from '@tervita/contract/ai';
import type { Language } from '@tervita/domain/core';
import { useEffect } from 'react';
import { type ApiError, faultIdOf, SupportLink, useAnswer } from '../../../core/api/index.ts';
import { useSelectedClinic } from '../../../core/session/index.ts';
import { useLanguage } from '../../../core/texts/index.ts';
import { upgradePath } from '../../../core/upgrade-path.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Bone, Skeleton } from '../../../ui/skeleton.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { useAiTexts } from '../texts.ts';
import { MachineWords } from './machine-words.tsx';
import styles from './translation.module.css';
import type { Translations } from './use-translations.ts';

interface Props {
  readonly entryId: string;
  readonly from: Language;
  readonly translations: Translations;
}

export const consentMissing = 'TRANSLATION_CONSENT_MISSING';

function Failed({ error, onTryAgain }: { error: ApiError; onTryAgain: () => void }) {
  const { translation: t, usedUp } = useAiTexts();
  if (error.code === consentMissing) return null;
  if (error.code === 'FEATURE_NOT_IN_PLAN') return <NotInPlan />;
  if (error.code === 'AI_TOKENS_USED_UP')
    return (
      <p className={styles.failed} role="status">
        {usedUp}
      </p>
    );
  return (
    <p className={styles.failed} role="status">
      {error.code === 'TRANSLATION_NOT_AVAILABLE' ? t.notAvailable : t.failed}
      <Button size="sm" variant="ghost" onPress={onTryAgain}>
        {t.tryAgain}
      </Button>
      <SupportLink requestId={faultIdOf(error)} />
    </p>
  );
}

/** Only an admin can take another plan. */
export function NotInPlan() {
  const t = useAiTexts().translation;
  const isAdmin = useSelectedClinic()?.isAdmin ?? false;
  return (
    <p className={styles.failed}>
      {t.notInPlan}
      {isAdmin ? (
        <LinkButton size="sm" variant="ghost" to={upgradePath}>
          {t.seePlans}
        </LinkButton>
      ) : null}
    </p>
  );
}

function Shown({ entryId, from, translations }: Props) {
  const t = useAiTexts().translation;
  const { eContactId, clinicId, askConsent } = translations;
  const body = { clinicId, eContactId, entryId, targetLanguage: useLanguage() };
  const answer = useAnswer(translate, { body }, { staleTime: Number.POSITIVE_INFINITY });
  const isWaiting = answer.error?.code === consentMissing && !answer.isFetching;
  useEffect(() => {
    if (isWaiting) askConsent();
  }, [isWaiting, askConsent]);
  if (answer.data) {
    const source = answer.data.sourceLanguage ?? from;
    return (
      <MachineWords title={t.machine[source]} translation={answer.data} note={t.check}>
        <Button size="sm" variant="ghost" onPress={() => translations.toggle(entryId)}>
          {t.hide}
        </Button>
      </MachineWords>
    );
  }
  if (answer.error && !answer.isFetching)
    return <Failed error={answer.error} onTryAgain={() => void answer.refetch()} />;
  return (
    <div className={styles.box}>
      <Skeleton label={t.translating}>
        <Bone width="70%" />
      </Skeleton>
    </div>
  );
}

/** The original always stays above. */
export function UnderMessage(props: Props) {
  const t = useAiTexts().translation;
  const { entryId, translations } = props;
  if (translations.offered === 'no') return null;
  if (!translations.isShown(entryId))
    return (
      <div className={styles.offer}>
        <Button
          size="sm"
          variant="ghost"
          icon={<StaffIcon name="languages" size="sm" />}
          onPress={() => translations.toggle(entryId)}
        >
          {t.translate}
        </Button>
      </div>
    );
  return translations.offered === 'upgrade' ? <NotInPlan /> : <Shown {...props} />;
}
