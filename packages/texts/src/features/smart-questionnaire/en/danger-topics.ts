import type { QuestionnaireWords } from '@tervita/domain/smart-questionnaire';

export const alsoInDays: QuestionnaireWords['alsoInDays'] = (days) => `also in the last ${days} days`;

export const somethingElseGrave = 'Something else grave';

/** In a word what a row is about. */
export const dangerTopics: QuestionnaireWords['dangerTopics'] = {
  BREATHING: 'breathing',
  LIPS: 'blue lips',
  ALLERGY: 'allergy',
  HEART: 'heart',
  STROKE: 'stroke',
  FAINTING: 'fainting',
  CONFUSION: 'confusion',
  BLEEDING: 'bleeding',
  PAIN: 'strong pain',
  FEVER: 'fever',
  SPOTS: 'spots',
  POISON: 'poison',
  INJURY: 'injury',
  VIOLENCE: 'violence',
  MIND: 'thoughts of suicide',
  VOICES: 'hallucinations',
  PREGNANCY: 'pregnancy',
  BABY: 'how the baby is',
  VOMITING: 'vomiting',
  FLUIDS: 'drying out',
  FEEDING: 'feeding',
  BELLY: 'belly',
  EYE: 'eye',
  TESTICLE: 'testicle',
  THROAT: 'swallowing',
  SWELLING: 'swelling',
  NERVES: 'numbness',
  SUGAR: 'blood sugar',
  EAR: 'ear',
  NOSE: 'nose',
  URINE: 'urine',
  LIMB: 'arm or leg',
  WOUND: 'wound',
  SKIN: 'skin',
  CAST: 'cast',
};
