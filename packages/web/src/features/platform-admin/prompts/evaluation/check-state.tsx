import type { PromptCheck } from '@tervita/contract/ai';
import { StatusChip, type StatusTone } from '../../../../ui/status-chip.tsx';
import styles from '../../platform-admin.module.css';
import { usePlatformAiTexts } from '../../texts.ts';

const tones: Readonly<Record<PromptCheck['state'], StatusTone>> = {
  NOT_TRIED: 'idle',
  RUNNING: 'wait',
  PASSED: 'done',
  FAILED: 'danger',
  OUTDATED: 'turn',
};

export function CheckChip({ check: { state } }: { check: PromptCheck }) {
  const { states } = usePlatformAiTexts().check;
  return <StatusChip tone={tones[state]}>{states[state]}</StatusChip>;
}

/** Which texts a version fell for, so that nobody has to open the run to see how bad it is. */
export function ObeyedTexts({ check: { failedCases } }: { check: PromptCheck }) {
  const t = usePlatformAiTexts().check;
  if (failedCases.length === 0) return null;
  return <p className={styles.hint}>{`${t.obeyed(failedCases.length)}: ${failedCases.join(', ')}`}</p>;
}
