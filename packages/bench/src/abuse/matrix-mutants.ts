import { type Run, runCommand } from '../core/command.ts';
import { accessMutants } from './mutants/access-rules.ts';
import { copyRepository } from './mutants/copy.ts';
import { failing, judge, type Verdict } from './mutants/judge.ts';
import { Misfit } from './mutants/mutant.ts';
import { ownershipMutants } from './mutants/ownership.ts';
import { policyMutants } from './mutants/policies.ts';

/** Breaks one rule at a time: tests that do not notice are worth nothing. --times takes the first so many. */
const matrixMutants = async (run: Run): Promise<void> => {
  const { findings, cleanup, folder, say } = run;
  if (run.isShort) return findings.skip('abuse:matrix-mutants has no short form: it takes minutes');
  const copy = copyRepository(folder);
  const broken = await failing(copy, ['tenancy', 'writes', 'staffWrites', 'journey', 'matrix'], cleanup);
  if (broken) throw new Error(`the tests fail before anything is broken: ${broken}`);
  say('the copy is whole');
  const everything = [...accessMutants, ...ownershipMutants(), ...policyMutants()];
  const mutants = everything.slice(0, run.times(0, everything.length));
  const counts: Record<Verdict, number> = { caught: 0, 'held by the second lock': 0, unused: 0, survived: 0 };
  const held: string[] = [];
  for (const mutant of mutants) {
    try {
      const { verdict, by } = await judge(copy, mutant, cleanup);
      counts[verdict] += 1;
      if (verdict === 'held by the second lock') held.push(mutant.name);
      say(`${verdict}${by ? ` (${by})` : ''}: ${mutant.name}`);
      findings.check('no broken rule survives', verdict !== 'survived', mutant.name);
    } catch (error) {
      if (!(error instanceof Misfit)) throw error;
      say(`does not fit: ${mutant.name}: ${error.message}`);
      findings.check('every mutant fits the source', false, { mutant: mutant.name, why: error.message });
    }
  }
  Object.assign(findings.figures, { mutants: mutants.length, ...counts, heldByTheSecondLock: held });
};

await runCommand({
  name: 'abuse:matrix-mutants',
  limitSeconds: { short: 10, full: 3_600 },
  run: matrixMutants,
});
