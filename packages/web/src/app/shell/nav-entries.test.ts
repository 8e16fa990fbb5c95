import { permissions } from '@tervita/domain/auth';
import { expect, it } from 'vitest';
import { givenConfig } from '../../testing/given-config.ts';
import { firstPages } from '../routes/first-pages.ts';
import { laterPages } from '../routes/later-pages.ts';
import { pages } from '../routes/pages.ts';
import { navEntries } from './nav-entries.ts';

it.each(permissions)('no entry of the menu of %s leads to a page that is not open', (role) => {
  const open = [...firstPages, ...pages, ...laterPages].map(({ path }) => path);
  const missing = navEntries(role, givenConfig()).filter(({ to }) => !open.includes(to));
  expect(missing).toEqual([]);
});
