import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { givenUser } from '../../core/session/given.ts';
import { fakeServer } from '../../testing/answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as ThreadLayout } from './thread-layout.tsx';

afterEach(() => vi.unstubAllGlobals());

it('the language can be chosen in a conversation too, where its title takes the place of the header', async () => {
  fakeServer();
  await renderScreen(<ThreadLayout />, { user: givenUser() });
  expect(within(screen.getByRole('banner')).getByRole('combobox', { name: 'Language' })).toBeTruthy();
});
