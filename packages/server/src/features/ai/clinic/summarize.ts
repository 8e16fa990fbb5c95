import type { Summarization } from '@tervita/contract/ai';
import { summarize as route } from '@tervita/contract/ai';
import { BusinessError, type Language } from '@tervita/domain/core';
import { isAboutDanger } from '@tervita/domain/smart-questionnaire';
import type { Tx } from '../../../core/database/database.ts';
import { exchange } from '../../../core/http/use-case.ts';
import type { Actor } from '../../../core/session/actor.ts';
import { composed, findOfEContact, readTimeline } from '../../e-contacts/index.ts';
import { summaryAnswer } from '../engine/answers.ts';
import { askModel, type EngineDeps } from '../engine/engine.ts';
import { languageNames } from '../engine/language-names.ts';
import { assertFeature } from '../feature-switch.ts';
import { aboutOf, type OurEContact, ourEContact } from './our-e-contact.ts';
import { findSummarization, keepSummarization, type NewSummarization } from './summarization-store.ts';

/** What a summary is made from. */
interface Material {
  readonly eContact: OurEContact;
  readonly messages: readonly string[];
  readonly answers: number;
  /** What the rules make of the answers; null without a questionnaire. */
  readonly byRules: string | null;
}

/** A conversation is told from its end when it is too long to be told whole. */
const lettersMost = 40_000;

const materialOf = async (
  tx: Tx,
  eContact: OurEContact,
  actor: Actor,
  language: Language,
  now: Date,
): Promise<Material> => {
  const { entries } = await readTimeline(tx, eContact.id, actor.userId);
  const messages = entries.flatMap(({ text, author, at }) =>
    text ? [`${author.kind === 'STAFF' ? 'CLINIC' : 'PATIENT'} ${at.slice(0, 10)}: ${text}`] : [],
  );
  const found = await findOfEContact(tx, eContact.id);
  // Signs of danger alone say nothing of what was written.
  const answers = found
    ? Object.keys(found.questionnaire.answers).filter((id) => !isAboutDanger(id)).length
    : 0;
  const byRules = found && answers > 0 ? composed(found, { language, audience: 'CLINIC' }, now) : null;
  return { eContact, messages, answers, byRules };
};

type Written = Pick<NewSummarization, 'engine' | 'text' | 'promptVersion' | 'model'>;

const written = async (
  deps: EngineDeps,
  { eContact, messages, byRules }: Material,
  { actor, language, question }: { actor: Actor; language: Language; question: string },
): Promise<Written> => {
  const reply = await askModel(deps, {
    purpose: 'SUMMARIZATION',
    data: { messages: messages.join('\n\n').slice(-lettersMost), answers: byRules ?? '', question },
    plain: { language: languageNames[language] },
    answer: summaryAnswer,
    about: aboutOf(eContact, actor),
    isRealOnly: byRules !== null && !question,
  });
  if (reply.ok)
    return {
      engine: 'LLM',
      text: reply.value.summary,
      promptVersion: reply.promptVersion,
      model: reply.model,
    };
  // The rules cannot answer a question; what was answered they can tell.
  if (byRules === null || question) throw new BusinessError('AI_NOT_AVAILABLE');
  return { engine: 'RULES', text: byRules, promptVersion: null, model: null };
};

export const summarize = (deps: EngineDeps) =>
  exchange(route, async ({ actor, body, transact, newId, touched }): Promise<Summarization> => {
    touched.eContactIds.add(body.eContactId);
    const { locale: language, userMessage: question } = body;
    const before = await transact(async (tx, now) => {
      const eContact = await ourEContact(tx, actor, body);
      await assertFeature(tx, eContact.clinicId, 'AI_SUMMARIZATION');
      const asked = question || body.isAnew;
      const kept = asked
        ? undefined
        : await findSummarization(tx, eContact, { language, userId: actor.userId });
      return kept ?? materialOf(tx, eContact, actor, language, now);
    });
    if ('aiSummarizationId' in before) return before;
    const made = await written(deps, before, { actor, language, question: question ?? '' });
    const { eContact, messages, answers } = before;
    return transact((tx, now) =>
      keepSummarization(
        tx,
        eContact,
        {
          id: newId(),
          language,
          ...made,
          messages: messages.length,
          answers,
          hasQuestion: Boolean(question),
        },
        now,
      ),
    );
  });
