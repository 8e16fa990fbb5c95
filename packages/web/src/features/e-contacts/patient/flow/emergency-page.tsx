import { Navigate } from 'react-router';
import { useEmergencyNumber } from '../../../../core/config.ts';
import { useFlowStep } from '../../../../core/page/index.ts';
import { usePatientTexts } from '../../../../core/texts/patient.ts';
import { BottomBar } from '../../../../ui/bottom-bar.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { PageTitle } from '../../../../ui/page-title.tsx';
import { SkeletonChoices } from '../../../../ui/skeleton.tsx';
import styles from './emergency-page.module.css';
import flow from './flow.module.css';
import { useFlowAddress, useFlowChoice } from './flow-choice.ts';
import { flowSteps } from './flow-steps.ts';
import { useSendingTexts } from './texts.ts';
import { useAfterEmergency } from './use-after-emergency.ts';

/**
 * A list to read, only where the signs of danger cannot be asked one by one: the server is not reached or refuses the
 * questions.
 */
export function Component() {
  const emergencyNumber = useEmergencyNumber();
  const { core, eContacts } = usePatientTexts();
  const t = useSendingTexts().emergency;
  const addressOf = useFlowAddress();
  const choice = useFlowChoice();
  const { personId, clinicId } = choice;
  const backTo = addressOf('add', { personId, clinicId });
  const after = useAfterEmergency();
  useFlowStep({ name: eContacts.flow.name, ...flowSteps.emergency, backTo, closeTo: '/my-e-contacts' });
  if (!clinicId || !choice.type) return <Navigate replace to={addressOf('choose-clinic', { personId })} />;
  if (!after) return <SkeletonChoices label={core.loading} count={4} />;
  // One list of danger signs, the one that is made for the reason.
  if (after.asksDanger) return <Navigate replace to={after.address} />;
  return (
    <>
      <div className={flow.page}>
        <PageTitle>{t.title}</PageTitle>
        <section className={styles.signs} aria-labelledby="emergency-signs">
          <h2 id="emergency-signs" className={styles.intro}>
            {t.intro(emergencyNumber)}
          </h2>
          <ul className={styles.list}>
            {t.signs.map((sign) => (
              <li key={sign}>{sign}</li>
            ))}
          </ul>
          <LinkButton
            isWide
            reloadDocument
            variant="danger"
            to={`tel:${emergencyNumber}`}
            icon={<Icon name="phone" />}
          >
            {t.call(emergencyNumber)}
          </LinkButton>
        </section>
        <p className={flow.muted}>{t.slow}</p>
        <p className={flow.muted}>{t.judgement}</p>
      </div>
      <BottomBar>
        <LinkButton isWide to={after.address}>
          {t.continue}
        </LinkButton>
      </BottomBar>
    </>
  );
}
