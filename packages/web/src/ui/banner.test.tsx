import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Banner } from './banner.tsx';

it('shows two lines until any part of the strip is pressed', async () => {
  render(<Banner>The laboratory opens at ten.</Banner>);
  const strip = screen.getByRole('button', { expanded: false });
  expect(screen.getByText(/laboratory/).dataset.clamped).toBe('true');
  await userEvent.click(strip);
  expect(screen.getByRole('button', { expanded: true })).toBe(strip);
  expect(screen.getByText(/laboratory/).dataset.clamped).toBeUndefined();
});

it('is no button when it carries an action of its own', () => {
  render(<Banner action={<a href="/reload">Reload</a>}>A new version is here.</Banner>);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Reload' })).toBeTruthy();
});
