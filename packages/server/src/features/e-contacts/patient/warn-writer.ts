import type { MoreDanger, Warning } from '@tervita/contract/e-contacts';
import type { Language } from '@tervita/domain/core';
import { redFlagOf, strongestAction } from '@tervita/domain/smart-questionnaire';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../../core/database/database.ts';
import { type LockedEContact, raiseRedFlag } from '../e-contact-store.ts';
import { moreToAsk, type Suspect } from './more-danger.ts';
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
  alerts: ReturnType<typeof alertsInText>,
  { language, about, now }: Reading,
): Warning | null => {
  const signsOf = (rule: Parameters<typeof wordsShown>[0]) => wordsShown(rule, wordsIn(language));
  return warningOf(alerts, { language, about, signsOf, now })?.warning ?? null;
};

interface More {
  readonly text: string;
  readonly now: Date;
  readonly eContact: LockedEContact;
  readonly language: Language | null;
  readonly suspect: Suspect;
}

interface Told {
  readonly warning: Warning | null;
  readonly ask: MoreDanger | null;
}

/** What is added to an e-contact is looked at like its first words: the clinic gets the flag, the writer the warning. */
export const warnWriter = async (
  tx: Tx,
  { eContact, text, language: known, now, suspect }: More,
): Promise<Told> => {
  const language = known ?? 'en';
  const alerts = alertsInText(text);
  const flag = redFlagOf(strongestAction(alerts));
  if (flag) await raiseRedFlag(tx, eContact, flag);
  const { clinicId, representedPersonId, patientPersonId } = eContact;
  const about = await findWarnedAbout(tx, { clinicId, personId: representedPersonId ?? patientPersonId });
  if (!about) return { warning: null, ask: null };
  if (flag) return { warning: warningFor(alerts, { language, about, now }), ask: null };
  return { warning: null, ask: moreToAsk({ suspect, text, patient: factsOf({ about }, now), language }) };
};
