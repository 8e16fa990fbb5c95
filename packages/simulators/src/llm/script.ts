import { type Asked, dataIn } from './asked.ts';

type Spoken = 'et' | 'en' | 'ru' | 'pl';

const languageOf = (text: string): Spoken => {
  if (/\p{Script=Cyrillic}/u.test(text)) return 'ru';
  if (/[ąćęłńśźż]/i.test(text)) return 'pl';
  return /[õäöü]|\b(?:ja|on|mul|ei|palun|tere)\b/i.test(text) ? 'et' : 'en';
};

/** A few words of each problem; a demonstration, not medicine. */
const keywords: Readonly<Record<string, RegExp>> = {
  COUGH: /cough|köh|каш[ел]|kasz/i,
  HEADACHE: /headache|peavalu|голов|głow/i,
  BACK_PAIN: /back|selg|selja|спин|поясниц|plec/i,
  KNEE_PAIN: /knee|põlv|колен|kolan/i,
  SKIN_RASH: /rash|lööve|lööb|сып|wysyp/i,
  ACUTE_INFECTION: /fever|palavik|температур|озноб|gorączk/i,
  DYSURIA: /pee|urin|piss|моч|mocz/i,
  CHEST_PAIN: /chest|rinnu|rinnas|груд|klat/i,
  DYSPNEA: /breath|hinga|дыша|oddycha/i,
  DEPRESSION: /depress|masendu|депресс|depresj/i,
  PREGNANCY_COMMS: /pregnan|rase|беремен|ciąż/i,
  PRESCRIPTION_REFILL: /prescription|retsept|рецепт|recept/i,
  APPOINTMENT: /appointment|vastuvõt|aega|приём|wizyt/i,
  REQUEST_LABS: /blood test|vereanalüüs|анализ|badani/i,
  FIT_NOTE_ENLENGTHEN: /extend.*leave|pikendage.*haiguslehte|продлите.*больничн|przedłuży.*zwolnieni/i,
};

const firstSentences = (text: string): string =>
  (text.replace(/\s+/g, ' ').match(/[^.!?]+[.!?]*/g) ?? [text]).slice(0, 3).join('').trim().slice(0, 800);

const translated = (asked: Asked) => {
  const text = dataIn(asked, 'text');
  const source = languageOf(text);
  const [, target = 'en'] = /\((et|en|ru|pl)\)/.exec(asked.user) ?? [];
  return { translation: `[demo ${source}→${target}] ${text}`, sourceLanguage: source };
};

/** What a good model would say, as far as a script can. */
export const scripted = (asked: Asked): unknown => {
  if (asked.fields.includes('translation')) return translated(asked);
  if (asked.fields.includes('problemTypes')) {
    const text = dataIn(asked, 'text');
    const found = Object.keys(keywords).filter((type) => keywords[type]?.test(text));
    return { problemTypes: found.filter((type) => asked.allowed.includes(type)).slice(0, 5) };
  }
  const told = ['facts', 'messages', 'answers', 'text'].map((name) => dataIn(asked, name)).find(Boolean);
  return { summary: `[demo] ${firstSentences(told ?? '')}` };
};
