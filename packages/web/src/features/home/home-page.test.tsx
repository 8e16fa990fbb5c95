import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { givenConfig } from '../../testing/given-config.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as HomePage } from './home-page.tsx';

describe('public home', () => {
  it('offers to sign in and says what to do in an emergency', async () => {
    await renderScreen(<HomePage />);
    const [signIn] = screen.getAllByRole('link', { name: 'Sign in' });
    expect(signIn?.getAttribute('href')).toBe('/choose-auth');
    expect(screen.getByText('112').parentElement?.textContent).toBe(
      'In an emergency, call 112. Do not wait for an answer here.',
    );
    expect(screen.getByText('With a digital ID')).toBeTruthy();
  });

  it("has the country's own emergency number", async () => {
    await renderScreen(<HomePage />, { config: givenConfig({ COUNTRY_CODE: 'GB' }) });
    expect(screen.getByText('999')).toBeTruthy();
  });

  it('tells a person who has left that they are out', async () => {
    await renderScreen(<HomePage />, { at: '/?status=logged-out' });
    expect(screen.getByRole('status').textContent).toContain('You are signed out');
  });

  it('changes the language and remembers it', async () => {
    await renderScreen(<HomePage />);
    await userEvent.click(screen.getByRole('button', { name: /Eesti/ }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Kirjutage'));
    expect(document.documentElement.lang).toBe('et');
    expect(localStorage.getItem('tervita.language')).toBe('et');
  });
});
