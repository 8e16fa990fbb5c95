import {
  type ClinicEContactDetail,
  decideRepresentation,
  getClinicEContact,
} from '@tervita/contract/e-contacts';
import { listRepresentatives } from '@tervita/contract/patients';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answers, refuses } from '../../../../../testing/answers.ts';
import { toasts } from '../../../../../ui/toasts.ts';
import { byKadri, detail, moved, open, planned, replyField } from '../given.tsx';

afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const writer = 'Liisi Tamm';
const patient = { ...detail.patient, firstName: 'Oskar', surname: 'Lepaste', birthDate: '2020-08-22' };
const unverified = {
  name: writer,
  status: 'UNVERIFIED',
  isOfOwnPatient: true,
  decidedByName: null,
  decidedAt: null,
} as const;
const byAunt: Partial<ClinicEContactDetail> = {
  version: 4,
  patient,
  creator: { kind: 'REPRESENTATIVE', name: writer },
  isUnverified: true,
  representation: unverified,
};
const decidedAt = '2026-03-12T09:30:00.000Z';
const refusedBy = (decidedByName: string | null): Partial<ClinicEContactDetail> => ({
  ...byAunt,
  representation: { ...unverified, status: 'NOT_KNOWN', isOfOwnPatient: false, decidedByName, decidedAt },
});
const said = {
  ...byKadri,
  move: 'submit',
  author: { kind: 'REPRESENTATIVE', name: writer, role: null, me: false },
  direction: 'REPRESENTATIVE_TO_CLINIC',
  text: 'Oskar on minu juures',
} as const;

const bar = () => screen.findByRole('region', { name: 'Representation not verified' });
const noBar = () =>
  waitFor(() => expect(screen.queryByRole('region', { name: 'Representation not verified' })).toBeNull());
const button = (name: string) => screen.findByRole('button', { name });

describe('the bar', () => {
  it('says who writes for whom and what is known; one press confirms what was seen', async () => {
    const { calls, change } = await open({ detail: byAunt }, answers(decideRepresentation, moved));
    const show = vi.spyOn(toasts, 'show');
    expect((await bar()).textContent).toContain(`${writer} says they act for Oskar Lepaste: not verified`);
    expect((await bar()).textContent).toContain('The code they typed is that of your patient.');
    const confirmed = {
      ...unverified,
      status: 'CONFIRMED',
      decidedByName: 'Liis Kasemaa',
      decidedAt,
    } as const;
    change(
      answers(getClinicEContact, { ...detail, ...byAunt, isUnverified: false, representation: confirmed }),
    );
    await userEvent.click(await button('Confirm that they act for the patient'));
    await noBar();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    await waitFor(() =>
      expect(show).toHaveBeenCalledWith({
        tone: 'success',
        text: `Confirmed: ${writer} acts for Oskar Lepaste`,
      }),
    );
    const sent = calls.filter(({ method }) => method === 'POST');
    expect(sent.map(({ body }) => body)).toEqual([{ decision: 'CONFIRMED' }]);
    expect(sent[0]?.headers.get('if-match')).toContain('4');
  });

  it('says when no patient has the code', async () => {
    await open({ detail: { ...byAunt, representation: { ...unverified, isOfOwnPatient: false } } });
    expect((await bar()).textContent).toContain('Name and code that were typed fit no patient of yours.');
  });

  it('gives way to who said no and when; a mistake is put right there', async () => {
    const { calls, change } = await open({ detail: byAunt }, answers(decideRepresentation, moved));
    await bar();
    change(answers(getClinicEContact, { ...detail, ...refusedBy('Liis Kasemaa'), version: 5 }));
    await userEvent.click(await button('Not known to us'));
    expect(await screen.findByText(/^Liis Kasemaa, .*: Liisi Tamm is not known to act/)).toBeTruthy();
    await userEvent.click(await button('Confirm after all'));
    await waitFor(() =>
      expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
        { decision: 'NOT_KNOWN' },
        { decision: 'CONFIRMED' },
      ]),
    );
  });

  it('comes back when a colleague was faster', async () => {
    await open({ detail: byAunt }, refuses(decideRepresentation, 469, 'E_CONTACT_CHANGED'));
    const show = vi.spyOn(toasts, 'show');
    await userEvent.click(await button('Confirm that they act for the patient'));
    await waitFor(() => expect(show).toHaveBeenCalled());
    expect(show.mock.calls.some(([{ tone }]) => tone === 'success')).toBe(false);
    expect(await button('Confirm that they act for the patient')).toBeTruthy();
  });

  it('does not offer to overrule the patient, nor to write to nobody', async () => {
    await open({ detail: refusedBy(null) });
    expect(await screen.findByText(/^The patient, .*: Liisi Tamm does not act for them\.$/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Confirm after all' })).toBeNull();
    await userEvent.click(await replyField());
    expect(
      screen.getByText(`${writer} no longer sees this thread. Nobody would read your answer.`),
    ).toBeTruthy();
  });

  it('is not there when the patient is new: accepting says that it confirms the writer too', async () => {
    await open({ detail: { ...byAunt, membershipPending: true } });
    expect(
      await screen.findByText(`Accepting also confirms that ${writer} acts for the patient.`),
    ).toBeTruthy();
    await noBar();
  });

  it.each([
    [
      'is confirmed',
      { ...byAunt, isUnverified: false, representation: { ...unverified, status: 'CONFIRMED' } },
    ],
    ['is the patient', {}],
    ['was rejected', { ...byAunt, status: 'REJECTED', turn: null }],
  ] as const)('is not there when the writer %s', async (_, given) => {
    await open({ detail: given });
    await screen.findByRole('heading', { level: 1 });
    await noBar();
  });

  it('has its decision in the palette', async () => {
    const { calls } = await open({ detail: byAunt }, answers(decideRepresentation, moved));
    await bar();
    await userEvent.keyboard('{Control>}k{/Control}');
    await userEvent.type(await screen.findByRole('combobox'), 'confirm the rep');
    await userEvent.click(await screen.findByRole('option', { name: /Confirm\s+the\s+rep\s*resentation/ }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ decision: 'CONFIRMED' }),
    );
  });
});

