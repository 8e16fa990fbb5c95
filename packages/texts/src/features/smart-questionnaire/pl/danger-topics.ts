import type { QuestionnaireWords } from '@tervita/domain/smart-questionnaire';

export const alsoInDays: QuestionnaireWords['alsoInDays'] = (days) => `także w ciągu ostatnich ${days} dni`;

export const somethingElseGrave = 'Coś innego groźnego';

/** In a word what a row is about. */
export const dangerTopics: QuestionnaireWords['dangerTopics'] = {
  BREATHING: 'oddychanie',
  LIPS: 'sinica',
  ALLERGY: 'alergia',
  HEART: 'serce',
  STROKE: 'udar',
  FAINTING: 'omdlenie',
  CONFUSION: 'splątanie',
  BLEEDING: 'krwawienie',
  PAIN: 'silny ból',
  FEVER: 'gorączka',
  SPOTS: 'plamki',
  POISON: 'zatrucie',
  INJURY: 'uraz',
  VIOLENCE: 'przemoc',
  MIND: 'myśli samobójcze',
  VOICES: 'omamy',
  PREGNANCY: 'ciąża',
  BABY: 'stan niemowlęcia',
  VOMITING: 'wymioty',
  FLUIDS: 'odwodnienie',
  FEEDING: 'karmienie',
  BELLY: 'brzuch',
  EYE: 'oko',
  TESTICLE: 'jądro',
  THROAT: 'połykanie',
  SWELLING: 'obrzęk',
  NERVES: 'drętwienie',
  SUGAR: 'cukier we krwi',
  EAR: 'ucho',
  NOSE: 'nos',
  URINE: 'mocz',
  LIMB: 'ręka lub noga',
  WOUND: 'rana',
  SKIN: 'skóra',
  CAST: 'gips',
};
