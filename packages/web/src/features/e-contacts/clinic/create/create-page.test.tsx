import { createClinicEContact } from '@tervita/contract/e-contacts';
import {
  addPatient,
  editPatient,
  getPatient,
  listRepresentatives,
  lookUpPatient,
  searchPatients,
} from '@tervita/contract/patients';
import { getDangerSigns } from '@tervita/contract/smart-questionnaire';
import { screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answers, findsFault, refuses } from '../../../../testing/answers.ts';
import { addressIs, code, common, created, idOf, oie, open, user } from './given.tsx';

const mother = {
  userId: idOf(5),
  firstName: 'Mari',
  surname: 'Kask',
  status: 'CONFIRMED',
  decidedAt: '2026-03-01T08:00:00.000Z',
  since: '2026-03-01T08:00:00.000Z',
} as const;
const aunt = {
  ...mother,
  userId: idOf(7),
  firstName: 'Liisi',
  surname: 'Tamm',
  status: 'UNVERIFIED',
  decidedAt: null,
} as const;
const typedIn = (field: HTMLElement) => (field as HTMLInputElement).value;
const describedOf = (field: HTMLElement) =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');
const next = () => screen.findByRole('button', { name: /Continue to the message/ });
beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('finding the patient', () => {
  it('goes into the results by arrows; the code is masked; nobody found leads to the form with what was typed', async () => {
    const second = { ...oie, clinicMemberId: idOf(3), firstName: 'Ott' };
    const view = await open(
      'kind=to-patient',
      ...common(oie),
      answers(searchPatients, { patients: [oie, second] }),
    );
    const field = screen.getByRole('combobox', { name: 'Name, personal code or e-mail' });
    expect(field).toBe(document.activeElement);
    await view.press.type(field, 'Uno Kask');
    const first = await screen.findByRole('option', { name: /Õie Kask/ });
    expect(first.textContent).toContain('480••••••••');
    expect(first.textContent).not.toContain(code);
    await view.press.keyboard('{ArrowDown}{Enter}');
    await addressIs(view, `patient=${second.clinicMemberId}`);
    await view.router.navigate(-1);
    await view.press.click(await screen.findByRole('button', { name: /Not found: add/ }));
    expect(typedIn(await screen.findByLabelText('First name'))).toBe('Uno');
    expect(typedIn(screen.getByLabelText('Surname'))).toBe('Kask');
    expect(view.router.state.location.search).toBe('?kind=to-patient&step=add');
  });

  it('arrow and Enter never lead past the only hit to a second record of the same patient', async () => {
    const view = await open('kind=to-patient', ...common(oie), answers(searchPatients, { patients: [oie] }));
    await view.press.type(screen.getByRole('combobox'), 'Õie');
    await screen.findByRole('button', { name: /Not found: add/ });
    await view.press.keyboard('{ArrowDown}{Enter}');
    await addressIs(view, `patient=${oie.clinicMemberId}`);
  });
});

