import type { FeatureState } from '@tervita/domain/clinics';
import { upgradePath } from '../../../core/upgrade-path.ts';
import { Icon } from '../../../ui/icon.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { Switch } from '../../../ui/switch.tsx';
import styles from './clinic-features.module.css';
import { useClinicFeaturesTexts } from './texts.ts';

interface Props {
  readonly name: string;
  readonly text: string;
  readonly state: FeatureState;
  readonly onSwitch: (isOn: boolean) => void;
}

/** What the plan lacks has a lock and the way to the larger plan in place of a switch. */
export function FeatureRow({ name, text, state, onSwitch }: Props) {
  const t = useClinicFeaturesTexts();
  if (state === 'NOT_AVAILABLE')
    return (
      <li className={styles.feature}>
        <div className={styles.words}>
          <span className={styles.name}>
            {name}
            <StatusChip tone="idle" icon={<Icon name="lock" size="sm" />}>
              {t.locked}
            </StatusChip>
          </span>
          <span className={styles.hint}>{text}</span>
        </div>
        <LinkButton size="sm" variant="secondary" to={upgradePath}>
          {t.seePlan}
        </LinkButton>
      </li>
    );
  return (
    <li className={styles.feature} data-switch>
      <Switch isOn={state === 'ENABLED'} onChange={onSwitch} hint={text}>
        <span className={styles.name}>
          {name}
          <StatusChip tone={state === 'ENABLED' ? 'done' : 'idle'}>
            {state === 'ENABLED' ? t.on : t.off}
          </StatusChip>
        </span>
      </Switch>
    </li>
  );
}
