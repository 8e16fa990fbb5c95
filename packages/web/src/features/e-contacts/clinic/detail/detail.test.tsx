import { listPatientLists } from '@tervita/contract/clinics';
import {
  acceptEContact,
  addNote,
  getClinicEContact,
  listEarlierAtClinic,
  type TimelineEntry,
} from '@tervita/contract/e-contacts';
import { editPatient } from '@tervita/contract/patients';
import { listPatientPrescriptions } from '@tervita/contract/prescriptions';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answers, refuses } from '../../../../testing/answers.ts';
import { toasts } from '../../../../ui/toasts.ts';
import { unseenFlag } from '../given.ts';
import { byKadri, detail, me, moved, open, planned, replyField } from './given.tsx';

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('a note is written by N and looks like no reply', async () => {
  const note = {
    id: planned.id,
    at: detail.updatedAt,
    text: 'Helistasin',
    author: { name: 'Liis Kasemaa', role: 'NURSE', me: true },
  } as const;
  const { calls } = await open({}, answers(addNote, note));
  await replyField();
  await userEvent.keyboard('n');
  await userEvent.type(await screen.findByLabelText('Note for colleagues'), 'Helistasin');
  await userEvent.click(screen.getByRole('button', { name: /Save the note/ }));
  await waitFor(() =>
    expect(calls.findLast(({ method }) => method === 'POST')?.body).toEqual({ note: 'Helistasin' }),
  );
});

it('a patient whom the clinic does not know is accepted first', async () => {
  const { calls } = await open(
    { detail: { membershipPending: true } },
    answers(acceptEContact, moved),
    answers(listPatientLists, { patientListWithClinicians: [] }),
  );
  expect(screen.queryByLabelText('Reply to the patient')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Accept to the list' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
  await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/accept'))).toBe(true));
});

it('a patient whom a colleague has accepted a moment before can be written to', async () => {
  const { change } = await open(
    { detail: { membershipPending: true } },
    refuses(acceptEContact, 469, 'E_CONTACT_CHANGED'),
    answers(listPatientLists, { patientListWithClinicians: [] }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Accept to the list' }));
  change(answers(getClinicEContact, { ...detail, version: 2 }));
  await userEvent.click(await screen.findByRole('button', { name: 'Accept' }));
  expect(await replyField()).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Accept to the list' })).toBeNull();
});

it('what is still being filled in elsewhere says so, and cannot be answered', async () => {
  await open({ detail: { status: 'STARTED', turn: null, type: 'ISI' }, timeline: { entries: [] } });
  await screen.findByText(/on the page of a questionnaire provider/);
  expect(screen.queryByLabelText('Reply to the patient')).toBeNull();
  expect(screen.queryByRole('button', { name: /Complete|Reject|Assign|Reopen|Summarise/ })).toBeNull();
  expect(screen.queryByText('Signs of danger')).toBeNull();
});

it('what never arrived says so, and cannot be answered', async () => {
  await open({ detail: { status: 'FAILED', turn: null, type: 'ISI' }, timeline: { entries: [] } });
  await screen.findByText(/answers did not arrive/);
  expect(screen.queryByLabelText('Reply to the patient')).toBeNull();
  expect(screen.queryByRole('button', { name: /Complete|Reject|Assign|Reopen|Summarise/ })).toBeNull();
});

it('of a long conversation staff see the end, and earlier messages when they ask for them', async () => {
  const first = { ...byKadri, id: '01960000-0000-7000-8000-0000000000d9', text: 'Esimene' };
  await open(
    { timeline: { entries: [{ ...byKadri, text: 'Viimane' }], earlierBefore: 40 } },
    answers(listEarlierAtClinic, { entries: [first], earlierBefore: null }),
  );
  expect(await screen.findByText('Viimane')).toBeTruthy();
  expect(screen.queryByText('Esimene')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Show earlier messages/ }));
  expect(await screen.findByText('Esimene')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Show earlier messages/ })).toBeNull();
});

