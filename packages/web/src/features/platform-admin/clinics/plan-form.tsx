import {
  getPlatformClinic,
  getPlatformFigures,
  listPlatformClinics,
  type PlatformClinic,
  setClinicPlan,
} from '@tervita/contract/platform-admin';
import { type ClinicFeature, clinicFeatures, type Plan } from '@tervita/domain/clinics';
import { useState } from 'react';
import { useCommand } from '../../../core/api/index.ts';
import { useFormat } from '../../../core/format/index.ts';
import { usePublicTexts } from '../../../core/texts/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { toasts } from '../../../ui/toasts.ts';
import { SignInAgain } from '../../auth/index.ts';
import { usePlatformTexts } from '../texts.ts';
import styles from './clinics.module.css';

interface Chosen {
  readonly plan: Plan;
  readonly granted: readonly ClinicFeature[];
}

interface DialogProps {
  readonly clinic: PlatformClinic;
  readonly chosen: Chosen;
  readonly onClose: () => void;
}

const fromSmallToLarge: readonly Plan[] = ['BASIC', 'SPECIAL', 'PREMIUM'];

/** Asks first. When the clinic took another plan meanwhile, it is shown before anything is changed. */
function ChangePlanDialog({ clinic, chosen, onClose }: DialogProps) {
  const { clinic: t, cancel, saving } = usePlatformTexts();
  const { plans: names } = usePublicTexts().shell;
  const [isTooOld, setTooOld] = useState(false);
  const change = useCommand(setClinicPlan, {
    refreshes: [getPlatformClinic, listPlatformClinics, getPlatformFigures],
    onDone: () => {
      toasts.show({ tone: 'success', text: t.changed(clinic.name) });
      onClose();
    },
    onError: ({ code }) => {
      setTooOld(code === 'SIGN_IN_TOO_OLD');
      return code === 'SIGN_IN_TOO_OLD' || code === 'CLINIC_PLAN_CHANGED';
    },
  });
  const isChanged = change.error?.code === 'CLINIC_PLAN_CHANGED';
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t.confirmTitle(clinic.name)}
      confirmLabel={t.change}
      cancelLabel={cancel}
      isDangerous={fromSmallToLarge.indexOf(chosen.plan) < fromSmallToLarge.indexOf(clinic.planNow)}
      isPending={change.isPending}
      pendingLabel={saving}
      onConfirm={() =>
        change.mutate({
          params: { clinicId: clinic.clinicId },
          body: {
            plan: chosen.plan,
            granted: [...chosen.granted],
            replaces: { validFrom: clinic.planValidFrom, granted: clinic.granted },
          },
        })
      }
    >
      <div className={styles.stack}>
        <p>{t.confirmText(names[clinic.planNow], names[chosen.plan])}</p>
        {clinic.trialUntil && chosen.plan !== clinic.plan ? <p>{t.endsTrial}</p> : null}
        <p>{t.letter}</p>
        {isTooOld ? <SignInAgain /> : null}
        {isChanged ? (
          <Callout tone="turn" role="alert">
            {t.meanwhile}
          </Callout>
        ) : null}
      </div>
    </ConfirmDialog>
  );
}

const isSame = ({ plan, granted }: Chosen, clinic: PlatformClinic): boolean =>
  plan === clinic.plan &&
  (plan !== 'SPECIAL' || [...granted].sort().join() === [...clinic.granted].sort().join());

/** The plan of a clinic, and what a clinic of the special one has. */
export function PlanForm({ clinic }: { readonly clinic: PlatformClinic }) {
  const { clinic: t, features } = usePlatformTexts();
  const { plans: names } = usePublicTexts().shell;
  const { day } = useFormat();
  const [plan, setPlan] = useState<Plan>(clinic.plan);
  const [granted, setGranted] = useState<readonly ClinicFeature[]>(clinic.granted);
  const [isAsking, setAsking] = useState(false);
  const chosen = { plan, granted };
  const toggle = (feature: ClinicFeature, isOn: boolean) =>
    setGranted((before) =>
      clinicFeatures.filter((each) => (each === feature ? isOn : before.includes(each))),
    );
  return (
    <section className={styles.stack}>
      <h3>{t.planTitle}</h3>
      <p className={styles.muted}>
        {t.since(day(clinic.planValidFrom))}
        {clinic.trialUntil ? `. ${t.trialUntil(day(clinic.trialUntil))}` : null}
      </p>
      <SegmentedControl
        isWide
        label={t.planTitle}
        value={plan}
        onChange={setPlan}
        segments={fromSmallToLarge.map((value) => ({ value, label: names[value] }))}
      />
      {plan === 'SPECIAL' ? (
        <fieldset className={styles.grants}>
          <legend>{t.contains}</legend>
          {clinicFeatures.map((feature) => (
            <Checkbox
              key={feature}
              checked={granted.includes(feature)}
              onChange={(event) => toggle(feature, event.target.checked)}
            >
              {features[feature]}
            </Checkbox>
          ))}
          {granted.length === 0 ? <p className={styles.muted}>{t.nothingGranted}</p> : null}
        </fieldset>
      ) : null}
      {isSame(chosen, clinic) ? (
        <p className={styles.muted}>{t.unchanged}</p>
      ) : (
        <Button onPress={() => setAsking(true)}>{t.change}</Button>
      )}
      {isAsking ? <ChangePlanDialog {...{ clinic, chosen }} onClose={() => setAsking(false)} /> : null}
    </section>
  );
}
