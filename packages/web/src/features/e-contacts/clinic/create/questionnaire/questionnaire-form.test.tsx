import { startHostedWithPatient } from '@tervita/contract/care-flows';
import { createClinicEContact } from '@tervita/contract/e-contacts';
import { listClinicTypes } from '@tervita/contract/problem-types';
import { getDangerSigns } from '@tervita/contract/smart-questionnaire';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answers, type FakeAnswer, refuses } from '../../../../../testing/answers.ts';
import { toasts } from '../../../../../ui/toasts.ts';
import { addressIs, common, created, idOf, oie, open } from '../given.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('a questionnaire that is filled in together', () => {
  const types = (questionnaires: 'ENABLED' | 'NOT_AVAILABLE') =>
    answers(listClinicTypes, {
      eContactTypes: [
        {
          type: 'GAD',
          group: 'QUESTIONNAIRES',
          icon: 'questionnaire',
          colour: 'plum',
          isOffered: true,
          filling: 'OWN_PAGES',
        },
        {
          type: 'ISI',
          group: 'QUESTIONNAIRES',
          icon: 'questionnaire',
          colour: 'plum',
          isOffered: false,
          filling: 'HOSTED',
        },
      ],
      questionnaires,
    });
  const signs = answers(getDangerSigns, {
    label: 'Is any of this so?',
    signs: [{ id: 'chest', label: 'Chest pain' }],
    none: { id: 'none', label: 'None of these' },
  });
  const at = `kind=as-patient&patient=${oie.clinicMemberId}&step=message`;

  it('begins its e-contact with what was asked about danger, and leads to the questions', async () => {
    const view = await open(
      at,
      ...common(oie),
      types('ENABLED'),
      signs,
      answers(createClinicEContact, created),
    );
    await view.press.click(await screen.findByRole('radio', { name: 'Questionnaire' }));
    await view.press.click(await screen.findByRole('button', { name: /Questionnaire/ }));
    await view.press.click(await screen.findByRole('option', { name: /GAD-7/ }));
    await view.press.click(await screen.findByRole('checkbox', { name: 'None of these' }));
    await view.press.click(screen.getByRole('button', { name: /Go on to the questions/ }));
    await addressIs(view, 'type=GAD&danger=asked');
    expect(view.sent('POST').at(-1)?.body).toMatchObject({
      kind: 'AS_PATIENT',
      eContactType: 'GAD',
      text: 'Questionnaire filled in with the patient: Anxiety test (GAD-7)',
      dangerSigns: ['none'],
    });
  });

  const chooseHosted = async (...more: FakeAnswer[]) => {
    const begun = answers(createClinicEContact, created);
    const view = await open(
      `${at}&way=questionnaire`,
      ...common(oie),
      types('ENABLED'),
      signs,
      begun,
      ...more,
    );
    await view.press.click(await screen.findByRole('button', { name: /Questionnaire/ }));
    await view.press.click(await screen.findByRole('option', { name: /ISI/ }));
    await view.press.click(await screen.findByRole('checkbox', { name: 'None of these' }));
    await view.press.click(screen.getByRole('button', { name: /Go on to the questions/ }));
    return view;
  };

  it('leads to the service that hosts it, with the e-contact that its answers come to', async () => {
    const assign = vi.fn();
    vi.stubGlobal('location', { ...location, assign });
    const sessionUrl = 'https://provider.example/session';
    const view = await chooseHosted(answers(startHostedWithPatient, { actionId: idOf(8), sessionUrl }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith(sessionUrl));
    const [first, second] = view.sent('POST').slice(-2);
    expect(first?.body).toMatchObject({ kind: 'AS_PATIENT', eContactType: 'ISI', dangerSigns: ['none'] });
    expect(second).toMatchObject({
      path: expect.stringContaining(`/e-contacts/${created.id}/actions/awell`),
      body: { eContactType: 'ISI' },
    });
  });

  it('says that the service is away, and goes to the e-contact, where it can be started again', async () => {
    const show = vi.spyOn(toasts, 'show');
    const view = await chooseHosted(refuses(startHostedWithPatient, 468, 'AWELL_NOT_AVAILABLE'));
    await waitFor(() => expect(view.router.state.location.pathname).toBe(`/e-contacts/${created.id}`));
    expect(show.mock.calls.at(-1)?.[0].text).toMatch(/does not work at the moment/);
  });

  it('is offered with a larger plan where the plan has none', async () => {
    await open(`${at}&way=questionnaire`, ...common(oie), types('NOT_AVAILABLE'));
    expect(await screen.findByText(/Ask the admin of your clinic/)).toBeTruthy();
  });
});
