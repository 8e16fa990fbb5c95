import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { forgetLastEContact, keepLastEContact, lastEContact } from '../../core/last-e-contact.ts';
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

const choose = (group: string, name: string) =>
  userEvent.click(within(screen.getByRole('radiogroup', { name: group })).getByRole('radio', { name }));

const eGFR = () => screen.getByRole('textbox', { name: 'eGFR' });

const mari = {
  id: '01960000-0000-7000-8000-0000000000d1',
  name: 'Mari Lepaste',
  sex: 'FEMALE',
  age: 65,
} as const;

const published = {
  'Systolic pressure': '150',
  'Total cholesterol': '6,2',
  HDL: '1.4',
  Triglycerides: '1,5',
};

it('nothing is guessed: what decides is named until it is said', async () => {
  await renderScreen(<LdlPage />, { user });
  screen.getByText(
    'There is no result until you fill in: Sex, Age, Smokes, Total cholesterol, Systolic pressure, HDL, Lipid medicine.',
  );
  expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
  await fill({ Age: '65', ...published });
  await choose('Sex', 'Woman');
  await choose('Lipid medicine', 'None yet');
  screen.getByText('There is no result until you fill in: Smokes.');
  expect(screen.queryByRole('region', { name: 'LDL target and gap' })).toBeNull();
  await choose('Smokes', 'No');
  screen.getByRole('region', { name: 'LDL target and gap' });
});

it('risk, target and gap of the published example, with commas too', async () => {
  await renderScreen(<LdlPage />, { user });
  await fill({ Age: '65', ...published });
  await choose('Sex', 'Woman');
  await choose('Smokes', 'No');
  await choose('Lipid medicine', 'None yet');
  const risk = screen.getByRole('region', { name: 'SCORE2, 10-year risk' });
  expect(risk.textContent).toContain('10.9\u00a0%');
  expect(risk.textContent).toContain('High risk');
  const goal = screen.getByRole('region', { name: 'LDL target and gap' });
  expect(goal.textContent).toContain('< 1.8');
  expect(goal.textContent).toContain('−2.3');
  expect(goal.textContent).toContain('−56\u00a0%');
  expect(screen.getByRole('region', { name: 'Why this category' }).textContent).toContain(
    'the first rule that fits',
  );
});

it('a measured LDL counts more than a calculated one, and is never typed over', async () => {
  await renderScreen(<LdlPage />, { user });
  await fill({ 'LDL now': '3.0', Age: '65', ...published });
  await choose('Sex', 'Woman');
  await choose('Smokes', 'No');
  await choose('Lipid medicine', 'Takes it');
  expect(screen.getByLabelText<HTMLInputElement>('LDL now').value).toBe('3.0');
  const goal = screen.getByRole('region', { name: 'LDL target and gap' });
  expect(goal.textContent).toContain('−1.2');
  await userEvent.clear(screen.getByLabelText('LDL now'));
  screen.getByText('Calculated (Friedewald): 4.1. A measured value counts more.');
  expect(goal.textContent).toContain('−2.3');
});

it('eGFR that is said to be under 60 is asked for', async () => {
  await renderScreen(<LdlPage />, { user });
  await choose('Lipid medicine', 'None yet');
  await userEvent.click(screen.getByLabelText('eGFR under 60'));
  screen.getByText('There is no result until you fill in: eGFR.');
  await userEvent.type(eGFR(), '25');
  expect(screen.getByRole('region', { name: 'Category by what is known' }).textContent).toContain(
    'Very high risk',
  );
});

