import { useQueryClient } from '@tanstack/react-query';
import {
  approvePrescription,
  type ClinicEContactDetail,
  declinePrescription,
  listEContactPrescriptions,
  type PrescriptionConfirmation,
  undoPrescriptionDecision,
} from '@tervita/contract/e-contacts';
import { listPatientPrescriptions } from '@tervita/contract/prescriptions';
import type { DeclineReason } from '@tervita/domain/prescriptions';
import { useEffect, useRef, useState } from 'react';
import { call, queryKeyOf, showError } from '../../../../../core/api/index.ts';
import { undoSeconds } from '../../../../../core/config.ts';
import { keepVersions, refreshAll } from '../../actions/cached.ts';

interface Moved {
  readonly id: string;
  readonly version: number;
}

/** Decisions about the medicines of one e-contact: one after the other, each seen by the next. */
export const useDecisions = ({ id, version }: Pick<ClinicEContactDetail, 'id' | 'version'>) => {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  /** Those that can still be taken back. */
  const [undoable, setUndoable] = useState<readonly string[]>([]);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running) clearTimeout(timer);
    };
  }, []);
  const offerUndo = (prescriptionId: string) => {
    setUndoable((before) => [...before, prescriptionId]);
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setUndoable((before) => before.filter((each) => each !== prescriptionId));
    }, undoSeconds() * 1_000);
    timers.current.add(timer);
  };
  const inTurn = async (steps: readonly ((seen: number) => Promise<Moved>)[]): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    let seen = version;
    try {
      for (const step of steps) {
        const moved = await step(seen);
        seen = moved.version;
        keepVersions(client, [moved]);
      }
      return true;
    } catch (error) {
      showError(error);
      return false;
    } finally {
      setBusy(false);
      refreshAll(client);
      for (const route of [listEContactPrescriptions, listPatientPrescriptions])
        void client.invalidateQueries({ queryKey: queryKeyOf(route) });
    }
  };
  const about = (prescriptionId: string) => ({ params: { id, prescriptionId } });
  const options = (seen: number) => ({ seen, key: crypto.randomUUID() });
  return {
    isBusy,
    undoable,
    approve: (ids: readonly string[], confirmation: PrescriptionConfirmation | null = null) =>
      inTurn(
        ids.map((each) => async (seen) => {
          const sent = { ...about(each), body: { confirmation } };
          const moved = await call(approvePrescription, sent, options(seen));
          offerUndo(each);
          return moved;
        }),
      ),
    decline: (each: string, reason: DeclineReason, words: string) =>
      inTurn([
        async (seen) => {
          const sent = { ...about(each), body: { reason, words } };
          const moved = await call(declinePrescription, sent, options(seen));
          offerUndo(each);
          return moved;
        },
      ]),
    undo: (each: string) => inTurn([(seen) => call(undoPrescriptionDecision, about(each), options(seen))]),
  };
};
export type Decider = ReturnType<typeof useDecisions>;
