import type { EContactPhase, Party } from '@tervita/domain/e-contacts';
import type { StatusTone } from '../../ui/status-chip.tsx';

/** The same e-contact is honey for the side that must act and cornflower for the one that waits. */
export const toneOf = (phase: EContactPhase, reader: Party): StatusTone => {
  if (phase === 'CLINIC_TURN') return reader === 'CLINIC' ? 'turn' : 'wait';
  if (phase === 'PATIENT_TURN') return reader === 'PATIENT' ? 'turn' : 'wait';
  return phase === 'COMPLETED' ? 'done' : 'idle';
};
