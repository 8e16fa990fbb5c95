import { addInfo, getPatientTimeline } from '@tervita/contract/e-contacts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answers, fakeServer, refuses } from '../../testing/answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { toasts } from '../../ui/toasts.ts';
import { queryKeyOf } from './query-client.ts';
import { useCommand } from './use-command.ts';

const id = '01960000-0000-7000-8000-00000000000e';
const done = answers(addInfo, {
  id,
  status: 'SUBMITTED',
  turn: 'CLINIC',
  version: 4,
  warning: null,
  ask: null,
});

interface Props {
  onDone?: () => void;
  onError?: () => boolean;
}
function Form({ onDone, onError }: Props) {
  const send = useCommand(addInfo, {
    refreshes: [getPatientTimeline],
    ...(onDone ? { onDone } : {}),
    ...(onError ? { onError } : {}),
  });
  const press = () => send.mutate({ params: { id }, body: { infoText: 'More' }, seen: 3 });
  return (
    <button type="button" onClick={press}>
      Send
    </button>
  );
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const keys = (calls: { headers: Headers }[]) => calls.map(({ headers }) => headers.get('idempotency-key'));

afterEach(() => vi.unstubAllGlobals());

describe('useCommand', () => {
  it('sends the version seen, refreshes the named queries and takes a new key after success', async () => {
    const { calls } = fakeServer(done);
    const onDone = vi.fn();
    const { client } = await renderScreen(<Form onDone={onDone} />);
    client.setQueryData(queryKeyOf(getPatientTimeline, { params: { id } }), {});
    await press();
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(calls[0]?.headers.get('if-match')).toBe('"3"');
    const timeline = client.getQueryState(queryKeyOf(getPatientTimeline, { params: { id } }));
    expect(timeline?.isInvalidated).toBe(true);
    await press();
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(new Set(keys(calls)).size).toBe(2);
  });

  it('repeats a failed attempt with the same key and shows the error once', async () => {
    const show = vi.spyOn(toasts, 'show');
    const { calls } = fakeServer(refuses(addInfo, 503, 'TRY_LATER'));
    await renderScreen(<Form />);
    await press();
    await waitFor(() => expect(show).toHaveBeenCalledOnce());
    await press();
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(new Set(keys(calls)).size).toBe(1);
  });

  it('shows what arrived before when its answer was lost, says so, and takes a new key', async () => {
    const show = vi.spyOn(toasts, 'show');
    const { calls } = fakeServer(refuses(addInfo, 422, 'KEY_REUSED'));
    const { client } = await renderScreen(<Form />);
    client.setQueryData(queryKeyOf(getPatientTimeline, { params: { id } }), {});
    await press();
    await waitFor(() => expect(show).toHaveBeenCalledOnce());
    expect(show.mock.calls[0]?.[0].text).toContain('has arrived after all');
    expect(client.getQueryState(queryKeyOf(getPatientTimeline, { params: { id } }))?.isInvalidated).toBe(
      true,
    );
    await press();
    await waitFor(() => expect(calls).toHaveLength(2));
    expect(new Set(keys(calls)).size).toBe(2);
  });

  it('leaves an error to the screen that takes it over', async () => {
    const show = vi.spyOn(toasts, 'show');
    fakeServer(refuses(addInfo, 469, 'E_CONTACT_CHANGED'));
    const onError = vi.fn(() => true);
    await renderScreen(<Form onError={onError} />);
    await press();
    await waitFor(() => expect(onError).toHaveBeenCalledOnce());
    expect(show).not.toHaveBeenCalled();
  });
});
