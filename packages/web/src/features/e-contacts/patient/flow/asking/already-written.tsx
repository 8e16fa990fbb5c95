import type { PatientEContactCard } from '@tervita/contract/e-contacts';
import { useFormat } from '../../../../../core/format/index.ts';
import { BottomBar } from '../../../../../ui/bottom-bar.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Card } from '../../../../../ui/card.tsx';
import { LinkButton } from '../../../../../ui/link-button.tsx';
import { PageTitle } from '../../../../../ui/page-title.tsx';
import { ChosenLine } from '../chosen-line.tsx';
import flow from '../flow.module.css';
import { useAskingTexts } from '../texts.ts';
import styles from './asking.module.css';

interface Props {
  readonly eContact: PatientEContactCard;
  readonly onAnew: () => void;
}

/** Two e-contacts about one trouble help nobody: whoever wrote today is reminded of it. */
export function AlreadyWritten({ eContact, onAnew }: Props) {
  const t = useAskingTexts().already;
  const { id, patient, clinic, createdAt, firstWords } = eContact;
  const { moment } = useFormat(clinic.timeZone);
  return (
    <>
      <div className={flow.page}>
        <ChosenLine personId={patient.personId} clinicId={clinic.clinicId} />
        <PageTitle takesFocus>{t.title(moment(createdAt))}</PageTitle>
        {firstWords ? (
          <Card>
            <p className={styles.input}>{firstWords}</p>
          </Card>
        ) : null}
        <p className={flow.muted}>{t.text}</p>
      </div>
      <BottomBar layout="stack">
        <LinkButton isWide to={`/e-contacts/${id}/timeline?add=1`}>
          {t.add}
        </LinkButton>
        <Button isWide variant="ghost" onPress={onAnew}>
          {t.anew}
        </Button>
      </BottomBar>
    </>
  );
}
