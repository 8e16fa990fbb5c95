import { type FiredRule, redFlagOf } from '@tervita/domain/smart-questionnaire';

/** When each sign of danger that stands was told. */
export type SignsTold = Readonly<Record<string, string>>;

/** A sign that was ticked, or what else made a rule fire: of one strength one may be told later than another. */
const signOf = ({ id }: FiredRule, choice: string): string => `${id} ${choice}`;

const signsOf = (rule: FiredRule): readonly string[] => {
  const chosen = rule.because.flatMap(({ choices }) => choices);
  return (chosen.length > 0 ? chosen : ['']).map((choice) => signOf(rule, choice));
};

const raises = ({ action }: FiredRule): boolean => redFlagOf(action) !== null;

/** What stands keeps its time, what is new has this one. */
export const signsToldNow = (fired: readonly FiredRule[], known: SignsTold, now: Date): SignsTold =>
  Object.fromEntries(
    fired
      .filter(raises)
      .flatMap(signsOf)
      .map((sign) => [sign, known[sign] ?? now.toISOString()]),
  );

/** Each rule that raises the flag with when it was told; one of several signs is divided where these have times of their own. */
export const dated = (fired: readonly FiredRule[], told: SignsTold, now: Date): readonly FiredRule[] =>
  fired.flatMap((rule) => {
    if (!raises(rule)) return [rule];
    const timeOf = (choice: string) => told[signOf(rule, choice)] ?? now.toISOString();
    const chosen = rule.because.flatMap(({ choices }) => choices);
    const times = [...new Set(chosen.map(timeOf))].toSorted();
    if (times.length === 0) return [{ ...rule, at: timeOf('') }];
    return times.map((at) => ({
      ...rule,
      at,
      because: rule.because.map(({ question, choices }) => ({
        question,
        choices: choices.filter((choice) => timeOf(choice) === at),
      })),
    }));
  });

/** The same sign with the same answer was said before, whenever that was. */
export const isSaidIn = (rule: FiredRule, said: readonly FiredRule[]): boolean => {
  const known = new Set(said.flatMap(signsOf));
  return signsOf(rule).every((sign) => known.has(sign));
};
