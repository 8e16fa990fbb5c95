import type { MoreDanger, Warning } from '@tervita/contract/e-contacts';
import { helpLinesOf } from '@tervita/domain/core';
import { isScreenSign, signs } from '@tervita/domain/smart-questionnaire';

/**
 * What the ticks call for, as the server would say it: the strongest on one page, help in despair beside it. Null where
 * nothing that was ticked calls for anything.
 */
export const warningOfTicked = (ask: MoreDanger, ticked: readonly string[]): Warning | null => {
  const chosen = ask.signs.filter(({ id }) => ticked.includes(id));
  const called = ask.warnings.filter(({ action }) => chosen.some((sign) => sign.action === action));
  const grave = called.filter(({ action }) => action !== 'CLINIC_TODAY');
  // The strongest first, as they come.
  const said = grave.length > 0 ? grave : called;
  const [strongest] = said;
  if (!strongest) return null;
  const isPoison = chosen.some(({ id }) => isScreenSign(id) && signs[id].topic === 'POISON');
  const { poison } = helpLinesOf(strongest.country);
  return {
    ...strongest,
    ...(isPoison && poison ? { poisonLine: poison } : {}),
    text: said.map(({ text }) => text).join(' '),
    crisisLines: said.flatMap(({ crisisLines }) => crisisLines),
    signs: chosen
      .filter((sign) => said.some(({ action }) => action === sign.action))
      .map(({ id, label }) => ({ id, label })),
  };
};
