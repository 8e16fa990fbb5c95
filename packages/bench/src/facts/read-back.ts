import { getClinicTimeline, getPatientTimeline } from '@tervita/contract/e-contacts';
import { call, type Target } from '../core/call.ts';
import type { Ledger } from '../core/ledger.ts';
import type { Findings } from '../core/report.ts';
import type { SignedIn } from '../traffic/people.ts';

/** The same promise through the front door: both sides read what was acknowledged. */
export const readBack = async (
  target: Target,
  people: SignedIn,
  ledger: Ledger,
  { check, figures }: Findings,
): Promise<void> => {
  const acknowledged = ledger.all().flatMap(({ marker, by, fate }) => {
    return fate.kind === 'acknowledged' ? [{ marker, by, ...fate.at }] : [];
  });
  const tokens = new Map(people.patients.map(({ person, token }) => [person.userId, token]));
  const nurse = people.staff[0]?.token;
  const byThread = [...Map.groupBy(acknowledged, ({ eContactId }) => eContactId)];
  const readOne = async ([id, writes]: (typeof byThread)[number]) => {
    const owner = writes.map(({ by }) => tokens.get(by)).find(Boolean);
    const ofClinic = await call(target, getClinicTimeline, { params: { id } }, { as: nurse });
    const ofPatient = owner
      ? await call(target, getPatientTimeline, { params: { id } }, { as: owner })
      : undefined;
    for (const answer of ofPatient ? [ofClinic, ofPatient] : [ofClinic]) {
      const texts = answer.status === 200 ? answer.body.entries.map(({ text }) => text) : [];
      const isWhole = writes.every(({ marker, version }) => texts[version - 1] === marker);
      check('clinic and patient read every acknowledged write', isWhole, { id, status: answer.status });
    }
  };
  for (let start = 0; start < byThread.length; start += 8)
    await Promise.all(byThread.slice(start, start + 8).map(readOne));
  figures.threadsReadBack = byThread.length;
};
