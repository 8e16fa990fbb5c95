import type { MoreDanger, Warning } from '@tervita/contract/e-contacts';
import type { Language } from '@tervita/domain/core';
import { type FiredRule, isGrave } from '@tervita/domain/smart-questionnaire';
import {
  type DangerHeard,
  dangerKindOf,
  suspicionRule,
} from '@tervita/domain/smart-questionnaire/danger-classifier';
import { sql } from 'kysely';
import type { Reader } from '../../../core/database/database.ts';
import type { LockedEContact } from '../e-contact-store.ts';
import { type Hear, moreToAsk } from './more-danger.ts';
import { factsOf } from './questionnaire/facts.ts';
import { alertsInText } from './questionnaire/judge.ts';
import { wordsShown } from './questionnaire/signs-shown.ts';
import { type WarnedAbout, warningOf } from './questionnaire/warning.ts';
import { wordsIn } from './questionnaire/words.ts';

interface Matter {
  readonly personId: string;
  readonly clinicId: string;
}

/** Undefined where the clinic is not there. Whose birth date is not for the reader to see counts as grown up. */
export const findWarnedAbout = async (
  db: Reader,
  { personId, clinicId }: Matter,
): Promise<WarnedAbout | undefined> => {
  const { rows } = await sql<WarnedAbout>`
    select p.birth_date as "birthDate", coalesce(p.sex, 'NOT_DISCLOSED') as sex, c.phone as "clinicPhone", c.country as "clinicCountry",
      c.time_zone as "clinicZone"
    from clinic c left join person p on p.id = ${personId} where c.id = ${clinicId}`.execute(db);
  return rows[0];
};

interface Reading {
  readonly language: Language;
  readonly about: WarnedAbout;
  readonly now: Date;
}

/** What somebody must know about words of their own; null where nothing in them is a sign of danger. */
export const warningFor = (
  alerts: readonly FiredRule[],
  { language, about, now }: Reading,
): Warning | null => {
  const signsOf = (rule: Parameters<typeof wordsShown>[0]) => wordsShown(rule, wordsIn(language));
  return warningOf(alerts, { language, about, signsOf, now })?.warning ?? null;
};

/** Whoever is told to call for help is not asked whether they should. */
export const callsForHelp = (warning: Warning | null): boolean => warning !== null && isGrave(warning.action);

/** What the writer of words that are saved and not sent must know: only what cannot wait until they are. */
export const warningOfUnsent = (alerts: readonly FiredRule[], reading: Reading): Warning | null => {
  const warning = warningFor(alerts, reading);
  return callsForHelp(warning) ? warning : null;
};

/** What words say of danger; long ones take their time, so it is found out before anything is locked. */
export interface JudgedWords {
  readonly alerts: readonly FiredRule[];
  readonly heard: DangerHeard | null;
}

export const judgeAdded = (text: string, hear: Hear): JudgedWords => ({
  alerts: alertsInText(text),
  heard: hear(text),
});

const aboutOf = (db: Reader, { clinicId, representedPersonId, patientPersonId }: LockedEContact) =>
  findWarnedAbout(db, { clinicId, personId: representedPersonId ?? patientPersonId });

/** What fires with words that are added: those of alarm, or what they sound like where they call for no help. */
export const firedByAdded = async (
  db: Reader,
  eContact: LockedEContact,
  { alerts, heard }: JudgedWords,
  now: Date,
): Promise<readonly FiredRule[]> => {
  const calls = alerts.some(({ action }) => isGrave(action));
  const about = heard && !calls && (await aboutOf(db, eContact));
  return about ? [...alerts, suspicionRule(dangerKindOf(heard, factsOf({ about }, now)))] : alerts;
};

interface WriterWarned extends JudgedWords {
  readonly now: Date;
  readonly eContact: LockedEContact;
  readonly language: Language | null;
}

interface Told {
  readonly warning: Warning | null;
  readonly ask: MoreDanger | null;
}

/** What is added to an e-contact is looked at like its first words: the flag is the clinic's, this is for the writer. */
export const warnWriter = async (
  db: Reader,
  { eContact, alerts, heard, language: known, now }: WriterWarned,
): Promise<Told> => {
  if (alerts.length === 0 && !heard) return { warning: null, ask: null };
  const about = await aboutOf(db, eContact);
  if (!about) return { warning: null, ask: null };
  const reading = { language: known ?? 'en', about, now };
  const warning = warningFor(alerts, reading);
  const suspected = heard && !callsForHelp(warning) ? dangerKindOf(heard, factsOf({ about }, now)) : null;
  return { warning, ask: suspected && moreToAsk(suspected, reading) };
};
