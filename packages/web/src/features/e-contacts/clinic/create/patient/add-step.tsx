import { useToday } from '../../../../../core/format/index.ts';
import { Callout } from '../../../../../ui/callout.tsx';
import { Card } from '../../../../../ui/card.tsx';
import { LinkButton } from '../../../../../ui/link-button.tsx';
import { PageTitle } from '../../../../../ui/page-title.tsx';
import { NewPersonForm } from '../../../../patients/index.ts';
import styles from '../create-page.module.css';
import { useCreatingTexts } from '../texts.ts';
import type { Wizard } from '../wizard.ts';
import { lacksSomething } from './lacking.ts';

/** "Not found: add". Back from the message leads to the data of the added, not to this form again. */
export function AddStep({ wizard }: { wizard: Wizard }) {
  const today = useToday();
  const t = useCreatingTexts();
  return (
    <section className={styles.step}>
      <PageTitle takesFocus>{t.add.title}</PageTitle>
      <p className={styles.lead}>{t.add.lead}</p>
      <Card>
        <NewPersonForm
          sendLabel={t.add.next}
          childNote={<Callout tone="info">{t.add.child}</Callout>}
          onKnown={({ clinicMemberId }) => wizard.go({ step: 'patient', patientId: clinicMemberId })}
          onAdded={(patient) => {
            const patientId = patient.clinicMemberId;
            wizard.go({ step: 'patient', patientId }, { replace: true });
            if (!lacksSomething(patient, today)) wizard.go({ step: 'message', patientId });
          }}
        />
      </Card>
      <div className={styles.foot}>
        <LinkButton variant="ghost" size="sm" to={wizard.addressOf({ step: 'find' })}>
          {t.patient.another}
        </LinkButton>
      </div>
    </section>
  );
}
