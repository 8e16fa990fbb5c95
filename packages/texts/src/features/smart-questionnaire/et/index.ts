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
  language: 'et',
  reasons: reasonWords.et.labels,
  questions,
  common: { yes: 'Jah', no: 'Ei', unsure: 'Ei oska öelda', none: 'Mitte ükski neist' },
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
