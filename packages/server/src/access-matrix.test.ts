import { existsSync } from 'node:fs';
import { allRoutes } from '@tervita/contract/routes';
import { expect, it } from 'vitest';
import { accessTable, callOf } from './testing/access-table.ts';
import { unproved } from './testing/matrix-unproved.ts';

// access-matrix.sweep.test.ts makes each call as everybody; these look at the table alone.

it('has a line for every route, and no line without one', () => {
  expect([...accessTable.keys()].sort()).toEqual(allRoutes.map(({ route }) => callOf(route)).sort());
});

it('shows of every call somebody who gets through or hears a rule; what does not is named, with why', () => {
  const gets = (status: string) => Number(status) < 400 || status === '468' || status === '469';
  const silent = [...accessTable].filter(([, cells]) => !cells.some((cell) => cell.split('/').some(gets)));
  expect(silent.map(([call]) => call).sort()).toEqual(unproved.flatMap(({ calls }) => calls).sort());
  for (const { shownIn } of unproved)
    expect(existsSync(new URL(`./features/${shownIn}`, import.meta.url)), shownIn).toBe(true);
});
