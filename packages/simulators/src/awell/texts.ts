import { topicsEn } from './topics-en.ts';
import { topicsEt } from './topics-et.ts';
import { topicsRu } from './topics-ru.ts';

const en = {
  topics: topicsEn,
  service: 'Questionnaires',
  demo: 'Demonstration',
  skip: 'Skip to the questionnaire',
  title: 'Questionnaire',
  notice:
    'This page stands in for a provider of questionnaires. Its questions say only what they are about: the real words belong to whoever holds the licence.',
  send: 'Send the answers',
  cancel: 'Close without answering',
  overTitle: 'This questionnaire has ended',
  overLead: 'It was already answered, or its time ran out. Go back and start again.',
  goBack: 'Go back',
};
export type HostedTexts = typeof en;

const et: HostedTexts = {
  topics: topicsEt,
  service: 'Küsimustikud',
  demo: 'Näidis',
  skip: 'Küsimustiku juurde',
  title: 'Küsimustik',
  notice:
    'See leht on küsimustike teenusepakkuja asemel. Küsimused ütlevad ainult, millest jutt on: päris sõnastus kuulub litsentsi omanikule.',
  send: 'Saada vastused',
  cancel: 'Sulge vastamata',
  overTitle: 'See küsimustik on lõppenud',
  overLead: 'Sellele on juba vastatud või aeg sai otsa. Mine tagasi ja alusta uuesti.',
  goBack: 'Mine tagasi',
};

const ru: HostedTexts = {
  topics: topicsRu,
  service: 'Анкеты',
  demo: 'Демонстрация',
  skip: 'К анкете',
  title: 'Анкета',
  notice:
    'Эта страница заменяет поставщика анкет. Вопросы называют только тему: настоящие формулировки принадлежат владельцу лицензии.',
  send: 'Отправить ответы',
  cancel: 'Закрыть без ответов',
  overTitle: 'Эта анкета завершена',
  overLead: 'На неё уже ответили или время вышло. Вернитесь и начните снова.',
  goBack: 'Вернуться',
};

const texts: Readonly<Record<string, HostedTexts>> = { en, et, ru };
export const hostedTexts = (language: string): HostedTexts => texts[language] ?? en;
