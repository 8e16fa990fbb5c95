import type { QuestionnaireWords } from '@tervita/domain/smart-questionnaire';
import { reasonWords } from '../../problem-types/index.ts';
import { actions } from './actions.ts';
import { dangerSigns } from './danger-signs.ts';
import { alsoInDays, dangerTopics, somethingElseGrave } from './danger-topics.ts';
import { questions } from './questions.ts';
import { rules } from './rules.ts';
import { summary } from './summary.ts';
import { units } from './units.ts';
import { whys } from './whys.ts';

export const words: QuestionnaireWords = {
  language: 'ru',
  reasons: reasonWords.ru.labels,
  questions,
  common: { yes: 'Да', no: 'Нет', unsure: 'Затрудняюсь ответить', none: 'Ничего из этого' },
  dangerSigns,
  alsoInDays,
  dangerTopics,
  somethingElseGrave,
  whys,
  units,
  rules,
  actions,
  summary,
};
