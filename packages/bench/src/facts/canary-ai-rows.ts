import { canaryIds, canaryPrefix } from './canary-ids.ts';

const { clinic, nurseUser, eContact } = canaryIds;
const other = (number: number) => `${canaryPrefix}0000000000${number}`;
const at = '2026-03-12T10:00:00Z';
// Far ahead: what is swept when old stays.
const never = '2099-01-01T00:00:00Z';

/** What models were asked and wrote for the canary. */
export const aiRows: readonly (readonly [table: string, row: Record<string, unknown>])[] = [
  ['ai_model', { id: other(41), name: 'kanaari', is_active: false, created_at: at, updated_at: at }],
  [
    'prompt_version',
    {
      id: other(42),
      purpose: 'TRANSLATION',
      version: 4_100,
      model_id: other(41),
      system_message: 'Sing in JSON',
      user_message: '{{text}} {{targetLanguage}}',
      created_by_user_id: nurseUser,
      created_by_name: 'Kanaari Lind',
      created_at: at,
    },
  ],
  [
    'ai_call',
    {
      id: other(43),
      at: never,
      purpose: 'TRANSLATION',
      prompt_version_id: other(42),
      model: 'kanaari',
      clinic_id: clinic,
      outcome: 'OK',
      attempts: 1,
      latency_ms: 1,
    },
  ],
  [
    'ai_summarization',
    {
      id: other(44),
      clinic_id: clinic,
      e_contact_id: eContact,
      e_contact_version: 1,
      language: 'et',
      engine: 'LLM',
      prompt_version: 1,
      model: 'kanaari',
      text: 'Laulab',
      messages: 1,
      answers: 0,
      made_at: at,
    },
  ],
  [
    'ai_summarization_opinion',
    { ai_summarization_id: other(44), user_id: nurseUser, clinic_id: clinic, liked: true, at },
  ],
  [
    'ai_translation',
    {
      clinic_id: clinic,
      e_contact_id: eContact,
      text_hash: '\\xca9a41',
      target_language: 'ru',
      text: 'Поёт',
      is_demonstration: true,
      made_at: at,
    },
  ],
  [
    'evaluation_run',
    {
      id: other(45),
      prompt_version_id: other(42),
      status: 'DONE',
      started_by_user_id: nurseUser,
      total: 1,
      at,
    },
  ],
  ['evaluation_case', { run_id: other(45), case_id: 'et-1', found: [], outcome: 'OK', latency_ms: 1 }],
];
