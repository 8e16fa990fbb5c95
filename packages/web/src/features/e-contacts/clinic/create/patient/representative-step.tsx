import type { Answered } from '@tervita/contract/core';
import { listRepresentatives } from '@tervita/contract/patients';
import { call, showError } from '../../../../../core/api/index.ts';
import { Card } from '../../../../../ui/card.tsx';
import { LinkButton } from '../../../../../ui/link-button.tsx';
import { PageTitle } from '../../../../../ui/page-title.tsx';
import { NewPersonForm } from '../../../../patients/index.ts';
import { fullName } from '../../actions/acted.ts';
import styles from '../create-page.module.css';
import { useCreatingTexts } from '../texts.ts';
import type { Wizard } from '../wizard.ts';
import { WithPatient } from './with-patient.tsx';

type Representatives = Answered<typeof listRepresentatives>['representatives'];

/** Adding somebody confirms them. */
const lastConfirmedOf = (representatives: Representatives) =>
  representatives
    .filter(({ status }) => status === 'CONFIRMED')
    .toSorted((one, other) => (one.decidedAt ?? '').localeCompare(other.decidedAt ?? ''))
    .at(-1);

interface Props {
  readonly wizard: Wizard;
  readonly patientId: string;
}

export function RepresentativeStep({ wizard, patientId }: Props) {
  const t = useCreatingTexts().representative;
  const choose = async () => {
    const { representatives } = await call(listRepresentatives, { params: { id: patientId } });
    const representativeId = lastConfirmedOf(representatives)?.userId;
    wizard.go({ step: 'patient', patientId, representativeId }, { replace: true });
  };
  return (
    <WithPatient {...{ wizard, patientId }}>
      {(patient) => (
        <section className={styles.step}>
          <PageTitle takesFocus>{t.title(fullName(patient))}</PageTitle>
          <p className={styles.lead}>{t.lead}</p>
          <Card>
            <NewPersonForm
              childId={patientId}
              sendLabel={t.next}
              onAdded={() => void choose().catch(showError)}
            />
          </Card>
          <div className={styles.foot}>
            <LinkButton variant="ghost" size="sm" to={wizard.addressOf({ step: 'patient', patientId })}>
              {t.back}
            </LinkButton>
          </div>
        </section>
      )}
    </WithPatient>
  );
}
