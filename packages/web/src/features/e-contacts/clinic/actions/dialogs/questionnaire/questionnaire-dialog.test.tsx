import { startHostedWithPatient } from '@tervita/contract/care-flows';
import type { Answered } from '@tervita/contract/core';
import { askForQuestionnaire, moveManyEContacts } from '@tervita/contract/e-contacts';
import { listClinicTypes } from '@tervita/contract/problem-types';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { now } from '../../../../../../core/clock.ts';
import { givenStaff } from '../../../../../../core/session/given.ts';
import { answers, type FakeAnswer, fakeServer, refuses } from '../../../../../../testing/answers.ts';
import { renderScreen } from '../../../../../../testing/render-screen.tsx';
import { setAllTexts } from '../../../../../../testing/set-all-texts.ts';
import { toasts } from '../../../../../../ui/toasts.ts';
import { givenRow } from '../../../given.ts';
import { Dialogs } from '../dialogs.tsx';

afterEach(() => vi.unstubAllGlobals());

type ClinicTypes = Answered<typeof listClinicTypes>;
const typeOf = (
  type: ClinicTypes['eContactTypes'][number]['type'],
  filling: ClinicTypes['eContactTypes'][number]['filling'],
) => ({
  type,
  group: 'QUESTIONNAIRES' as const,
  icon: 'questionnaire' as const,
  colour: 'plum' as const,
  isOffered: filling === 'OWN_PAGES',
  filling,
});
const eContactTypes = [
  typeOf('PHQ9', 'OWN_PAGES'),
  typeOf('GAD', 'OWN_PAGES'),
  typeOf('ISI', 'HOSTED'),
  typeOf('BDI', null),
];
const moved = (number: number) => ({
  id: givenRow(number).id,
  status: 'SUBMITTED' as const,
  turn: 'PATIENT' as const,
  version: 2,
});
const one = answers(askForQuestionnaire, { ...moved(1), actionId: givenRow(9).id });

type Patient = Pick<ReturnType<typeof givenRow>['patient'], 'birthDate' | 'sex'>;

interface Opening {
  readonly rows?: readonly number[];
  /** Of the rows, in their order. */
  readonly patients?: readonly Patient[];
  readonly types?: ClinicTypes['eContactTypes'];
  readonly state?: ClinicTypes['questionnaires'];
  readonly isAdmin?: boolean;
  readonly more?: readonly FakeAnswer[];
}

const open = async ({
  rows = [1],
  state = 'ENABLED',
  isAdmin = false,
  more = [one],
  ...given
}: Opening = {}) => {
  const types = state === 'ENABLED' ? (given.types ?? eContactTypes) : [];
  const server = fakeServer(
    answers(listClinicTypes, { eContactTypes: types, questionnaires: state }),
    ...more,
  );
  await setAllTexts('en');
  const [employment] = givenStaff().employments;
  const user = givenStaff(employment ? { employments: [{ ...employment, isAdmin }] } : {});
  const onClose = vi.fn();
  const eContacts = rows.map((number, at) => {
    const row = givenRow(number);
    return { ...row, patient: { ...row.patient, ...given.patients?.[at] } };
  });
  await renderScreen(<Dialogs asked={{ kind: 'questionnaire', eContacts }} isOpen onClose={onClose} />, {
    user,
  });
  return { ...server, onClose };
};
const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

