import type { QuestionnaireWords } from '@tervita/domain/smart-questionnaire';

export const alsoInDays: QuestionnaireWords['alsoInDays'] = (days) => `ka viimase ${days} päeva jooksul`;

export const somethingElseGrave = 'Midagi muud rasket';

/** In a word what a row is about. */
export const dangerTopics: QuestionnaireWords['dangerTopics'] = {
  BREATHING: 'hingamine',
  LIPS: 'sinakus',
  ALLERGY: 'allergia',
  HEART: 'süda',
  STROKE: 'insult',
  FAINTING: 'minestus',
  CONFUSION: 'segasus',
  BLEEDING: 'verejooks',
  PAIN: 'tugev valu',
  FEVER: 'palavik',
  SPOTS: 'täpid nahal',
  POISON: 'mürgitus',
  INJURY: 'vigastus',
  VIOLENCE: 'vägivald',
  MIND: 'enesetapumõtted',
  VOICES: 'meelepetted',
  PREGNANCY: 'rasedus',
  BABY: 'beebi olek',
  VOMITING: 'oksendamine',
  FLUIDS: 'vedelikupuudus',
  FEEDING: 'söömine',
  BELLY: 'kõht',
  EYE: 'silm',
  TESTICLE: 'munand',
  THROAT: 'neelamine',
  SWELLING: 'turse',
  NERVES: 'tuimus',
  SUGAR: 'veresuhkur',
  EAR: 'kõrv',
  NOSE: 'nina',
  URINE: 'urineerimine',
  LIMB: 'käsi või jalg',
  WOUND: 'haav',
  SKIN: 'nahk',
  CAST: 'kips',
};
