import { type Action, actions } from '@tervita/domain/smart-questionnaire';
import { StatusChip, type StatusTone } from '../../../../../ui/status-chip.tsx';
import { useAiTexts } from '../../../../ai/index.ts';
import styles from './answers.module.css';
import type { AnsweredQuestionnaire } from './use-questionnaire.ts';

const tones: Record<Action, StatusTone> = {
  CALL_112: 'danger',
  CRISIS: 'danger',
  CLINIC_TODAY: 'turn',
  READ_FIRST: 'ai',
  FLAG: 'turn',
};

type Fired = AnsweredQuestionnaire['fired'];

const strongestFirst = (fired: Fired): Fired =>
  fired.toSorted((one, other) => actions.indexOf(one.action) - actions.indexOf(other.action));

interface Props {
  readonly fired: Fired;
  /** A call that staff wrote down: the patient has read nothing. */
  readonly isWrittenDown: boolean;
}

export function Flags({ fired, isWrittenDown }: Props) {
  const t = useAiTexts().answers;
  const words: Record<Action, string> = isWrittenDown ? { ...t.actions, ...t.toldToStaff } : t.actions;
  return (
    <ul className={styles.flags} aria-label={t.danger}>
      {strongestFirst(fired).map(({ ruleId, action, told }) => (
        <li key={ruleId} className={styles.flag}>
          <StatusChip tone={tones[action]}>{words[action]}</StatusChip>
          <span>{told}</span>
        </li>
      ))}
    </ul>
  );
}