describe('the patient’s data', () => {
  it('of somebody who never signed in need an address, which is saved before the message', async () => {
    const patient = { ...oie, email: null, lastOnlineAt: null };
    const view = await open(`kind=as-patient&patient=${oie.clinicMemberId}`, ...common(patient));
    await view.press.click(await next());
    const field = screen.getByRole('textbox', { name: 'E-mail' });
    expect(describedOf(field)).toMatch(/Fill in this field/);
    expect(describedOf(field)).toMatch(/never signed in/);
    expect(view.sent('PATCH')).toEqual([]);
    view.change(answers(editPatient, { ...patient, email: 'uus@example.com' }));
    view.change(answers(getPatient, { ...patient, email: 'uus@example.com' }));
    await view.press.type(field, 'uus@example.com');
    await view.press.click(await next());
    await addressIs(view, 'step=message');
    expect(view.sent('PATCH')[0]?.body).toEqual({ clinicMember: { email: 'uus@example.com' } });
    const heading = await screen.findByRole('heading', { name: 'What did the patient say?' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('of somebody without an account need the birth date by which they open the letter', async () => {
    const patient = { ...oie, birthDate: null, personalCode: null, lastOnlineAt: null };
    const view = await open(`kind=to-patient&patient=${oie.clinicMemberId}&step=message`, ...common(patient));
    // Also for who comes to the message by its address.
    await view.press.click(await next());
    expect(screen.getByText(/Fill in this field/)).toBeTruthy();
    expect(screen.getByText(/by this date they open what you write/)).toBeTruthy();
    view.change(answers(editPatient, { ...patient, birthDate: '1980-05-14' }));
    view.change(answers(getPatient, { ...patient, birthDate: '1980-05-14' }));
    await view.press.type(screen.getByRole('textbox', { name: 'Day' }), '14');
    await view.press.type(screen.getByRole('textbox', { name: 'Month' }), '5');
    await view.press.type(screen.getByRole('textbox', { name: 'Year' }), '1980');
    await view.press.click(await next());
    await addressIs(view, 'step=message');
    expect(view.sent('PATCH')[0]?.body).toEqual({ clinicMember: { birthDate: '1980-05-14' } });
  });

  it('have a phone number that only the patient changes, if they gave it', async () => {
    const patient = { ...oie, phoneGivenByPatient: true };
    await open(`kind=as-patient&patient=${oie.clinicMemberId}`, ...common(patient));
    const phone = await screen.findByRole('textbox', { name: /Phone/ });
    expect(phone.hasAttribute('readonly')).toBe(true);
    expect(describedOf(phone)).toMatch(/Only they can change it/);
  });

  it('of a child need somebody who speaks for them; the message goes to that person', async () => {
    const child = { ...oie, birthDate: '2024-05-14', email: null, lastOnlineAt: null };
    const view = await open(`kind=to-patient&patient=${child.clinicMemberId}`, ...common(child));
    await screen.findByRole('link', { name: 'Add a representative' });
    await view.press.click(await next());
    expect(await screen.findByText('Choose a person')).toBeTruthy();
    expect(view.router.state.location.search).not.toContain('step=message');

    // Who is not verified stands last, and is not whom one just added.
    view.change(answers(listRepresentatives, { representatives: [mother, aunt] }));
    view.change(answers(addPatient, { ...oie, clinicMemberId: idOf(6) }));
    await view.press.click(screen.getByRole('link', { name: 'Add a representative' }));
    await view.press.type(await screen.findByLabelText(/Personal code/), code);
    await view.press.type(screen.getByLabelText('First name'), 'Mari');
    await view.press.type(screen.getByLabelText('Surname'), 'Kask');
    await view.press.type(screen.getByRole('textbox', { name: 'E-mail' }), 'mari@example.com');
    await view.press.click(screen.getByRole('button', { name: /^Add the representative/ }));
    await addressIs(view, `representative=${mother.userId}`);
    expect(view.sent('POST')[0]?.body).toMatchObject({ representsMemberId: child.clinicMemberId });
    expect(((await screen.findByRole('radio', { name: /Mari Kask/ })) as HTMLInputElement).checked).toBe(
      true,
    );
    await view.press.click(await next());
    expect(await screen.findByText(/Representative: Mari Kask/)).toBeTruthy();
  });

  it('of a child: whoever speaks for them is an adult', async () => {
    const child = { ...oie, birthDate: '2024-05-14' };
    const view = await open(
      `kind=to-patient&patient=${child.clinicMemberId}&step=representative`,
      ...common(child),
    );
    await view.press.type(await screen.findByLabelText(/Personal code/), '61103090012');
    await view.press.click(screen.getByRole('button', { name: /^Add the representative/ }));
    expect(await screen.findByText('The person must be at least 18')).toBeTruthy();
    expect(view.sent('POST')).toEqual([]);
  });

  it('of a child: who is not verified cannot be chosen, and it says why', async () => {
    const child = { ...oie, birthDate: '2024-05-14' };
    const view = await open(
      `kind=to-patient&patient=${child.clinicMemberId}&representative=${aunt.userId}`,
      ...common(child),
      answers(listRepresentatives, { representatives: [aunt] }),
    );
    const choice = (await screen.findByRole('radio', { name: /Liisi Tamm/ })) as HTMLInputElement;
    expect(choice.disabled).toBe(true);
    expect(choice.checked).toBe(false);
    expect(
      screen.getByText('Not verified. Confirm first, on an e-contact that this person sent.'),
    ).toBeTruthy();
    await view.press.click(await next());
    expect(await screen.findByText('Choose a person')).toBeTruthy();
    expect(view.router.state.location.search).not.toContain('step=message');
  });

  it('of an adult for whom somebody acts need no address: the message goes to that person', async () => {
    const patient = { ...oie, email: null, lastOnlineAt: null };
    const chosen = `patient=${oie.clinicMemberId}&representative=${mother.userId}`;
    const view = await open(
      `kind=to-patient&${chosen}&step=message`,
      ...common(patient),
      answers(listRepresentatives, { representatives: [mother] }),
    );
    expect(await screen.findByText(/Representative: Mari Kask/)).toBeTruthy();
    await view.press.click(screen.getByRole('link', { name: 'Change' }));
    expect(await screen.findByText('Representative: Mari Kask')).toBeTruthy();
    await view.press.click(await next());
    await addressIs(view, `representative=${mother.userId}`);
    expect(view.router.state.location.search).toContain('step=message');
  });
});

describe('a new patient', () => {
  const fill = async (press: ReturnType<typeof userEvent.setup>) => {
    await press.type(await screen.findByLabelText(/Personal code/), code);
    await press.type(screen.getByLabelText('First name'), 'Anne');
    await press.type(screen.getByLabelText('Surname'), 'Kuusk');
    await press.type(screen.getByRole('textbox', { name: 'E-mail' }), 'anne@example.com');
    await press.click(screen.getByRole('button', { name: /^Add and continue/ }));
  };

  it('whose code the clinic has under another name: that one can be taken', async () => {
    const view = await open(
      'kind=to-patient&step=add',
      ...common(oie),
      answers(lookUpPatient, { patient: oie, birthDate: oie.birthDate, sex: 'FEMALE' }),
      refuses(addPatient, 468, 'CLINIC_MEMBER_EXISTS_WITH_DIFFERENT_NAME'),
    );
    await fill(view.press);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('under the name Õie Kask');
    await view.press.click(within(alert).getByRole('button', { name: 'Use Õie Kask' }));
    await addressIs(view, `patient=${oie.clinicMemberId}`);
  });

  it('whose code belongs to another name elsewhere: name or code are corrected, and nothing typed is lost', async () => {
    const view = await open(
      'kind=to-patient&step=add',
      ...common(oie),
      refuses(addPatient, 468, 'USER_EXISTS_WITH_DIFFERENT_NAME'),
    );
    await fill(view.press);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('belongs to someone with another name');
    await view.press.click(within(alert).getByRole('button', { name: 'Correct the name' }));
    const name = screen.getByLabelText('First name');
    expect(name).toBe(document.activeElement);
    expect(typedIn(name)).toBe('Anne');
    await view.press.type(name, 'li');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is added and written to in one go; Back leads to their data', async () => {
    const view = await open('kind=to-patient&step=add', ...common(oie), answers(addPatient, oie));
    await fill(view.press);
    expect(
      await screen.findByRole('heading', { name: 'What do you want to tell the patient?' }),
    ).toBeTruthy();
    await view.router.navigate(-1);
    expect(await screen.findByRole('heading', { name: 'Are these details correct?' })).toBeTruthy();
  });
});

describe('the message', () => {
  const address = `kind=to-patient&patient=${oie.clinicMemberId}&step=message`;
  const write = async (press: ReturnType<typeof userEvent.setup>) => {
    await press.click(await screen.findByRole('button', { name: 'Reason: Choose a reason' }));
    await press.type(screen.getByRole('combobox', { name: 'Find a reason' }), 'headache{Enter}');
    await press.type(screen.getByLabelText('Message to the patient'), 'Tere, vastus on siin');
    await press.keyboard('{Control>}{Enter}{/Control}');
  };

  const signs = answers(getDangerSigns, {
    label: 'Is any of this happening?',
    signs: [{ id: 'heart', label: 'Heavy pain in the chest' }],
    none: { id: 'none', label: 'None of these' },
  });
  const choose = async (press: ReturnType<typeof userEvent.setup>, was: string, reason: string) => {
    await press.click(await screen.findByRole('button', { name: `Reason: ${was}` }));
    await press.type(screen.getByRole('combobox', { name: 'Find a reason' }), `${reason}{Enter}`);
  };

  it('that could not be sent stays, and goes as the same one also after a reload', async () => {
    const view = await open(address, ...common(oie), refuses(createClinicEContact, 503, 'X'));
    await write(view.press);
    expect((await screen.findByRole('alert')).textContent).toContain('Your text is kept');
    view.unmount();
    const again = await open(address, ...common(oie), answers(createClinicEContact, created));
    expect(typedIn(await screen.findByLabelText('Message to the patient'))).toBe('Tere, vastus on siin');
    expect(screen.getByText('We kept what you wrote and did not send.')).toBeTruthy();
    await again.press.click(screen.getByRole('button', { name: /Send to the patient/ }));
    await waitFor(() => expect(again.router.state.location.pathname).toBe(`/e-contacts/${created.id}`));
    const keyOf = ({ headers }: { headers: Headers }) => headers.get('idempotency-key');
    const [first, second] = [view.sent('POST')[0], again.sent('POST')[0]];
    expect(first && keyOf(first)).toBe(second && keyOf(second));
    expect(second?.body).toEqual({
      clinicId: user.employments[0]?.clinicId,
      clinicMemberId: oie.clinicMemberId,
      kind: 'TO_PATIENT',
      eContactType: 'HEADACHE',
      text: 'Tere, vastus on siin',
    });
    expect(Object.keys(localStorage).filter((key) => key.includes('new-e-contact'))).toEqual([]);
  });

  it('of a caller goes with the signs of danger that they said yes to; another reason asks anew', async () => {
    const view = await open(
      `kind=as-patient&patient=${oie.clinicMemberId}&step=message`,
      ...common(oie),
      signs,
      answers(createClinicEContact, created),
    );
    await choose(view.press, 'Choose a reason', 'headache');
    await view.press.click(await screen.findByRole('checkbox', { name: 'None of these' }));
    await choose(view.press, 'Headache', 'cough');
    const heart = await screen.findByRole('checkbox', { name: 'Heavy pain in the chest' });
    expect(screen.queryAllByRole('checkbox', { checked: true })).toEqual([]);
    await view.press.click(heart);
    await view.press.type(screen.getByLabelText('What the patient said'), 'Köhib');
    await view.press.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(view.sent('POST')[0]?.body).toMatchObject({ dangerSigns: ['heart'] }));
  });

  it('of a caller is there again after a reload, with the sign of danger that was ticked', async () => {
    const call = [
      `kind=as-patient&patient=${oie.clinicMemberId}&step=message`,
      ...common(oie),
      signs,
    ] as const;
    const view = await open(...call);
    await choose(view.press, 'Choose a reason', 'headache');
    await view.press.click(await screen.findByRole('checkbox', { name: 'Heavy pain in the chest' }));
    await view.press.type(screen.getByLabelText('What the patient said'), 'Rõhub rinnus');
    view.unmount();
    await open(...call);
    expect(typedIn(await screen.findByLabelText('What the patient said'))).toBe('Rõhub rinnus');
    const heart = await screen.findByRole('checkbox', { name: 'Heavy pain in the chest' });
    expect((heart as HTMLInputElement).checked).toBe(true);
  });

  it('says what is missing from the patient’s data and leads there', async () => {
    const view = await open(address, ...common(oie), findsFault(createClinicEContact, { email: 'required' }));
    await write(view.press);
    await view.press.click(await screen.findByRole('link', { name: 'Look at the patient details' }));
    expect(await screen.findByRole('heading', { name: 'Are these details correct?' })).toBeTruthy();
  });

  it('is asked for the patient’s data first when something is missing there', async () => {
    const view = await open(address, ...common({ ...oie, email: null, lastOnlineAt: null }));
    expect(await screen.findByRole('heading', { name: 'Are these details correct?' })).toBeTruthy();
    expect(view.router.state.location.search).not.toContain('step=message');
  });

  it('is not left by Escape without asking; the other kind keeps the words', async () => {
    const view = await open(address, ...common(oie));
    const text = await screen.findByLabelText('Message to the patient');
    await view.press.type(text, 'Tere');
    await view.press.click(screen.getByRole('radio', { name: 'For a patient' }));
    expect(typedIn(await screen.findByLabelText('What the patient said'))).toBe('Tere');
    expect(screen.queryByText('Patient can reply')).toBeNull();
    await view.press.click(screen.getByLabelText('What the patient said'));
    await view.press.keyboard('{Escape}');
    const dialog = await screen.findByRole('dialog');
    await view.press.click(within(dialog).getByRole('button', { name: 'Go on writing' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await view.press.keyboard('{Escape}');
    await view.press.click(await screen.findByRole('button', { name: 'Delete what I wrote' }));
    await waitFor(() => expect(view.router.state.location.pathname).toBe('/clinic-e-contacts'));
    expect(Object.keys(localStorage).filter((key) => key.includes('new-e-contact'))).toEqual([]);
  });
});