it('who became responsible is said in a sentence', async () => {
  const mine = { ...byKadri.author, name: 'Liis Kasemaa', me: true };
  const assigned = (number: number, author: TimelineEntry['author'], reason: string | null) => ({
    ...byKadri,
    id: `01960000-0000-7000-8000-0000000000d${number}`,
    move: 'assign' as const,
    text: null,
    author,
    reason,
  });
  const entries = [
    assigned(1, mine, 'Liis Kasemaa'),
    assigned(2, mine, 'Kadri Mägiste'),
    assigned(3, byKadri.author, `${me.firstName} ${me.surname}`),
    assigned(4, byKadri.author, null),
  ];
  await open({ timeline: { entries } });
  for (const words of [/^You took it/, /^You gave it to Kadri Mägiste/, /^Kadri Mägiste gave it to you/])
    expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getByText(/^Kadri Mägiste removed the assignee/)).toBeTruthy();
});

describe('the PDF', () => {
  const made = (init?: ResponseInit) => {
    const fetched = vi.fn(
      async () => new Response('%PDF', { headers: { 'content-type': 'application/pdf' }, ...init }),
    );
    const usual = fetch;
    vi.stubGlobal('fetch', (...sent: Parameters<typeof fetch>) =>
      String(sent[0]).includes('/pdf') ? fetched() : usual(...sent),
    );
    return fetched;
  };
  const saved = () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    return () => click.mock.contexts.map((link) => (link as HTMLAnchorElement).download);
  };

  it('is downloaded by D under a name without the patient', async () => {
    await open({});
    await replyField();
    const fetched = made();
    const names = saved();
    await userEvent.keyboard('d');
    await waitFor(() =>
      expect(names()).toEqual([expect.stringMatching(/^e-contact-2026-03-12-\w{6}\.pdf$/)]),
    );
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('that could not be made is said, and can be asked for again', async () => {
    await open({});
    await replyField();
    const fetched = made({ status: 500 });
    const names = saved();
    const show = vi.spyOn(toasts, 'show');
    await userEvent.keyboard('d');
    await waitFor(() => expect(show).toHaveBeenCalledWith(expect.objectContaining({ tone: 'error' })));
    await userEvent.keyboard('d');
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
    expect(names()).toEqual([]);
  });
});

it('what the patient was prescribed is fetched when somebody wants to see it', async () => {
  const { calls } = await open({}, answers(listPatientPrescriptions, { prescriptions: [], more: false }));
  const show = await screen.findByRole('button', { name: 'Show prescriptions' });
  const fetched = () => calls.filter(({ path }) => path.includes('/patients/prescriptions'));
  expect(fetched()).toHaveLength(0);
  await userEvent.click(show);
  expect(await screen.findByText('None through Tervita.')).toBeTruthy();
  expect(fetched()).toHaveLength(1);
});

describe('the patient card', () => {
  it('says how long a visit takes, for a reason of which it is known', async () => {
    await open({ detail: { type: 'PROC_WOUNDDRESSING' } });
    expect((await screen.findByText('Time for the visit')).nextSibling?.textContent).toBe('30 minutes');
  });

  const patient = { ...detail.patient, phone: '+37251234567', phoneGivenByPatient: true };
  const { claimedCode: _, claimedCodeProved: __, sameCodeMember: ___, ...record } = patient;
  const saved = {
    ...record,
    email: 'uus@example.com',
    status: 'MEMBER',
  } as const;

  it('is corrected in place: only what was changed is sent, and never the number the patient gave', async () => {
    const { calls } = await open(
      { detail: { patient } },
      answers(editPatient, saved),
      answers(listPatientLists, { patientListWithClinicians: [] }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Edit the contact details' }));
    const phone = await screen.findByRole('textbox', { name: 'Phone' });
    expect(phone.hasAttribute('readonly')).toBe(true);
    expect(screen.getByText(/Only they can change it/)).toBeTruthy();
    await userEvent.type(screen.getByRole('textbox', { name: /E-mail/ }), 'uus@example.com');
    await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const sent = calls.find(({ method }) => method === 'PATCH');
    expect(sent?.body).toEqual({ clinicMember: { email: 'uus@example.com' } });
  });

  it('has the number of who wrote for the patient first, to be called with one press', async () => {
    const creator = { kind: 'REPRESENTATIVE', name: 'Mari Lepaste' } as const;
    const redFlag = unseenFlag;
    await open({
      detail: { patient: { ...patient, phone: null }, creator, writerPhone: '+37250000004', redFlag },
    });
    const [first] = await screen.findAllByRole('term');
    expect(first?.textContent).toBe('Phone, Mari Lepaste');
    const number = screen.getByRole('link', { name: '+372 5000 0004' });
    expect(number.getAttribute('href')).toBe('tel:+37250000004');
    expect(await screen.findByRole('link', { name: 'Call Mari Lepaste, +372 5000 0004' })).toBeTruthy();
    expect(screen.queryByText('We have no phone number of the patient.')).toBeNull();
  });

  it('says whose it is, and leads to a new e-contact with the patient chosen', async () => {
    await open({ detail: { patient, creator: { kind: 'REPRESENTATIVE', name: 'Mari Lepaste' } } });
    expect(await screen.findByText('Mari Lepaste, representative')).toBeTruthy();
    const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    const chosen = `patient=${patient.clinicMemberId}&step=message&from=${detail.id}`;
    expect(address('Write to the patient')).toBe(`/clinic-e-contacts/new?kind=to-patient&${chosen}`);
    expect(address('Write down a call')).toBe(`/clinic-e-contacts/new?kind=as-patient&${chosen}`);
  });

  const written = '2026-03-12T09:00:00.000Z';
  it.each([
    ['before the clinic wrote', null, null, '2026-03-01T08:00:00.000Z', 'PATIENT', '1 March'],
    ['opened after that', written, '2026-03-13T08:00:00.000Z', null, 'PATIENT', /^Seen /],
    ['opened before that', written, '2026-03-12T08:00:00.000Z', null, 'PATIENT', 'Not seen yet'],
    ['never signed in', written, null, null, 'PATIENT', 'Never signed in'],
    // Signed in since, and did not open it.
    ['signed in', written, null, '2026-03-13T08:00:00.000Z', 'PATIENT', /^Not seen yet, last online /],
    ['a representative', written, null, '2026-03-13T08:00:00.000Z', 'REPRESENTATIVE', 'Not seen yet'],
    ['a representative of a child', written, null, null, 'REPRESENTATIVE', 'Not seen yet'],
  ] as const)('says whether it was seen: %s', async (_, lastWrittenAt, seenAt, lastOnlineAt, kind, words) => {
    const creator = { kind, name: 'Mari Lepaste' } as const;
    await open({ detail: { lastWrittenAt, seenAt, creator, patient: { ...patient, lastOnlineAt } } });
    expect(await screen.findByText(words)).toBeTruthy();
  });

  it('has the code that somebody typed, as such', async () => {
    await open({ detail: { patient: { ...patient, personalCode: null, claimedCode: '48505040431' } } });
    expect(await screen.findByText('485••••••••')).toBeTruthy();
    expect(screen.getByText('typed, not proved')).toBeTruthy();
  });

  it('names the other record of the clinic that has the proved code, and says what to do', async () => {
    const other = { clinicMemberId: patient.clinicMemberId, firstName: 'Mari', surname: 'Lepaste' };
    const code = { personalCode: null, claimedCode: '48505040431', claimedCodeProved: true };
    await open({ detail: { patient: { ...patient, ...code, sameCodeMember: other } } });
    expect(await screen.findByText('proved with a digital ID')).toBeTruthy();
    expect(screen.getByText(/another record of your clinic: Mari Lepaste\./)).toBeTruthy();
  });
});

it('what nobody sent says so, beside its words and under them', async () => {
  const typed = { ...byKadri, move: 'submit' as const, filed: 'TYPED' as const, text: 'Ma ei saa hingata' };
  await open({ timeline: { entries: [typed] } });
  const message = (await screen.findByText('Ma ei saa hingata')).closest('article');
  expect(message?.textContent).toContain('Typed, not sent');
  expect(
    screen.getByText('11:00 · Filed by itself 10 minutes after the sign: nobody pressed “Send”'),
  ).toBeTruthy();
});
