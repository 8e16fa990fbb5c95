import type { QuestionnaireWords } from '@tervita/domain/smart-questionnaire';

export const alsoInDays: QuestionnaireWords['alsoInDays'] = (days) => `также за последние ${days} дней`;

export const somethingElseGrave = 'Другое опасное';

/** In a word what a row is about. */
export const dangerTopics: QuestionnaireWords['dangerTopics'] = {
  BREATHING: 'дыхание',
  LIPS: 'посинение',
  ALLERGY: 'аллергия',
  HEART: 'сердце',
  STROKE: 'инсульт',
  FAINTING: 'обморок',
  CONFUSION: 'спутанность',
  BLEEDING: 'кровотечение',
  PAIN: 'сильная боль',
  FEVER: 'температура',
  SPOTS: 'пятна на коже',
  POISON: 'отравление',
  INJURY: 'травма',
  VIOLENCE: 'насилие',
  MIND: 'мысли о смерти',
  VOICES: 'галлюцинации',
  PREGNANCY: 'беременность',
  BABY: 'состояние малыша',
  VOMITING: 'рвота',
  FLUIDS: 'обезвоживание',
  FEEDING: 'питание',
  BELLY: 'живот',
  EYE: 'глаз',
  TESTICLE: 'яичко',
  THROAT: 'глотание',
  SWELLING: 'припухлость',
  NERVES: 'онемение',
  SUGAR: 'сахар крови',
  EAR: 'ухо',
  NOSE: 'нос',
  URINE: 'мочеиспускание',
  LIMB: 'рука или нога',
  WOUND: 'рана',
  SKIN: 'кожа',
  CAST: 'гипс',
};
