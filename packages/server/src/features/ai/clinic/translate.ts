import { translate as route } from '@tervita/contract/ai';
import { currentVersionOf } from '@tervita/domain/consents';
import { BusinessError, type Language } from '@tervita/domain/core';
import type { Reader, Tx } from '../../../core/database/database.ts';
import { BadInput, NotFound } from '../../../core/http/errors.ts';
import { exchange } from '../../../core/http/use-case.ts';
import { translationAnswer } from '../engine/answers.ts';
import { askModel, type EngineDeps } from '../engine/engine.ts';
import { languageNames } from '../engine/language-names.ts';
import { assertFeature } from '../feature-switch.ts';
import { aboutOf, type OurEContact, ourEContact } from './our-e-contact.ts';

const assertConsent = async (db: Reader, userId: string): Promise<void> => {
  const given = await db
    .selectFrom('consent')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('consent_group', '=', 'PRM_TRANSLATION_CLINIC')
    .where('version', '=', currentVersionOf('PRM_TRANSLATION_CLINIC'))
    .executeTakeFirst();
  if (!given) throw new BusinessError('TRANSLATION_CONSENT_MISSING');
};

interface Wanted {
  readonly entryId?: string | null | undefined;
  readonly text?: string | null | undefined;
}

const textOf = async (db: Reader, { id }: OurEContact, { entryId, text }: Wanted): Promise<string> => {
  if (!entryId) {
    if (!text) throw new BadInput([{ path: ['body', 'text'], key: 'required' }]);
    return text;
  }
  const entry = await db
    .selectFrom('timeline_entry')
    .select('text')
    .where('id', '=', entryId)
    .where('e_contact_id', '=', id)
    .executeTakeFirst();
  if (!entry?.text) throw new NotFound();
  return entry.text;
};

interface Translation {
  readonly text: string;
  readonly sourceLanguage: Language | null;
  readonly targetLanguage: Language;
  readonly isDemonstration: boolean;
}

const kept = async (
  db: Reader,
  { id }: OurEContact,
  hash: Buffer,
  { targetLanguage, isSimulated }: { readonly targetLanguage: Language; readonly isSimulated: boolean },
): Promise<Translation | undefined> => {
  const row = await db
    .selectFrom('ai_translation')
    .selectAll()
    .where('e_contact_id', '=', id)
    .where('target_language', '=', targetLanguage)
    .where('text_hash', '=', hash)
    // A demonstration's is worth nothing where a real service answers.
    .$if(!isSimulated, (query) => query.where('is_demonstration', '=', false))
    .orderBy('is_demonstration')
    .executeTakeFirst();
  if (!row) return undefined;
  const sourceLanguage = row.source_language as Language | null;
  return { text: row.text, sourceLanguage, targetLanguage, isDemonstration: row.is_demonstration };
};

const keep = async (
  tx: Tx,
  eContact: OurEContact,
  hash: Buffer,
  made: Translation,
  now: Date,
): Promise<void> => {
  await tx
    .insertInto('ai_translation')
    .values({
      clinic_id: eContact.clinicId,
      e_contact_id: eContact.id,
      text_hash: hash,
      target_language: made.targetLanguage,
      source_language: made.sourceLanguage,
      text: made.text,
      is_demonstration: made.isDemonstration,
      made_at: now,
    })
    // Two asked at once: the first stays.
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const translate = (deps: EngineDeps) =>
  exchange(route, async ({ actor, body, transact, touched }) => {
    touched.eContactIds.add(body.eContactId);
    const { targetLanguage } = body;
    const { isSimulated } = deps.llm;
    const before = await transact(async (tx) => {
      const eContact = await ourEContact(tx, actor, body);
      await assertFeature(tx, eContact.clinicId, 'TRANSLATION');
      await assertConsent(tx, actor.userId);
      const text = await textOf(tx, eContact, body);
      const hash = deps.hash('translation', text);
      return { eContact, text, hash, known: await kept(tx, eContact, hash, { targetLanguage, isSimulated }) };
    });
    const { eContact, text, hash, known } = before;
    if (known) return known;
    const reply = await askModel(deps, {
      purpose: 'TRANSLATION',
      data: { text },
      plain: { targetLanguage: languageNames[targetLanguage] },
      answer: translationAnswer,
      about: aboutOf(eContact, actor),
    });
    if (!reply.ok) throw new BusinessError('TRANSLATION_NOT_AVAILABLE');
    const { translation, sourceLanguage } = reply.value;
    const made = { text: translation, sourceLanguage, targetLanguage, isDemonstration: reply.isSimulated };
    await transact((tx, now) => keep(tx, eContact, hash, made, now));
    return made;
  });
