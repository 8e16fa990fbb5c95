import { finaliseHostedEContact, finaliseHostedWithPatient } from '@tervita/contract/care-flows';
import { reportLog } from '@tervita/contract/support';
import { finaliseAttempts, finaliseEveryMs } from '@tervita/domain/care-flows';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { givenStaff, givenUser } from '../../core/session/given.ts';
import { answers, type FakeAnswer, fakeServer, refuses } from '../../testing/answers.ts';
import { flowingTime } from '../../testing/flowing-time.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { toasts } from '../../ui/toasts.ts';
import { BackFromProvider } from './back-from-provider.tsx';
import { ClinicFinalising } from './clinic-finalising.tsx';
import { Finalising } from './finalising.tsx';

const eContactId = '01960000-0000-7000-8000-0000000000e1';
const actionId = '01960000-0000-7000-8000-0000000000a1';

let show: MockInstance<typeof toasts.show>;
beforeEach(() => {
  show = vi.spyOn(toasts, 'show');
});
afterEach(() => vi.unstubAllGlobals());

/** Where the page leads, and what is said on the way, in order and once each. */
const endsAt = async (address: string, { at, said = [] }: { at: () => string; said?: readonly RegExp[] }) => {
  await waitFor(() => expect(at()).toBe(address));
  await waitFor(() => expect(show).toHaveBeenCalledTimes(said.length));
  for (const [index, words] of said.entries()) expect(show.mock.calls[index]?.[0].text).toMatch(words);
};

const serve = (answer: FakeAnswer) => {
  const { calls, change } = fakeServer(answers(reportLog, {}), answer);
  const reports = () => calls.filter(({ path }) => path.endsWith('/log')).map(({ body }) => body);
  return { calls, change, reports };
};

const comeBack = async (failed = false) => {
  const { router } = await renderScreen(
    <Finalising eContactId={eContactId} failed={failed} actionId={actionId} />,
    { at: '/my-e-contacts/files', path: '/my-e-contacts/files', user: givenUser() },
  );
  return () => router.state.location.pathname;
};

const comeBackAsStaff = async (cancelled: boolean) => {
  const { router } = await renderScreen(
    <ClinicFinalising eContactId={eContactId} actionId={actionId} cancelled={cancelled} />,
    { at: `/e-contacts/${eContactId}`, path: '/e-contacts/:id', user: givenStaff() },
  );
  return () => router.state.location.pathname;
};

it('an error ends the sending as failed, and is reported', async () => {
  const { reports } = serve(refuses(finaliseHostedEContact, 500, 'INTERNAL'));
  await endsAt('/my-e-contacts', { at: await comeBack(), said: [/^Your answers did not arrive/] });
  expect(reports()).toEqual([
    expect.objectContaining({ type: 'CARE_FLOW', level: 'error', message: expect.stringContaining('500') }),
  ]);
});

it('answers that did not come are no fault of this browser', async () => {
  const { reports } = serve(answers(finaliseHostedEContact, { status: 'FAILED' }));
  await endsAt('/my-e-contacts', { at: await comeBack(true), said: [/^The questionnaire was closed/] });
  expect(reports()).toEqual([]);
});

it('an error for staff is reported as well, and leads to the list', async () => {
  const { reports } = serve(refuses(finaliseHostedWithPatient, 500, 'INTERNAL'));
  await endsAt('/clinic-e-contacts', {
    at: await comeBackAsStaff(false),
    said: [/^The answers did not come/],
  });
  expect(reports()).toEqual([expect.objectContaining({ type: 'CARE_FLOW' })]);
});

const whoComesBack = [
  ['a patient', finaliseHostedEContact, comeBack, '/my-e-contacts', /^Your answers did not arrive/],
  [
    'staff',
    finaliseHostedWithPatient,
    () => comeBackAsStaff(false),
    '/clinic-e-contacts',
    /^The answers did not come/,
  ],
] as const;

