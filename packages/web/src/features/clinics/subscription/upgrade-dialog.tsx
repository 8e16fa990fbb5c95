import { getClinicFeatures } from '@tervita/contract/ai';
import {
  getClinicSetting,
  getSubscription,
  listMyClinics,
  upgradeSubscription,
} from '@tervita/contract/clinics';
import { listClinicTypes } from '@tervita/contract/problem-types';
import { useState } from 'react';
import { useCommand } from '../../../core/api/index.ts';
import { useClinicTexts } from '../../../core/texts/clinic.ts';
import { loadPart } from '../../../core/texts/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { toasts } from '../../../ui/toasts.ts';
import { SignInAgain } from '../../auth/index.ts';
import styles from './subscription.module.css';
import { subscriptionPart, useSubscriptionTexts } from './texts.ts';
import { UpgradePicture } from './upgrade-picture.tsx';

interface Props {
  readonly clinicId: string;
  readonly onClose: () => void;
}

/** All that shows or hides by the plan. */
const gates = [getSubscription, getClinicSetting, getClinicFeatures, listClinicTypes, listMyClinics];

function WhatItBrings() {
  const t = useSubscriptionTexts();
  return (
    <div className={styles.brings}>
      <UpgradePicture />
      <div>
        <p>{t.lead}</p>
        <ul className={styles.gains}>
          {t.gains.map((gain) => (
            <li key={gain}>
              <Icon name="check" size="sm" />
              {gain}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** What the larger plan brings, then who may order it and what it does to the invoice. */
function UpgradeDialog({ clinicId, onClose }: Props) {
  const { core } = useClinicTexts();
  const t = useSubscriptionTexts();
  const [step, setStep] = useState<0 | 1>(0);
  const [isAllowed, setAllowed] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [isTooOld, setTooOld] = useState(false);
  const upgrade = useCommand(upgradeSubscription, {
    refreshes: gates,
    onDone: () => {
      toasts.show({ tone: 'success', text: t.upgraded });
      onClose();
    },
    onError: ({ code }) => {
      setTooOld(code === 'SIGN_IN_TOO_OLD');
      return code === 'SIGN_IN_TOO_OLD';
    },
  });
  const confirm = () => {
    setMissing(!isAllowed);
    if (isAllowed) upgrade.mutate({ params: { clinicId }, body: { plan: 'PREMIUM' } });
  };
  return (
    <Dialog
      size="lg"
      isOpen
      isDismissable={false}
      title={t.title}
      closeLabel={core.actions.close}
      onClose={onClose}
      actions={
        step === 0 ? (
          <>
            <Button onPress={() => setStep(1)}>{t.next}</Button>
            <Button variant="ghost" onPress={onClose}>
              {t.later}
            </Button>
          </>
        ) : (
          <>
            <Button isPending={upgrade.isPending} pendingLabel={core.saving} onPress={confirm}>
              {t.upgrade}
            </Button>
            <Button variant="ghost" onPress={() => setStep(0)}>
              {t.back}
            </Button>
          </>
        )
      }
    >
      <div className={styles.dialog}>
        <Stepper label={t.stepsLabel} steps={[t.stepWhat, t.stepConfirm]} current={step} doneLabel={t.done} />
        {step === 0 ? (
          <WhatItBrings />
        ) : (
          <>
            {isTooOld ? <SignInAgain /> : null}
            <Callout tone="turn" title={t.confirmTitle}>
              {t.cost}
            </Callout>
            <Checkbox
              checked={isAllowed}
              error={isMissing && !isAllowed ? t.authorityMissing : undefined}
              onChange={(event) => setAllowed(event.target.checked)}
            >
              {t.authority}
            </Checkbox>
          </>
        )}
      </div>
    </Dialog>
  );
}

/** Its words come with it. */
export const withWords = async () => {
  await loadPart(subscriptionPart);
  return { default: UpgradeDialog };
};
