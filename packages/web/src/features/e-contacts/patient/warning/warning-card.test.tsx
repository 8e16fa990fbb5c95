import type { Warning } from '@tervita/contract/e-contacts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { ask, user } from '../timeline/given.ts';
import { WarningCard } from './warning-card.tsx';

it('that was kept on the device before its country came with it has the number of the installation', async () => {
  const { country, ...kept } = ask.warnings[0] as Warning;
  await renderScreen(<WarningCard warning={kept as Warning} />, { user });
  expect(await screen.findByRole('heading', { level: 1, name: 'Call 112 now' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Call 112' }).getAttribute('href')).toBe('tel:112');
});
