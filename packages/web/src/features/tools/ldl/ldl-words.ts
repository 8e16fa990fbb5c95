import { score2Ages } from '@tervita/domain/tools';
import type { ToolsTexts } from '@tervita/texts/tools-en';
import type { LdlResult } from './ldl-result.ts';

type LdlTexts = ToolsTexts['tools']['ldl'];

/** Older people have a score of their own. */
export const scoreNameOf = ({ age }: LdlResult, t: LdlTexts): string =>
  (age ?? 0) < score2Ages.olderFrom ? t.score : t.scoreOlder;

/** What stands behind the goal; the strictest one may only be considered. */
export const goalWordsOf = ({ goal }: LdlResult, t: LdlTexts): string => {
  if (goal.ldl === 1) return t.mayBeConsidered;
  return goal.isHalfToo ? t.goalHalf : t.goal;
};
