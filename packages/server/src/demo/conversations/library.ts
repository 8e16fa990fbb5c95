import type { Language } from '@tervita/domain/core';
import type { SexInCode } from '@tervita/domain/persons';
import { fits, type Spoken } from './conversation.ts';
import { conversationsEn, parentsEn } from './conversations-en.ts';
import { conversationsEt, parentsEt } from './conversations-et.ts';
import { conversationsPl, parentsPl } from './conversations-pl.ts';
import { conversationsRu, parentsRu } from './conversations-ru.ts';

const inLanguage = {
  et: [...conversationsEt, ...parentsEt],
  ru: [...conversationsRu, ...parentsRu],
  en: [...conversationsEn, ...parentsEn],
  pl: [...conversationsPl, ...parentsPl],
} as const satisfies Record<Language, unknown>;

export const conversations: readonly Spoken[] = Object.entries(inLanguage).flatMap(([language, all]) =>
  all.map((conversation) => ({ ...conversation, language: language as Language })),
);

interface Afterthoughts {
  /** Added before anybody answered. */
  readonly more: string;
  /** When it was closed and is taken up again. */
  readonly again: string;
  readonly reply: string;
}

/** What suits any conversation. */
export const afterthoughts: Record<Language, Afterthoughts> = {
  et: {
    more: 'Lisan igaks juhuks, et telefoni teel olen kättesaadav pärast kella nelja.',
    again:
      'Aitäh vastuse eest. Mul tekkis veel üks küsimus: kas pean ise midagi ette valmistama või jälgima?',
    reply: 'Tere! Eraldi midagi ette valmistada ei ole vaja. Kui enesetunne muutub, kirjutage julgelt.',
  },
  ru: {
    more: 'На всякий случай добавлю: по телефону со мной можно связаться после четырёх.',
    again: 'Спасибо за ответ. Остался ещё один вопрос: нужно ли что-то подготовить или за чем-то следить?',
    reply: 'Здравствуйте! Ничего готовить не нужно. Если самочувствие изменится, напишите нам.',
  },
  en: {
    more: 'Just to add: you can reach me by phone after four.',
    again: 'Thank you for the answer. One more question: is there anything I should prepare or watch for?',
    reply: 'Hello, there is nothing to prepare. If anything changes, please write to us.',
  },
  pl: {
    more: 'Dodam jeszcze, że telefonicznie można się ze mną skontaktować po szesnastej.',
    again: 'Dziękuję za odpowiedź. Mam jeszcze jedno pytanie: czy trzeba coś przygotować lub obserwować?',
    reply: 'Dzień dobry! Nic nie trzeba przygotowywać. Jeśli coś się zmieni, prosimy o wiadomość.',
  },
};

const pools = new Map<string, readonly Spoken[]>();

/** What somebody of this language, sex and age might write; a million people ask, so answers are kept. */
export const conversationsFor = (
  language: Language,
  person: { sex: SexInCode; age: number; isChild: boolean },
): readonly Spoken[] => {
  const key = `${language} ${person.sex} ${person.age} ${person.isChild}`;
  const known = pools.get(key);
  if (known) return known;
  const found = conversations.filter((one) => one.language === language && fits(one.whom, person));
  pools.set(key, found);
  return found;
};
