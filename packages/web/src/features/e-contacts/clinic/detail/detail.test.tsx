import { listPatientLists } from '@tervita/contract/clinics';
import {
  acceptEContact,
  addNote,
  type ClinicEContactDetail,
  type ClinicTimeline,
  cancelPlannedMove,
  changePlannedMove,
  getClinicEContact,
  getClinicTimeline,
  listClinicEContacts,
  listNotes,
  type PlannedMove,
  saveReplyDraft,
  sendInquiry,
  type TimelineEntry,
} from '@tervita/contract/e-contacts';
import { editPatient, listRepresentatives, searchPatients } from '@tervita/contract/patients';
import { addReplyTemplate, listReplyTemplates, type ReplyTemplate } from '@tervita/contract/reply-templates';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useCommandKeys } from '../../../../core/commands/index.ts';
import { HeaderOutlet } from '../../../../core/page/index.ts';
import { givenStaff } from '../../../../core/session/given.ts';
import { answers, fakeServer, refuses } from '../../../../testing/answers.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { toasts } from '../../../../ui/toasts.ts';
import { CommandPalette } from '../../../command-palette/index.ts';
import { undoLast } from '../actions/undo.ts';
import { givenDetail, givenRow } from '../given.ts';
import { Component } from './detail-page.tsx';

const me = givenStaff();
const detail = givenDetail();
const moved = { id: detail.id, status: 'SUBMITTED', turn: 'CLINIC', version: 1 } as const;
const planned: PlannedMove = {
  id: '01960000-0000-7000-8000-0000000000bb',
  version: 1,
  move: 'reply',
  status: 'WAITING',
  dueAt: '2030-03-12T08:00:00.000Z',
  createdAt: '2026-03-12T08:00:00.000Z',
  text: 'Kas palavik on?',
  reason: null,
  opensAt: null,
  files: [],
  author: { name: 'Kadri Mägiste', me: false },
  heldBy: null,
};

const byKadri: TimelineEntry = {
  id: '01960000-0000-7000-8000-0000000000cc',
  move: 'reply',
  at: '2026-03-12T09:00:00.000Z',
  author: { kind: 'STAFF', name: 'Kadri Mägiste', role: 'NURSE', me: false },
  direction: 'CLINIC_TO_PATIENT',
  text: 'Kas palavik on?',
  language: null,
  reason: null,
  opensAt: null,
  files: [],
};

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function Page() {
  useCommandKeys();
  return (
    <>
      <HeaderOutlet />
      <Component />
      <CommandPalette />
    </>
  );
}

const open = async (
  given: { detail?: Partial<ClinicEContactDetail>; timeline?: Partial<ClinicTimeline>; state?: object },
  ...more: Parameters<typeof fakeServer>
) => {
  const server = fakeServer(
    answers(getClinicEContact, { ...detail, ...given.detail }),
    answers(getClinicTimeline, { entries: [], planned: [], draft: null, ...given.timeline }),
    answers(listNotes, { notes: [] }),
    answers(listClinicEContacts, { eContacts: [], next: null }),
    answers(saveReplyDraft, {}),
    ...more,
  );
  const view = await renderScreen(<Page />, {
    user: me,
    at: `/e-contacts/${detail.id}`,
    path: '/e-contacts/:id',
    state: given.state,
  });
  return { ...server, ...view };
};
const replyField = () => screen.findByLabelText('Reply to the patient');

