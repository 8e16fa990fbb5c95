import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { forgetLastEContact, keepLastEContact } from '../../core/last-e-contact.ts';
import { givenStaff } from '../../core/session/given.ts';
import { givenConfig } from '../../testing/given-config.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { Component as KidneyPage } from './kidney/kidney-page.tsx';
import { monthsAfter } from './kidney/kidney-result.ts';
import { Component as LdlPage } from './ldl/ldl-page.tsx';

const user = givenStaff();
afterEach(forgetLastEContact);

const fill = async (values: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(values))
    await userEvent.type(screen.getByLabelText(label, { exact: false, selector: 'input' }), value);
};

it('risk, target and gap of the published example, with commas too', async () => {
  await renderScreen(<LdlPage />, { user });
  await fill({
    Age: '65',
    'Systolic pressure': '150',
    'Total cholesterol': '6,2',
    HDL: '1.4',
    Triglycerides: '1,5',
  });
  const risk = screen.getByRole('region', { name: 'SCORE2, 10-year risk' });
  expect(risk.textContent).toContain('10.9\u00a0%');
  expect(risk.textContent).toContain('High risk');
  const goal = screen.getByRole('region', { name: 'LDL target and gap' });
  expect(goal.textContent).toContain('< 1.8');
  expect(goal.textContent).toContain('−2.3');
  expect(goal.textContent).toContain('−56\u00a0%');
  expect(screen.getByLabelText<HTMLInputElement>('LDL now').value).toBe('4.1');
  expect(screen.getByRole('region', { name: 'Why this category' }).textContent).toContain(
    'the first rule that fits',
  );
});

it('what is known decides without SCORE2, and says so', async () => {
  await renderScreen(<LdlPage />, { user });
  await userEvent.click(screen.getByLabelText('Heart or vessel disease'));
  expect(screen.getByRole('region', { name: 'Category by what is known' }).textContent).toContain(
    'Very high risk',
  );
  await userEvent.click(screen.getByLabelText('Again within 2 years, or in several vessels'));
  expect(screen.getByRole('region', { name: 'LDL target and gap' }).textContent).toContain(
    'may be considered',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  screen.getByText(/Fill in the values/);
});

it('a value that cannot be is said when the field is left, and gives no result', async () => {
  await renderScreen(<LdlPage />, { user });
  await fill({ Age: '650' });
  await userEvent.tab();
  screen.getByText('A number from 18 to 110');
  expect(screen.queryByRole('region', { name: 'SCORE2, 10-year risk' })).toBeNull();
});

it('stage, how often and the signs; an abrupt fall is a sign', async () => {
  await renderScreen(<KidneyPage />, { user });
  const [eGFR] = screen.getAllByLabelText(/^eGFR/, { selector: 'input[type="text"], input:not([type])' });
  await userEvent.type(eGFR ?? document.body, '54');
  await userEvent.type(screen.getByLabelText('Urine ACR'), '12');
  const result = screen.getByRole('region', { name: 'Stage G3a A2' });
  expect(result.textContent).toContain('2 check-ups a year');
  expect(result.textContent).toContain('Every 6 months');
  const grid = screen.getByRole('region', { name: 'How often, by stage' });
  expect(within(grid).getByText('now').closest('td')?.textContent).toContain('2 high');
  const refer = screen.getByRole('region', { name: 'To a nephrologist?' });
  expect(refer.textContent).toContain('None met in what you entered');
  await userEvent.click(screen.getByLabelText('Potassium out of range, again and again'));
  expect(refer.textContent).toContain('1 sign is met');
});

it('a result goes into the reply of the e-contact that was open, or is copied', async () => {
  keepLastEContact({ id: '01960000-0000-7000-8000-0000000000d1', name: 'Mari Lepaste' });
  const { router } = await renderScreen(<LdlPage />, { user });
  await userEvent.click(screen.getByLabelText('Heart or vessel disease'));
  await userEvent.click(screen.getByRole('button', { name: 'Put into the reply to Mari Lepaste' }));
  expect(router.state.location.pathname).toBe('/e-contacts/01960000-0000-7000-8000-0000000000d1');
  expect(router.state.location.state).toMatchObject({ intoReply: expect.stringContaining('LDL < 1.4') });
});

it('a month that is shorter ends on its last day', () => {
  expect(monthsAfter('2026-03-10', 6)).toBe('2026-09-10');
  expect(monthsAfter('2025-08-31', 6)).toBe('2026-02-28');
  expect(monthsAfter('2026-11-30', 3)).toBe('2027-02-28');
});

it('is not there outside Estonia, also for whoever types its address', async () => {
  const config = givenConfig({ COUNTRY_CODE: 'PL' });
  const { router } = await renderScreen(<LdlPage />, { user, config, at: '/tools/ldl', path: '/tools/ldl' });
  expect(router.state.location.pathname).toBe('/permission-denied');
});