describe('asking for a questionnaire', () => {
  it('is typing, Enter, a word and a press; what cannot be filled in is not listed', async () => {
    const { calls, onClose } = await open();
    await screen.findByRole('option', { name: /GAD-7/ });
    expect(names().join()).not.toContain('BDI');
    await userEvent.keyboard('anx{Enter}');
    expect(screen.getByText(/The patient reads: “The clinic asks you to fill in: Anxiety test/)).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox'), ' Before the visit, please. ');
    await userEvent.click(screen.getByRole('button', { name: 'Ask the patient' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(calls.at(-1)?.body).toEqual({ eContactType: 'GAD', text: 'Before the visit, please.' });
  });

  it('that is refused says why and keeps the words; pressed again it is the same request', async () => {
    const { calls, onClose } = await open({
      more: [refuses(askForQuestionnaire, 468, 'QUESTIONNAIRE_ALREADY_ASKED')],
    });
    await userEvent.click(await screen.findByRole('option', { name: /GAD-7/ }));
    await userEvent.type(screen.getByRole('textbox'), 'Please');
    await userEvent.click(screen.getByRole('button', { name: 'Ask the patient' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/already/i);
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Please');
    await userEvent.click(screen.getByRole('button', { name: 'Ask the patient' }));
    await waitFor(() => expect(calls.filter(({ body }) => body)).toHaveLength(2));
    const [first, second] = calls.filter(({ body }) => body);
    expect(first?.headers.get('idempotency-key')).toBe(second?.headers.get('idempotency-key'));
    expect(onClose).not.toHaveBeenCalled();
  });

  it('of several at once names who was left and why', async () => {
    const show = vi.spyOn(toasts, 'show');
    const left = [{ id: givenRow(2).id, code: 'QUESTIONNAIRE_ALREADY_ASKED' }];
    const { calls } = await open({
      rows: [1, 2],
      more: [answers(moveManyEContacts, { moved: [{ ...moved(1), planned: null }], left })],
    });
    await screen.findByRole('option', { name: /GAD-7/ });
    await userEvent.click(screen.getByRole('option', { name: /GAD-7/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Ask 2 patients' }));
    await waitFor(() => expect(show).toHaveBeenCalledTimes(2));
    const said = show.mock.calls.map(([{ text }]) => text).join(' ');
    expect(said).toMatch(/Patient Number1 is asked/);
    expect(said).toMatch(/Not done: Patient Number2\..*already/);
    expect(calls.at(-1)?.body).toMatchObject({ action: { kind: 'ASK_QUESTIONNAIRE', eContactType: 'GAD' } });
  });

  it('that another service hosts is asked of the patient as well, who fills it in there', async () => {
    const { calls, onClose } = await open();
    await userEvent.click(await screen.findByRole('option', { name: /ISI/ }));
    expect(screen.getByText(/on the page of another service/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Ask the patient' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(calls.at(-1)?.body).toEqual({ eContactType: 'ISI', text: '' });
  });

  it('that another service hosts is filled in there with the patient', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { ...location, assign });
    await open({
      more: [
        answers(startHostedWithPatient, {
          actionId: givenRow(9).id,
          sessionUrl: 'https://provider.example/session',
        }),
      ],
    });
    await userEvent.click(await screen.findByRole('option', { name: /ISI/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Fill in now with the patient' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('https://provider.example/session'));
  });

  it('that another service hosts says so where it is not made for the patient', async () => {
    const show = vi.spyOn(toasts, 'show');
    await open({ more: [refuses(startHostedWithPatient, 468, 'QUESTIONNAIRE_NOT_FOR_PATIENT')] });
    await userEvent.click(await screen.findByRole('option', { name: /ISI/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Fill in now with the patient' }));
    await waitFor(() => expect(show).toHaveBeenCalledTimes(1));
    expect(show.mock.calls[0]?.[0].text).toMatch(/not made for somebody of this age or sex/);
  });
});

it('that another service hosts says that the service is away, and can be started again', async () => {
  const show = vi.spyOn(toasts, 'show');
  const assign = vi.fn();
  vi.stubGlobal('location', { ...location, assign });
  const { change } = await open({ more: [refuses(startHostedWithPatient, 468, 'AWELL_NOT_AVAILABLE')] });
  await userEvent.click(await screen.findByRole('option', { name: /ISI/ }));
  const start = () => userEvent.click(screen.getByRole('button', { name: /^Fill in now with the patient/ }));
  await start();
  await waitFor(() => expect(show.mock.calls.at(-1)?.[0].text).toMatch(/does not work at the moment/));
  const sessionUrl = 'https://provider.example/session';
  change(answers(startHostedWithPatient, { actionId: givenRow(9).id, sessionUrl }));
  await start();
  await waitFor(() => expect(assign).toHaveBeenCalledWith(sessionUrl));
});

describe('a questionnaire that is not made for the patient', () => {
  const types = (['IPSS', 'GAD', 'M-CHAT', 'SNAP_IV', 'BDI'] as const).map((type) =>
    typeOf(type, 'OWN_PAGES'),
  );
  const yearsAgo = (years: number): string =>
    new Date(now().getTime() - (years * 365.25 + 1) * 86_400_000).toISOString().slice(0, 10);
  const refusedTo = async (...patients: readonly Patient[]) => {
    const opened = await open({ types, patients, rows: patients.map((_, at) => at + 1) });
    await screen.findByRole('option', { name: /GAD-7/ });
    const disabled = screen
      .getAllByRole('option')
      .filter((option) => option.getAttribute('aria-disabled') === 'true')
      .map(({ textContent }) => textContent.match(/for .*|from .*/)?.[0]);
    return { ...opened, disabled: disabled.toSorted() };
  };

  it('is read with for whom it is, after the others, and cannot be picked', async () => {
    const { disabled } = await refusedTo({ birthDate: yearsAgo(40), sex: 'FEMALE' });
    expect(disabled).toEqual(['for children 16 to 30 months', 'for children 6 to 18 years', 'for men']);
    const first = screen.getAllByRole('option').slice(0, 2);
    expect(first.map((option) => option.getAttribute('aria-disabled'))).toEqual([null, null]);
    await userEvent.click(screen.getByRole('option', { name: /for men$/ }));
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(screen.queryByRole('button', { name: 'Ask the patient' })).toBeNull();
    await userEvent.click(screen.getByRole('option', { name: /GAD-7/ }));
    expect(screen.getByRole('button', { name: 'Ask the patient' })).toBeTruthy();
  });

  it('is for adults, or from an age, where the patient is a child', async () => {
    const { disabled } = await refusedTo({ birthDate: yearsAgo(2), sex: 'MALE' });
    expect(disabled).toEqual(['for adults', 'for adults', 'for children 6 to 18 years', 'from 13 years']);
  });

  it('is offered where neither age nor sex is known', async () => {
    expect((await refusedTo({ birthDate: null, sex: 'NOT_DISCLOSED' })).disabled).toEqual([]);
  });

  it('is offered where it is made for one of several patients', async () => {
    const [woman, man] = (['FEMALE', 'MALE'] as const).map((sex) => ({ birthDate: yearsAgo(40), sex }));
    const { disabled } = await refusedTo(...[woman, man].flatMap((each) => each ?? []));
    expect(disabled).toEqual(['for children 16 to 30 months', 'for children 6 to 18 years']);
  });
});

describe('where the plan has none', () => {
  it('an admin is led to the plans', async () => {
    await open({ state: 'NOT_AVAILABLE', isAdmin: true });
    expect((await screen.findByRole('link', { name: 'See the plans' })).getAttribute('href')).toBe(
      '/admin/clinic-features?upgrade',
    );
  });

  it('anybody else is told whom to ask', async () => {
    await open({ state: 'NOT_AVAILABLE' });
    expect(await screen.findByText(/Ask the admin of your clinic/)).toBeTruthy();
    expect(screen.queryByRole('link')).toBeNull();
  });
});