describe('what an unverified person wrote', () => {
  const earlier = [
    {
      id: planned.id,
      type: 'COUGH',
      status: 'COMPLETED',
      turn: null,
      createdAt: decidedAt,
      hasDraft: true,
    },
  ] as const;

  it('is marked; whoever answers reads to whom it goes; the earlier ones are not theirs', async () => {
    await open({ detail: { ...byAunt, earlier: [...earlier] }, timeline: { entries: [said] } });
    const message = (await screen.findByText('Oskar on minu juures')).closest('article') as HTMLElement;
    expect(within(message).getByText('Not verified')).toBeTruthy();
    expect(screen.getByText(`${writer} does not see these.`)).toBeTruthy();
    expect(screen.getByRole('link', { name: /Cough.*Draft/ })).toBeTruthy();
    await userEvent.click(await replyField());
    const warning =
      'Your answer goes to Liisi Tamm, who is not verified. Answer what was asked; nothing from Oskar’s record.';
    expect(screen.getByText(warning)).toBeTruthy();
    const described = (await replyField()).getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(warning);
  });

  it('is like any other once it is confirmed', async () => {
    await open({
      detail: {
        ...byAunt,
        isUnverified: false,
        representation: { ...unverified, status: 'CONFIRMED', decidedAt },
        earlier: [...earlier],
      },
      timeline: { entries: [said] },
    });
    await screen.findByText('Oskar on minu juures');
    await userEvent.click(await replyField());
    expect(screen.queryByText(/not verified|does not see these/i)).toBeNull();
  });
});

describe('people who act for the patient', () => {
  const mother = {
    userId: planned.id,
    firstName: 'Mari',
    surname: 'Lepaste',
    status: 'CONFIRMED',
    decidedAt: '2025-11-03T09:00:00.000Z',
    since: '2025-11-03T09:00:00.000Z',
  } as const;
  const aunt = {
    ...mother,
    userId: byKadri.id,
    firstName: 'Liisi',
    surname: 'Tamm',
    status: 'UNVERIFIED',
    decidedAt: null,
  } as const;
  const list = () => screen.findByRole('heading', { name: /People who act for/ });

  it('are listed for an adult too; only to a verified one can one write first', async () => {
    await open(
      { detail: { ...byAunt, patient: { ...patient, birthDate: '1960-01-01' } } },
      answers(listRepresentatives, { representatives: [mother, aunt] }),
    );
    expect((await list()).textContent).toBe('People who act for Oskar2');
    expect(screen.getByText('Verified here, 3 November 2025')).toBeTruthy();
    const links = screen.getAllByRole('link', { name: /^Write:/ });
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual(['Write: Mari Lepaste']);
    expect(links[0]?.getAttribute('href')).toContain(
      `kind=to-patient&patient=${patient.clinicMemberId}&step=message&from=${detail.id}&representative=${mother.userId}`,
    );
    expect(screen.getByText('You can write first only to a verified person.')).toBeTruthy();
  });

  it('of a child without any: it says so; of an adult nothing', async () => {
    await open({ detail: { patient } });
    await list();
    expect(screen.getByText('None recorded')).toBeTruthy();
  });

  it('are asked for again once the clinic has decided', async () => {
    const { change } = await open(
      { detail: byAunt },
      answers(listRepresentatives, { representatives: [aunt] }),
      answers(decideRepresentation, moved),
    );
    await list();
    const confirmed = {
      ...unverified,
      status: 'CONFIRMED',
      decidedByName: 'Liis Kasemaa',
      decidedAt,
    } as const;
    change(
      answers(getClinicEContact, { ...detail, ...byAunt, isUnverified: false, representation: confirmed }),
    );
    change(answers(listRepresentatives, { representatives: [{ ...aunt, status: 'CONFIRMED', decidedAt }] }));
    await userEvent.click(await button('Confirm that they act for the patient'));
    expect(await screen.findByRole('link', { name: /^Write:/ })).toBeTruthy();
  });
});
