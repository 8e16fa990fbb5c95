import { wordsOf } from '../../problem-types/index.ts';
import { isScreenSign, signs } from '../danger-screen/signs.ts';
import type { FiredRule } from './fired-rules.ts';
import { wordMatcher } from './numbers/read-numbers.ts';
import { isTablet, isTaken } from './numbers/tablets.ts';

const isPoison = wordMatcher(
  'poison* overdos* bleach antifreeze detergent* battery batteries mushroom* chemical* uledoos* murgit* murgist* kemikaal* pesuvahend* patarei* seeni seent передоз* отрав* отбеливат* моющ* батарейк* грибы грибами грибов przedawk* zatru* otru* wybielacz* detergent* bateri* grzyb* chemi*',
);

/** A sign that was ticked, or words: whether a line that knows poisons can help beside the ambulance. */
export const tellsOfPoison = ({ because, quote }: Pick<FiredRule, 'because' | 'quote'>): boolean => {
  const ticked = because.flatMap(({ choices }) => choices);
  if (ticked.some((id) => isScreenSign(id) && signs[id].topic === 'POISON')) return true;
  const words = wordsOf(quote ?? '').map(({ folded }) => folded);
  return words.some(isPoison) || (words.some(isTaken) && words.some(isTablet));
};