describe('a reply', () => {
  it('goes with the seconds to take it back, and its words come back with Undo', async () => {
    const { calls } = await open(
      {},
      answers(sendInquiry, { ...moved, planned: { id: planned.id, dueAt: planned.dueAt } }),
      answers(cancelPlannedMove, planned),
    );
    const field = await replyField();
    await userEvent.type(field, 'Kas palavik on?');
    const show = vi.spyOn(toasts, 'show');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect((field as HTMLTextAreaElement).value).toBe(''));
    // The page itself shows what is on its way.
    expect(show).not.toHaveBeenCalled();
    act(() => undoLast());
    await waitFor(() => expect((field as HTMLTextAreaElement).value).toBe('Kas palavik on?'));
    expect(calls.find(({ path }) => path.endsWith('/actions/inquiry'))?.body).toMatchObject({
      undoable: true,
    });
  });

  it('stays where it is when a colleague was faster', async () => {
    await open({ timeline: { entries: [byKadri] } }, refuses(sendInquiry, 469, 'E_CONTACT_CHANGED'));
    const field = await replyField();
    await userEvent.type(field, 'Tere');
    await userEvent.click(screen.getByRole('button', { name: /^Send Ctrl/ }));
    expect(await screen.findByRole('button', { name: /Send anyway/ })).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toMatch(/^Kadri Mägiste answered just now/);
    // Her words stand beside one's own.
    expect(within(screen.getByRole('alert')).getByText('Kas palavik on?')).toBeTruthy();
    expect((field as HTMLTextAreaElement).value).toBe('Tere');
  });

  it('pressed again after a lost answer makes the same call, however much later', async () => {
    const { calls } = await open({}, refuses(sendInquiry, 503, 'TRY_LATER'));
    const field = await replyField();
    await userEvent.click(field);
    await userEvent.click(screen.getByRole('radio', { name: 'From a date' }));
    await userEvent.type(field, 'Tere');
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-12T08:00:00Z') });
    const send = () => userEvent.keyboard('{Control>}{Enter}{/Control}');
    const inquiries = () => calls.filter(({ path }) => path.endsWith('/actions/inquiry'));
    await send();
    await waitFor(() => expect(inquiries()).toHaveLength(1));
    vi.setSystemTime(new Date('2026-03-12T08:01:00Z'));
    await send();
    await waitFor(() => expect(inquiries()).toHaveLength(2));
    const [first, second] = inquiries();
    expect(second?.body).toEqual(first?.body);
    expect(second?.headers.get('idempotency-key')).toBe(first?.headers.get('idempotency-key'));
  });

  it('that was refused counts its days from when it is sent at last', async () => {
    const { calls } = await open({}, refuses(sendInquiry, 468, 'E_CONTACT_REPLY_ON_ITS_WAY'));
    const field = await replyField();
    await userEvent.click(field);
    await userEvent.click(screen.getByRole('radio', { name: 'From a date' }));
    await userEvent.type(field, 'Tere');
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-12T08:00:00Z') });
    const inquiries = () => calls.filter(({ path }) => path.endsWith('/actions/inquiry'));
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(inquiries()).toHaveLength(1));
    vi.setSystemTime(new Date('2026-03-13T09:00:00Z'));
    field.focus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(inquiries()).toHaveLength(2));
    expect(inquiries()[1]?.body).toMatchObject({ openedAt: expect.stringMatching(/^2026-03-14/) });
  });

  it('that was typed on another device is here', async () => {
    const draft = { reply: 'Poolik', note: '', files: [], updatedAt: detail.updatedAt };
    await open({ timeline: { draft } });
    await waitFor(async () => expect(((await replyField()) as HTMLTextAreaElement).value).toBe('Poolik'));
  });
});

describe('the box one writes in', () => {
  const value = async () => ((await replyField()) as HTMLTextAreaElement).value;

  it('is one line until it is used, by a press or by R', async () => {
    await open({});
    await replyField();
    expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
    await userEvent.keyboard('r');
    expect(await screen.findByRole('button', { name: /^Send Ctrl/ })).toBeTruthy();
    await waitFor(async () => expect(document.activeElement).toBe(await replyField()));
  });

  it('shows in its line that something unsent stands there', async () => {
    const draft = { reply: 'Poolik', note: '', files: [], updatedAt: detail.updatedAt };
    await open({ timeline: { draft } });
    expect(await screen.findByText('Draft')).toBeTruthy();
  });

  it('is left by Escape with its words kept; the next Escape goes to the list', async () => {
    const { router } = await open({});
    await userEvent.type(await replyField(), 'Poolik{Escape}');
    expect(document.activeElement?.tagName).toBe('H1');
    expect(screen.queryByRole('button', { name: /^Send/ })).toBeNull();
    expect(await value()).toBe('Poolik');
    expect(router.state.location.pathname).toBe(`/e-contacts/${detail.id}`);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/clinic-e-contacts'));
  });

  it('gives the keys back after sending: Z takes back, and types nothing', async () => {
    const { calls } = await open(
      {},
      answers(sendInquiry, { ...moved, planned: { id: planned.id, dueAt: planned.dueAt } }),
      answers(cancelPlannedMove, { ...planned, author: { name: 'Liis Kasemaa', me: true } }),
    );
    await userEvent.type(await replyField(), 'Kas palavik on?');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
    await userEvent.keyboard('z');
    await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
    await waitFor(async () => expect(await value()).toBe('Kas palavik on?'));
  });

  it('gives them back after a note too', async () => {
    const author = { name: 'Liis Kasemaa', role: 'NURSE', me: true } as const;
    await open({}, answers(addNote, { id: planned.id, at: detail.updatedAt, text: 'x', author }));
    await replyField();
    await userEvent.keyboard('n');
    await userEvent.type(await screen.findByLabelText('Note for colleagues'), 'Helistasin');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Note for colleagues').value).toBe('');
  });
});

