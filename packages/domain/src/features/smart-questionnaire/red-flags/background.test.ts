import { describe, expect, test } from 'vitest';
import type { Language } from '../../../core/index.ts';
import { strongestAction } from './fired-rules.ts';
import { freeTextAlerts } from './free-text-alerts.ts';

const found = (text: string) => strongestAction(freeTextAlerts(text));

/** Signs of now, and clauses about another time: of a cause, another illness, the last healthy day, a relative, a plan. */
const pairs: Readonly<
  Record<Language, { readonly signs: readonly string[]; readonly background: readonly string[] }>
> = {
  et: {
    signs: [
      'oksendan verd',
      'köhin verd',
      'ei saa hingata',
      'rinnus pigistab ja käsi on raske',
      'suu vajus viltu ja käsi ei kuula',
      'must kleepuv väljaheide',
      'põrn puudub, palavik 39',
    ],
    background: [
      'eelmisel aastal oli haavand',
      'kaks nädalat tagasi oli operatsioon',
      'kolm aastat tagasi siirdati neer',
      'eelmisel talvel oli kopsupõletik',
      'sünnitasin kuu aega tagasi',
      'eelmisel nädalal olin veel täiesti terve',
      'isal oli kümme aastat tagasi vähk',
      'tulen homme vastuvõtule',
    ],
  },
  en: {
    signs: [
      'vomiting blood',
      'coughing up blood',
      'I cannot breathe',
      'my chest is crushing and my arm is heavy',
      'his face drooped and his speech is slurred',
      'black tarry stools',
      'no spleen, fever 39',
    ],
    background: [
      'had an ulcer last year',
      'operated two weeks ago',
      'kidney transplant three years ago',
      'had pneumonia last winter',
      'gave birth a month ago',
      'was perfectly healthy last week',
      'my father had cancer ten years ago',
      'coming to see you tomorrow',
    ],
  },
  ru: {
    signs: [
      'рвёт кровью',
      'кашляю кровью',
      'не могу дышать',
      'давит в груди и рука тяжёлая',
      'перекосило лицо и речь невнятная',
      'чёрный стул как дёготь',
      'нет селезёнки, температура 39',
    ],
    background: [
      'в прошлом году была язва',
      'две недели назад была операция',
      'три года назад пересадили почку',
      'прошлой зимой была пневмония',
      'родила месяц назад',
      'на прошлой неделе была совсем здорова',
      'у отца десять лет назад был рак',
      'завтра приду на приём',
    ],
  },
  pl: {
    signs: [
      'wymiotuję krwią',
      'kaszlę krwią',
      'nie mogę oddychać',
      'ściska mnie w klatce piersiowej i ręka ciężka',
      'usta opadły z jednej strony i bełkocze',
      'czarny smolisty stolec',
      'brak śledziony, gorączka 39',
    ],
    background: [
      'w zeszłym roku był wrzód',
      'dwa tygodnie temu była operacja',
      'trzy lata temu przeszczep nerki',
      'zeszłej zimy było zapalenie płuc',
      'urodziłam miesiąc temu',
      'w zeszłym tygodniu byłam całkiem zdrowa',
      'ojciec dziesięć lat temu miał raka',
      'jutro przyjdę na wizytę',
    ],
  },
};

describe.each(Object.entries(pairs))(
  'a time that belongs to something else, in %s',
  (_, { signs, background }) => {
    test.each(signs)('the sign alone is for 112: %s', (sign) => {
      expect(found(sign)).toBe('CALL_112');
    });

    test.each(signs.flatMap((sign) => background.map((clause) => [sign, clause] as const)))(
      'takes nothing from it: %s, %s',
      (sign, clause) => {
        expect(found(`${sign}, ${clause}`)).toBe('CALL_112');
        expect(found(`${clause}, ${sign}`)).toBe('CALL_112');
      },
    );
  },
);
