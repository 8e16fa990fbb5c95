import type { Articles } from './texts.ts';

export type ArticleId = keyof Articles;
export type Audience = 'patient' | 'clinic';

/** In the order in which they are read. */
const usage: Readonly<Record<Audience, readonly ArticleId[]>> = {
  patient: [
    'write',
    'answerTime',
    'child',
    'files',
    'whoReads',
    'prescription',
    'reopen',
    'contacts',
    'code',
  ],
  clinic: [
    'inbox',
    'warning',
    'reply',
    'templates',
    'handOver',
    'newPatient',
    'call',
    'askQuestionnaire',
    'otherLanguage',
    'completed',
    'waits',
    'lists',
    'sms',
    'colleagues',
    'hours',
  ],
};
const often: Readonly<Record<Audience, readonly ArticleId[]>> = {
  patient: ['answerTime', 'child', 'code', 'whoReads'],
  clinic: ['warning', 'reply', 'call', 'handOver', 'newPatient', 'colleagues'],
};

/** What helps at once when something does not work. */
export const firstAid: readonly ArticleId[] = ['reload', 'offline', 'slowFile', 'code'];
export const usageArticles = (audience: Audience) => usage[audience];
export const oftenAsked = (audience: Audience) => often[audience];

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase();

/** Articles in which every word that was typed stands, or begins a word; those with it in the title first. */
export const findArticles = (articles: Articles, audience: Audience, typed: string): ArticleId[] => {
  const words = folded(typed).split(/\s+/).filter(Boolean);
  const ids = [...new Set([...usage[audience], ...firstAid])];
  const holds = (text: string) => words.every((word) => folded(text).includes(word));
  const found = ids.filter((id) => holds([articles[id].title, ...articles[id].lines].join(' ')));
  return found.toSorted((a, b) => Number(holds(articles[b].title)) - Number(holds(articles[a].title)));
};
