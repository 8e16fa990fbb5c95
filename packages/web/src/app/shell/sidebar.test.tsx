import { logout } from '@tervita/contract/auth';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { givenStaff, givenUser } from '../../core/session/given.ts';
import { currentSession, onSessionEnd } from '../../core/session/index.ts';
import { answers, fakeServer } from '../../testing/answers.ts';
import { givenConfig } from '../../testing/given-config.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { Sidebar } from './sidebar.tsx';

afterEach(() => vi.unstubAllGlobals());

const entries = () =>
  within(screen.getByRole('navigation', { name: 'Main menu' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

const clinicEntries = [
  ['E-contacts', '/clinic-e-contacts'],
  ['Information hub', '/information-hub'],
  ['Message centre', '/message-centre'],
  ['Tools', '/tools'],
  ['Admin', '/admin'],
  ['Feedback', '/feedback'],
  ['Platform', '/platform'],
  ['Help', '/help'],
];

describe('the menu', () => {
  it('of a patient', async () => {
    await renderScreen(<Sidebar icons={{}} />, { user: givenUser() });
    expect(entries()).toEqual([
      ['E-contacts', '/my-e-contacts'],
      ['Settings', '/settings'],
      ['Help', '/help'],
      ['Terms', '/terms-and-conditions'],
    ]);
    expect(screen.queryByText('Switch to clinic view')).toBeNull();
    expect(screen.getByText('Mari Lepaste')).toBeTruthy();
    expect(screen.getByText('ML')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Edit your details' }).getAttribute('href')).toBe(
      '/edit-profile',
    );
  });

  it('of clinic staff', async () => {
    await renderScreen(<Sidebar icons={{}} />, { user: givenStaff() });
    expect(entries()).toEqual(clinicEntries);
    expect(screen.getByText('Nurse')).toBeTruthy();
  });

  it('has the tools in Estonia only', async () => {
    const config = givenConfig({ COUNTRY_CODE: 'PL' });
    await renderScreen(<Sidebar icons={{}} />, { user: givenStaff(), config });
    expect(entries()).toEqual(clinicEntries.filter(([name]) => name !== 'Tools'));
  });

  it('of a platform admin has the admin entry', async () => {
    const user = givenUser({ permissions: ['PRM_TERVITA_ADMIN'], activeRole: 'PRM_TERVITA_ADMIN' });
    await renderScreen(<Sidebar icons={{}} />, { user });
    expect(entries()[0]).toEqual(['Admin', '/prm']);
    expect(entries().at(-1)).toEqual(['Help', '/help']);
  });

  it('lets a person with both roles switch', async () => {
    const user = givenStaff({ permissions: ['PRM_PATIENT', 'PRM_DOCTOR'] });
    await renderScreen(<Sidebar icons={{}} />, { user });
    const link = screen.getByRole('link', { name: 'Switch to patient view' });
    expect(link.getAttribute('href')).toBe('/my-e-contacts');
  });

  it('counts what waits, and what is unread', async () => {
    const counts = { eContacts: 14, informationHub: 2 };
    await renderScreen(<Sidebar icons={{}} counts={counts} />, { user: givenStaff() });
    expect(screen.getByText('14 waiting for the clinic')).toBeTruthy();
    expect(screen.getByText('2 unread')).toBeTruthy();
  });

  it('logs out', async () => {
    const { calls } = fakeServer(answers(logout, {}));
    const ended = vi.fn();
    const stop = onSessionEnd(ended);
    await renderScreen(<Sidebar icons={{}} />, { user: givenUser() });
    await userEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(ended).toHaveBeenCalledWith('logged-out', expect.anything()));
    stop();
    expect(calls.map(({ path }) => path)).toEqual(['/api/logout']);
    expect(currentSession()).toBeNull();
  });
});

describe('the menu of narrow screens', () => {
  const drawer = <MenuDrawer>{(close) => <Sidebar icons={{}} onNavigate={close} />}</MenuDrawer>;
  const open = async () => {
    await renderScreen(drawer, { user: givenUser() });
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    return screen.findByRole('dialog');
  };

  it('closes on Escape and gives focus back', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' })));
  });

  it('closes when one goes somewhere', async () => {
    const dialog = await open();
    await userEvent.click(within(dialog).getByRole('link', { name: 'Help' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
