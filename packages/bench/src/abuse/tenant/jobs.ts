import { type Forgery, insertInto } from './forge.ts';
import type { Scene } from './scene.ts';

interface Event {
  readonly type: string;
  readonly key: string;
  readonly ids: Readonly<Record<string, string>>;
}

const put = (what: string, queue: string, event: Event): Forgery => ({
  what: `a job: ${what}`,
  statements: [{ text: 'select enqueue($1, $2::jsonb, null)', values: [queue, JSON.stringify(event)] }],
});

/** The worker may do anything, so what it is told to do must be the caller's own. */
export const forgedJobs = ({ mine, foreign, stranger }: Scene): Forgery[] => {
  const about = ({ id, clinic, person, creator }: Scene['mine'], version: number): Event => ({
    type: 'e-contact.reopened',
    key: `${id}:${version}`,
    ids: { eContactId: id, clinicId: clinic, personId: person, creatorUserId: creator },
  });
  const planned = { plannedId: foreign.id, eContactId: foreign.id, clinicId: foreign.clinic };
  const direct = { name: 'notifications', data: about(foreign, 1) };
  return [
    { what: 'a job: straight into the table', statements: [insertInto('jobs.job', direct)] },
    { what: 'a job: straight into its partition', statements: [insertInto('jobs.job_common', direct)] },
    put('a letter about a foreign e-contact', 'notifications', about(foreign, 1)),
    put('a letter about what nobody did', 'notifications', about(mine, 9_000)),
    put('a push about a foreign e-contact', 'push-notices', about(foreign, 1)),
    put('a foreign planned reply', 'planned-moves', { type: 'e-contact.planned', key: 'x', ids: planned }),
    put('one event under the name of another', 'planned-moves', { ...about(mine, 1), ids: planned }),
    put('a letter about an account', 'account-notices', {
      type: 'account.password-changed',
      key: `${stranger.user}:x`,
      ids: { userId: stranger.user },
    }),
    put('a foreign file', 'file-scans', { type: 'file.removed', key: 'x', ids: { fileId: foreign.id } }),
    put('a foreign questionnaire', 'alarm-filings', {
      type: 'questionnaire.alarm',
      key: 'x',
      ids: { questionnaireId: foreign.id, authorUserId: stranger.user },
    }),
    put('a person whom somebody else added', 'claims', {
      type: 'person.added',
      key: stranger.person,
      ids: { userId: stranger.user, personId: stranger.person },
    }),
    put('what only the platform does', 'platform-news', { type: 'ai.changed', key: 'x', ids: {} }),
    put('what only the platform starts', 'evaluations', {
      type: 'evaluation.started',
      key: 'x',
      ids: { runId: foreign.id },
    }),
    put('a queue that is not there', 'nowhere', about(mine, 1)),
  ];
};
