import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Target } from '../core/call.ts';
import type { Ledger } from '../core/ledger.ts';
import type { Random } from '../core/random.ts';
import { patientStep } from './patient.ts';
import type { SignedIn } from './people.ts';
import { staffStep } from './staff.ts';
import { type Seen, watchCalls } from './watched-calls.ts';

export interface Traffic {
  readonly seen: Seen;
  /** What every text of this load begins with. */
  readonly mark: string;
  /** Nothing new begins; what is under way gets a last chance. */
  stop(): Promise<void>;
}

export interface TrafficOptions {
  readonly target: () => Target;
  readonly people: SignedIn;
  readonly ledger: Ledger;
  readonly random: Random;
  /** How long a person thinks between two steps, on average. */
  readonly thinkMs: number;
}

const lastChanceMs = 15_000;

/** Patients and staff who write at the same time, until told to stop. */
export const startTraffic = ({ target, people, ledger, random, thinkMs }: TrafficOptions): Traffic => {
  const mark = `run-${randomUUID().slice(0, 8)}`;
  const calls = watchCalls();
  let isOn = true;
  let isPatient = true;
  const writing = { target, ledger, calls, goesOn: () => isPatient };
  const { clinicId } = people;

  const live = async (name: string, step: (marker: string) => Promise<void>, own: Random) => {
    await wait(own.whole(0, thinkMs));
    for (let number = 1; isOn; number += 1) {
      await step(`${mark} ${name}.${number} köhin juba mitu päeva`);
      await wait(own.whole(thinkMs / 2, thinkMs * 1.5));
    }
  };
  const lives = [
    ...people.patients.map((patient, index) => {
      const own = random.branch();
      return live(`p${index}`, patientStep(writing, patient, clinicId, own), own);
    }),
    ...people.staff.map(({ token }, index) => {
      const own = random.branch();
      const isOurs = (preview: string) => preview.startsWith(mark);
      return live(`s${index}`, staffStep(writing, token, clinicId, isOurs, own), own);
    }),
  ];
  const all = Promise.all(lives);
  // Awaited in stop; until then a fault must not end the process unseen.
  all.catch(() => undefined);
  return {
    seen: calls.seen,
    mark,
    stop: async () => {
      isOn = false;
      const giveUp = setTimeout(() => {
        isPatient = false;
      }, lastChanceMs);
      await all;
      clearTimeout(giveUp);
    },
  };
};