it('what is known decides without SCORE2, and says so', async () => {
  await renderScreen(<LdlPage />, { user });
  await userEvent.click(screen.getByLabelText('Heart or vessel disease'));
  await choose('Lipid medicine', 'Takes it');
  expect(screen.getByRole('region', { name: 'Category by what is known' }).textContent).toContain(
    'Very high risk',
  );
  await userEvent.click(screen.getByLabelText('Again within 2 years, or in several vessels'));
  expect(screen.getByRole('region', { name: 'LDL target and gap' }).textContent).toContain(
    'may be considered',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  screen.getByText(/There is no result until/);
});

it('a value that cannot be is said when the field is left, and gives no result', async () => {
  await renderScreen(<LdlPage />, { user });
  await fill({ Age: '650' });
  await userEvent.tab();
  screen.getByText('A number from 18 to 110');
  expect(screen.queryByRole('region', { name: 'SCORE2, 10-year risk' })).toBeNull();
});

it('stage, how often and the signs; what was not ticked is not said', async () => {
  await renderScreen(<KidneyPage />, { user });
  await userEvent.type(eGFR(), '54');
  await userEvent.type(screen.getByLabelText('Urine ACR'), '12');
  screen.getByText('There is no result until you fill in: Lasted more than 3 months.');
  await choose('Lasted more than 3 months', 'Yes');
  const result = screen.getByRole('region', { name: 'Stage G3a A2' });
  expect(result.textContent).toContain('2 check-ups a year');
  expect(result.textContent).toContain('Every 6 months');
  const grid = screen.getByRole('region', { name: 'How often, by stage' });
  expect(within(grid).getByText('now').closest('td')?.textContent).toContain('2 high');
  expect(grid.textContent).toContain('KDIGO 2024');
  const refer = screen.getByRole('region', { name: 'To a nephrologist?' });
  expect(refer.textContent).toContain('None met in what you entered');
  expect(refer.textContent).toContain('Potassium out of rangenot said');
  await userEvent.click(screen.getByLabelText('Potassium out of range, again and again'));
  expect(refer.textContent).toContain('1 sign is met');
});

it('a first eGFR under 30 may be acute: it says so, and not how often to come', async () => {
  await renderScreen(<KidneyPage />, { user });
  await userEvent.type(eGFR(), '25');
  await userEvent.type(screen.getByLabelText('Urine ACR'), '2');
  await choose('Lasted more than 3 months', 'No, or a first value');
  const result = screen.getByRole('region', { name: 'Stage G4 A1' });
  expect(result.textContent).toContain('Acute? Repeat within days');
  expect(result.textContent).not.toContain('check-ups a year');
  expect(result.textContent).not.toContain('high risk');
  expect(screen.queryByText('now')).toBeNull();
});

it('a first weak value is repeated before it is called a disease; a healthy one is not', async () => {
  await renderScreen(<KidneyPage />, { user });
  await userEvent.type(eGFR(), '95');
  await userEvent.type(screen.getByLabelText('Urine ACR'), '1');
  await choose('Lasted more than 3 months', 'No, or a first value');
  expect(screen.getByRole('region', { name: 'Stage G1 A1' }).textContent).toContain('1 check-up a year');
  await userEvent.clear(eGFR());
  await userEvent.type(eGFR(), '50');
  const result = screen.getByRole('region', { name: 'Stage G3a A1' });
  expect(result.textContent).toContain('Repeat the test first');
  expect(result.textContent).toContain('If it lasts: 1 check-up a year');
});

it('albumin is judged by the limits of its unit', async () => {
  await renderScreen(<KidneyPage />, { user });
  await userEvent.type(eGFR(), '95');
  await choose('Lasted more than 3 months', 'Yes');
  await choose('Unit', 'mg/g');
  await userEvent.type(screen.getByLabelText('Urine ACR'), '28');
  screen.getByRole('region', { name: 'Stage G1 A1' });
  expect(screen.getByRole('region', { name: 'How often, by stage' }).textContent).toContain('30–300');
});

it('counting from creatinine waits for sex and age', async () => {
  await renderScreen(<KidneyPage />, { user });
  await choose('Where eGFR comes from', 'Count from creatinine');
  await userEvent.type(screen.getByRole('textbox', { name: 'Creatinine' }), '100');
  await fill({ Age: '60' });
  await choose('Lasted more than 3 months', 'Yes');
  screen.getByText('There is no result until you fill in: Sex.');
  await choose('Sex', 'Man');
  screen.getByRole('region', { name: 'Stage G2' });
});

it('a result goes into the reply of the e-contact that was open, with everything that it was counted from', async () => {
  keepLastEContact(mari);
  const { router } = await renderScreen(<LdlPage />, { user });
  screen.getByText('For Mari Lepaste (woman, 65)');
  await fill(published);
  await choose('Smokes', 'No');
  await choose('Lipid medicine', 'None yet');
  await userEvent.click(screen.getByRole('button', { name: 'Put into the reply to Mari Lepaste' }));
  expect(router.state.location.pathname).toBe(`/e-contacts/${mari.id}`);
  const { intoReply } = router.state.location.state as { intoReply: string };
  for (const words of [
    'SCORE2, 10-year risk: 10.9',
    'LDL < 1.8',
    'Sex: Woman; Age: 65; Smokes: No; Total cholesterol: 6,2 mmol/L; Systolic pressure: 150 mmHg',
    'Diastolic pressure: not said',
    'LDL now: 4.1 mmol/L, calculated (Friedewald)',
    'Lipid medicine: None yet',
    'Diabetes: not said',
    'Region: Estonia, high risk',
    'SCORE2 and SCORE2-OP (2021)',
    '2025 update',
  ])
    expect(intoReply).toContain(words);
  expect(intoReply).toMatch(/ 20\d\d-\d\d-\d\d$/);
});

it('what the kidney result was counted from goes along', async () => {
  keepLastEContact(mari);
  const { router } = await renderScreen(<KidneyPage />, { user });
  await userEvent.type(eGFR(), '54');
  await userEvent.type(screen.getByLabelText('Urine ACR'), '12');
  await choose('Lasted more than 3 months', 'Yes');
  await userEvent.click(screen.getByRole('button', { name: 'Put into the reply to Mari Lepaste' }));
  const { intoReply } = router.state.location.state as { intoReply: string };
  for (const words of [
    'Stage G3a A2: 2 check-ups a year',
    'Sex: Woman; Age: 65',
    'eGFR: 54 mL/min/1.73 m²; Formula: not said; Measured on: not said',
    'Urine ACR: 12 mg/mmol',
    'Earlier eGFR: not said',
    'Lasted more than 3 months: Yes',
    'Blood in the urine: not said',
    'KDIGO 2024. 20',
  ])
    expect(intoReply).toContain(words);
});

it('the reply is forgotten when sex or age becomes that of somebody else', async () => {
  keepLastEContact(mari);
  await renderScreen(<LdlPage />, { user });
  await userEvent.click(screen.getByLabelText('Heart or vessel disease'));
  await choose('Lipid medicine', 'None yet');
  screen.getByRole('button', { name: 'Put into the reply to Mari Lepaste' });
  await choose('Sex', 'Man');
  screen.getByText(/not those of Mari Lepaste/);
  expect(screen.queryByRole('button', { name: /Put into/ })).toBeNull();
  screen.getByRole('button', { name: 'Copy as text' });
});

it('the reply and what was typed are forgotten for somebody else', async () => {
  keepLastEContact(mari);
  await renderScreen(<LdlPage />, { user });
  await userEvent.click(screen.getByLabelText('Heart or vessel disease'));
  await choose('Lipid medicine', 'None yet');
  await userEvent.click(screen.getByRole('button', { name: 'Somebody else' }));
  expect(screen.getByLabelText<HTMLInputElement>('Age').value).toBe('');
  screen.getByText(/There is no result until/);
  expect(lastEContact()).toBeUndefined();
  await userEvent.click(screen.getByLabelText('Heart or vessel disease'));
  await choose('Lipid medicine', 'None yet');
  screen.getByRole('button', { name: 'Put into a reply' });
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
