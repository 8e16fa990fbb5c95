import { useQueryClient } from '@tanstack/react-query';
import { getClinicFeatures } from '@tervita/contract/ai';
import { changeClinicSetting, getClinicSetting, getSubscription } from '@tervita/contract/clinics';
import { listClinicTypes } from '@tervita/contract/problem-types';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { queryKeyOf, TryAgain, useAnswer, useCommand } from '../../../core/api/index.ts';
import { useFormat } from '../../../core/format/index.ts';
import { useSelectedClinic } from '../../../core/session/index.ts';
import { useClinicTexts } from '../../../core/texts/clinic.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { toasts } from '../../../ui/toasts.ts';
import { AdminColumn } from '../admin/admin-column.tsx';
import { AdminFrame } from '../admin/admin-frame.tsx';
import { AdminsOnly } from '../admin/admins-only.tsx';
import styles from './clinic-features.module.css';
import { FeatureRow } from './feature-row.tsx';
import { ReasonSwitches } from './reason-switches.tsx';
import { useClinicFeaturesTexts } from './texts.ts';

const UpgradeDialog = lazy(() =>
  import('../subscription/upgrade-dialog.tsx').then(({ withWords }) => withWords()),
);

function PlanLine({ clinicId }: { clinicId: string }) {
  const { shell } = useClinicTexts();
  const t = useClinicFeaturesTexts();
  const { day } = useFormat();
  const { data } = useAnswer(getSubscription, { params: { clinicId } });
  if (!data) return null;
  return (
    <p className={styles.plan}>
      {t.planTitle}: <Tag tone="primary">{shell.plans[data.plan]}</Tag> {t.since} {day(data.validFrom)}
    </p>
  );
}

/** Nothing for a clinic that has the largest plan already; one that only tries it can take it. */
function Upgrade({ clinicId, onClose }: { clinicId: string; onClose: () => void }) {
  const { data, isPending } = useAnswer(getSubscription, { params: { clinicId } });
  if (isPending || (data && data.plan === 'PREMIUM' && data.trialDaysLeft === null)) return null;
  return (
    <Suspense>
      <UpgradeDialog clinicId={clinicId} onClose={onClose} />
    </Suspense>
  );
}

function Switches({ clinicId }: { clinicId: string }) {
  const { core } = useClinicTexts();
  const t = useClinicFeaturesTexts();
  const client = useQueryClient();
  const answer = useAnswer(getClinicSetting, { params: { clinicId } });
  const change = useCommand(changeClinicSetting, {
    refreshes: [getClinicSetting, getClinicFeatures, listClinicTypes],
    onDone: (setting) => {
      client.setQueryData(queryKeyOf(getClinicSetting, { params: { clinicId } }), setting);
      toasts.show({ tone: 'success', text: t.saved });
    },
  });
  const setting = answer.data;
  if (!setting)
    return answer.isError ? (
      <ErrorState title={t.loadFailed} action={<TryAgain answer={answer} />} />
    ) : (
      <SkeletonRows label={core.loading} count={3} />
    );
  const features = [
    { key: 'translation', name: t.translation, text: t.translationText },
    { key: 'aiSummarization', name: t.summary, text: t.summaryText },
    { key: 'aiSmartQuestionnaire', name: t.questionnaire, text: t.questionnaireText },
  ] as const;
  return (
    <>
      <Card as="ul" isFlush>
        {features.map(({ key, name, text }) => (
          <FeatureRow
            key={key}
            {...{ name, text }}
            state={setting[key]}
            onSwitch={(isOn) =>
              change.mutate({ params: { clinicId }, body: { [key]: isOn ? 'ENABLED' : 'DISABLED' } })
            }
          />
        ))}
      </Card>
      <section className={styles.section} aria-label={t.reasons}>
        <h2 className={styles.heading}>{t.reasons}</h2>
        <p className={styles.hint}>{t.reasonsText}</p>
        <ReasonSwitches
          clinicId={clinicId}
          typesOff={setting.typesOff}
          hasQuestionnaires={setting.questionnaires !== 'NOT_AVAILABLE'}
          onSwitch={(type, isOn) =>
            change.mutate({ params: { clinicId }, body: isOn ? { typesOn: [type] } : { typesOff: [type] } })
          }
        />
      </section>
    </>
  );
}

/** The way to the larger plan stands in the address: whoever is sent here from elsewhere, or signs in again, sees it. */
export function Component() {
  const t = useClinicFeaturesTexts();
  const clinic = useSelectedClinic();
  const [params, setParams] = useSearchParams();
  return (
    <AdminFrame>
      <AdminsOnly>
        <AdminColumn title={t.title} lead={t.lead}>
          {clinic ? <PlanLine clinicId={clinic.clinicId} /> : null}
          {clinic ? <Switches key={clinic.clinicId} clinicId={clinic.clinicId} /> : null}
        </AdminColumn>
        {clinic && params.has('upgrade') ? (
          <Upgrade clinicId={clinic.clinicId} onClose={() => setParams({}, { replace: true })} />
        ) : null}
      </AdminsOnly>
    </AdminFrame>
  );
}
