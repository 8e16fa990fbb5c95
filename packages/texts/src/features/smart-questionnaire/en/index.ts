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
  language: 'en',
  reasons: reasonWords.en.labels,
  questions,
  common: { yes: 'Yes', no: 'No', unsure: 'Not sure', none: 'None of these' },
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