describe('answers that are not there yet', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout'], ...flowingTime }));
  afterEach(() => vi.useRealTimers());

  it.each(whoComesBack)(
    'are asked for fifteen times, then %s is told',
    async (_, route, back, address, said) => {
      const { calls } = serve(answers(route, { status: 'STARTED' }));
      const at = await back();
      for (let number = 1; number <= finaliseAttempts; number += 1) {
        await waitFor(() => expect(calls).toHaveLength(number));
        await vi.advanceTimersByTimeAsync(finaliseEveryMs);
      }
      await endsAt(address, { at, said: [said] });
      expect(calls).toHaveLength(finaliseAttempts);
    },
  );

  it('lead to the page that says that they are sent, once they have come', async () => {
    const server = serve(answers(finaliseHostedEContact, { status: 'STARTED' }));
    const at = await comeBack();
    await waitFor(() => expect(server.calls).toHaveLength(1));
    expect(screen.getByRole('heading', { level: 1, name: 'Sending your answers' })).toBeTruthy();
    server.change(answers(finaliseHostedEContact, { status: 'SUBMITTED' }));
    await vi.advanceTimersByTimeAsync(finaliseEveryMs);
    await endsAt('/e-contacts/instructions', { at });
  });
});

it('staff who close the page of the provider go to the list and are told so', async () => {
  serve(answers(finaliseHostedWithPatient, { status: 'FAILED' }));
  await endsAt('/clinic-e-contacts', {
    at: await comeBackAsStaff(true),
    said: [/^The questionnaire was cancelled/],
  });
});

it.each([false, true])(
  'staff are told that the e-contact was closed meanwhile (cancelled: %s)',
  async (cancelled) => {
    serve(refuses(finaliseHostedWithPatient, 468, 'E_CONTACT_ALREADY_CLOSED'));
    await endsAt('/clinic-e-contacts', {
      at: await comeBackAsStaff(cancelled),
      said: [/^This e-contact has already been closed/],
    });
  },
);

it.each([
  { status: 'failed', said: [/^The questionnaire was closed before it was finished/] },
  { status: 'success', said: [] },
])('a browser that started nothing and comes back with $status is told of a failure once', async (given) => {
  const { calls } = serve(answers(finaliseHostedEContact, { status: 'FAILED' }));
  const { router } = await renderScreen(<BackFromProvider status={given.status} />, {
    at: '/back',
    path: '/back',
    user: givenUser(),
  });
  await endsAt('/my-e-contacts', { at: () => router.state.location.pathname, said: given.said });
  expect(calls).toEqual([]);
});

describe('a browser that has started something', () => {
  const startedLast = '01960000-0000-7000-8000-0000000000e2';
  beforeEach(() => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue(`started-e-contact=${startedLast}`);
  });
  afterEach(() => vi.restoreAllMocks());

  const follow = async (address: string) => {
    const { router } = await renderScreen(<BackFromProvider status="failed" />, {
      at: `/back${address}`,
      path: '/back',
      user: givenUser(),
    });
    return () => router.state.location.pathname;
  };

  it('looks once where a link says that it failed, and does not say that it ended', async () => {
    const { calls } = serve(answers(finaliseHostedEContact, { status: 'STARTED' }));
    const at = await follow('?eContactAddedStatus=failed');
    await endsAt('/my-e-contacts', { at, said: [/^Your answers are not at the clinic yet/] });
    expect(calls.map(({ body }) => body)).toEqual([{ eContactId: startedLast, failed: true }]);
  });

  it('ends what the way back names, although another was started after it', async () => {
    const { calls } = serve(answers(finaliseHostedEContact, { status: 'FAILED' }));
    const at = await follow(`?eContactAddedStatus=failed&eContactId=${eContactId}&actionId=${actionId}`);
    await endsAt('/my-e-contacts', { at, said: [/^The questionnaire was closed/] });
    expect(calls.map(({ body }) => body)).toEqual([{ eContactId, failed: true, actionId }]);
  });

  describe('for a questionnaire that the clinic asked for', () => {
    const address = `?eContactAddedStatus=failed&eContactId=${eContactId}&actionId=${actionId}&requestId=${actionId}`;

    it('goes back to the e-contact, which is as it was', async () => {
      serve(answers(finaliseHostedEContact, { status: 'FAILED' }));
      const said = [/^The questionnaire was closed/];
      await endsAt(`/e-contacts/${eContactId}/timeline`, { at: await follow(address), said });
    });

    it('says that somebody was faster', async () => {
      serve(refuses(finaliseHostedEContact, 469, 'QUESTIONNAIRE_REQUEST_ENDED'));
      const said = [/has been filled in already/];
      await endsAt(`/e-contacts/${eContactId}/timeline`, { at: await follow(address), said });
    });
  });
});
