import type { MoreDanger, Warning } from '@tervita/contract/e-contacts';

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
  return {
    ...strongest,
    text: said.map(({ text }) => text).join(' '),
    crisisLines: said.flatMap(({ crisisLines }) => crisisLines),
    signs: chosen
      .filter((sign) => said.some(({ action }) => action === sign.action))
      .map(({ id, label }) => ({ id, label })),
  };
};
