import { listOutsideServices, type ServiceStatus } from '@tervita/contract/platform-admin';
import { useAnswer } from '../../../core/api/index.ts';
import { useFormat } from '../../../core/format/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { StatusChip, type StatusTone } from '../../../ui/status-chip.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { ClinicsState } from '../page-state.tsx';
import { usePlatformTexts, useServiceNames } from '../texts.ts';
import styles from './clinics.module.css';

const tones: Record<ServiceStatus['state'], StatusTone> = {
  UP: 'done',
  SLOW: 'turn',
  DOWN: 'danger',
  OFF: 'idle',
};

/** Whether what we need outside lets us in; what is not set up comes last. */
export function ServicesCard() {
  const t = usePlatformTexts().services;
  const names = useServiceNames();
  const { number } = useFormat();
  const answer = useAnswer(listOutsideServices);
  const inOrder = (services: readonly ServiceStatus[]) =>
    services.toSorted((one, other) => Number(one.state === 'OFF') - Number(other.state === 'OFF'));
  return (
    <Card isFlush as="section" aria-label={t.title}>
      <div className={styles.cardHead}>
        <h2>{t.title}</h2>
        <Button
          size="sm"
          variant="ghost"
          icon={<StaffIcon name="refresh" size="sm" />}
          onPress={() => void answer.refetch()}
        >
          {t.again}
        </Button>
      </div>
      <ClinicsState answer={answer}>
        {({ services }) => (
          <ul className={styles.services}>
            {inOrder(services).map(({ service, state, ms, isSimulated }) => (
              <li key={service}>
                <span>{names[service]}</span>
                {isSimulated ? <Tag tone="outline">{t.simulated}</Tag> : null}
                <StatusChip tone={tones[state]}>{t.states[state]}</StatusChip>
                <span className={styles.muted}>{ms === null ? '' : `${number(ms)} ms`}</span>
              </li>
            ))}
          </ul>
        )}
      </ClinicsState>
    </Card>
  );
}