it('whoever comes next is named once it is done, also after it has left the list', async () => {
  const rows = [givenRow(1), givenRow(2)];
  const listed = (eContacts: typeof rows) => answers(listClinicEContacts, { eContacts, next: null });
  const { change, client } = await open({ detail: { turn: 'PATIENT' } }, listed(rows));
  const address = async () =>
    (await screen.findByRole('link', { name: /^Next: Patient Number2/ })).getAttribute('href');
  expect(await address()).toContain(rows[1]?.id);
  change(listed(rows.slice(1)));
  await act(() => client.invalidateQueries());
  expect(await address()).toContain(rows[1]?.id);
});

describe('a template', () => {
  const template: ReplyTemplate = {
    id: planned.id,
    heading: 'Tervitus',
    content: 'Tere, {firstName}!',
    forAll: true,
    problemType: null,
    isMine: false,
    version: 1,
  };
  const templates = answers(listReplyTemplates, { templates: [template] });
  const value = async () => ((await replyField()) as HTMLTextAreaElement).value;

  it('comes by / on an empty line, with the name of the patient, beside what was typed', async () => {
    await open({}, templates);
    await userEvent.type(await replyField(), 'Palavik 38/{Enter}/');
    // The name stands in the list already; typing finds, Enter puts it in.
    await screen.findByRole('option', { name: 'Tervitus Tere, Patient!' });
    await userEvent.keyboard('terv{Enter}');
    await waitFor(async () => expect(await value()).toBe('Palavik 38/\nTere, Patient!'));
  });

  it('is chosen by arrows; Escape goes back to the reply', async () => {
    const other = { ...template, id: detail.id, heading: 'Vereproov', content: 'Tulge hommikul' };
    await open({}, answers(listReplyTemplates, { templates: [template, other] }));
    await userEvent.type(await replyField(), '/');
    await screen.findByRole('option', { name: /^Vereproov/ });
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(await replyField());
    await userEvent.keyboard('/');
    await screen.findByRole('option', { name: /^Vereproov/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(async () => expect(await value()).toBe('Tulge hommikul'));
  });

  it('made of the reply is saved, and the reply is not sent with it', async () => {
    const { calls } = await open({}, templates, answers(addReplyTemplate, template));
    await userEvent.type(await replyField(), 'Tere, Patient!');
    await userEvent.click(screen.getByRole('button', { name: /^Templates/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save as a template' }));
    await userEvent.type(await screen.findByLabelText('Name'), 'Uus');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
        { heading: 'Uus', content: 'Tere, {firstName}!', forAll: false, problemType: null },
      ]),
    );
    expect(await value()).toBe('Tere, Patient!');
  });

  it('chosen in the palette of the list stands in the reply, once', async () => {
    const { router } = await open({ state: { templateId: template.id } }, templates);
    await waitFor(async () => expect(await value()).toBe('Tere, Patient!'));
    await waitFor(() => expect(router.state.location.state).toBeNull());
  });

  it('chosen there comes after what was typed before', async () => {
    const draft = { reply: 'Poolik ', note: '', files: [], updatedAt: detail.updatedAt };
    await open({ state: { templateId: template.id }, timeline: { draft } }, templates);
    await waitFor(async () => expect(await value()).toBe('Poolik\n\nTere, Patient!'));
  });

  it('chosen in the palette here comes where the cursor stands, also from the note', async () => {
    await open({}, templates, answers(searchPatients, { patients: [] }));
    const field = (await replyField()) as HTMLTextAreaElement;
    await userEvent.type(field, 'Algus lõpp');
    field.setSelectionRange(6, 6);
    const choose = async () => {
      await userEvent.keyboard('{Control>}k{/Control}');
      await userEvent.type(await screen.findByRole('combobox'), 'terv');
      await userEvent.click(await screen.findByRole('option', { name: /Terv\s*itus/ }));
    };
    await choose();
    await waitFor(async () => expect(await value()).toBe('Algus Tere, Patient!lõpp'));
    await userEvent.click(screen.getByText('Internal note'));
    await choose();
    await waitFor(async () => expect(await value()).toBe('Algus Tere, Patient!lõpp\n\nTere, Patient!'));
  });
});

describe('what waits to be sent', () => {
  it('is seen with whose it is, and can be sent at once', async () => {
    const { calls } = await open({ timeline: { planned: [planned] } }, answers(changePlannedMove, planned));
    expect(await screen.findByText(/Kadri Mägiste: will be sent/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Send now' }));
    await waitFor(() => expect(calls.some(({ path }) => path.includes(`/planned/${planned.id}`))).toBe(true));
  });

  it('keeps what one typed when a colleague changed its words first', async () => {
    const { calls } = await open(
      { timeline: { planned: [planned] } },
      refuses(changePlannedMove, 469, 'E_CONTACT_CHANGED'),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Change the text' }));
    const field = screen.getByLabelText<HTMLTextAreaElement>('Text of the planned reply');
    expect(field.value).toBe('Kas palavik on?');
    await userEvent.type(field, ' Ja köha?');
    await userEvent.click(screen.getByRole('button', { name: 'Save the text' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
        text: 'Kas palavik on? Ja köha?',
      }),
    );
    expect(field.value).toBe('Kas palavik on? Ja köha?');
  });

  it('in its last seconds is taken back or hurried by its sender alone', async () => {
    const soon = { ...planned, dueAt: '2026-03-12T08:00:05.000Z' };
    const { unmount } = await open({ timeline: { planned: [soon] } });
    expect(await screen.findByText('Kadri Mägiste is sending a reply')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Send now|Undo|Cancel sending|Stop it/ })).toBeNull();
    unmount();
    await open({ timeline: { planned: [{ ...soon, author: { name: 'Liis Kasemaa', me: true } }] } });
    expect(await screen.findByText('Sending in 5 s')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send now' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Undo/ })).toBeTruthy();
  });

  it('to complete is hurried by words that say so', async () => {
    const mine = { name: 'Liis Kasemaa', me: true };
    const soon = {
      ...planned,
      move: 'archive',
      text: null,
      dueAt: '2026-03-12T08:00:05.000Z',
      author: mine,
    } as const;
    await open({ timeline: { planned: [soon] } });
    expect(await screen.findByRole('button', { name: 'Complete now' })).toBeTruthy();
  });

  it('and is stopped by a colleague stays with its author', async () => {
    const held = { ...planned, status: 'HELD', heldBy: 'Liis Kasemaa' } as const;
    const { calls } = await open({ timeline: { planned: [planned] } }, answers(cancelPlannedMove, held));
    await userEvent.click(await screen.findByRole('button', { name: 'Stop it' }));
    await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
    expect(((await replyField()) as HTMLTextAreaElement).value).toBe('');
  });

  it('and was stopped says by whom', async () => {
    const mine = { name: 'Liis Kasemaa', me: true };
    await open({
      timeline: { planned: [{ ...planned, status: 'HELD', heldBy: 'Helen Tamm', author: mine }] },
    });
    expect(await screen.findByText('Helen Tamm stopped your reply')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Cancel sending' })).toBeTruthy();
  });

  it('says why it was held', async () => {
    await open({ timeline: { planned: [{ ...planned, status: 'HELD' }] } });
    expect(await screen.findByText('Not sent: something changed meanwhile')).toBeTruthy();
  });
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

describe('the patient card', () => {
  const patient = { ...detail.patient, phone: '+37251234567', phoneGivenByPatient: true };
  const saved = {
    ...patient,
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

  it('says who writes for a child, and leads to a new e-contact with the patient chosen', async () => {
    const mother = { userId: planned.id, firstName: 'Mari', surname: 'Lepaste', email: null };
    await open(
      {
        detail: {
          patient: { ...patient, birthDate: '2024-05-04' },
          creator: { kind: 'REPRESENTATIVE', name: 'Mari Lepaste' },
        },
      },
      answers(listRepresentatives, { representatives: [mother] }),
    );
    expect(await screen.findByText('Mari Lepaste, representative (not verified)')).toBeTruthy();
    expect(await screen.findByText('Mari Lepaste')).toBeTruthy();
    const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    const chosen = `patient=${patient.clinicMemberId}&step=message&from=${detail.id}`;
    expect(address('Write to the patient')).toBe(`/clinic-e-contacts/new?kind=to-patient&${chosen}`);
    expect(address('Write down a call')).toBe(`/clinic-e-contacts/new?kind=as-patient&${chosen}`);
  });
});
