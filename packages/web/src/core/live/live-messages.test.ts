import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { readMessage, refreshAfter } from './live-messages.ts';

const clinicId = '01960000-0000-7000-8000-00000000000c';
const other = '01960000-0000-7000-8000-00000000000d';
const eContactId = '01960000-0000-7000-8000-00000000000e';

const keys = {
  list: ['GET /clinic/e-contacts', { query: { clinicId } }],
  otherList: ['GET /clinic/e-contacts', { query: { clinicId: other } }],
  mine: ['GET /patient/e-contacts', { query: {} }],
  detail: ['GET /clinic/e-contacts/:id', { params: { id: eContactId } }],
  timeline: ['GET /clinic/e-contacts/:id/timeline', { params: { id: eContactId } }],
  counts: ['GET /clinic/e-contacts/counts', { query: { clinicId } }],
  banner: ['GET /prm/global-message', {}],
};
type Name = keyof typeof keys;

const stale = async (message: Parameters<typeof refreshAfter>[0]) => {
  const client = new QueryClient();
  for (const key of Object.values(keys)) client.setQueryData(key, {});
  await refreshAfter(message, client);
  return (Object.keys(keys) as Name[]).filter((name) => client.getQueryState(keys[name])?.isInvalidated);
};

it('a list that is on its way is not cancelled, but fetched once more: it may have been read before the change', async () => {
  const client = new QueryClient();
  const ends: ((rows: string) => void)[] = [];
  const signals: AbortSignal[] = [];
  const observer = new QueryObserver(client, {
    queryKey: keys.list,
    queryFn: ({ signal }) => {
      signals.push(signal);
      return new Promise<string>((resolve) => ends.push(resolve));
    },
  });
  const stop = observer.subscribe(() => undefined);
  const refreshed = refreshAfter({ type: 'E_CONTACTS_CHANGED', payload: { clinicId } }, client);
  expect(ends).toHaveLength(1);
  ends[0]?.('old');
  await vi.waitFor(() => expect(ends).toHaveLength(2));
  expect(signals[0]?.aborted).toBe(false);
  ends[1]?.('new');
  await refreshed;
  expect(client.getQueryData(keys.list)).toBe('new');
  stop();
});

describe('live hints', () => {
  it('refresh the e-contact that changed, and what waits in the menu beside it', async () => {
    expect(await stale({ type: 'E_CONTACT_DETAILS_UPDATED', payload: { eContactId } })).toEqual([
      'detail',
      'timeline',
      'counts',
    ]);
  });
  it("refresh that clinic's lists", async () => {
    expect(await stale({ type: 'E_CONTACTS_CHANGED', payload: { clinicId } })).toEqual([
      'list',
      'mine',
      'counts',
    ]);
  });
  it('refresh all lists when no clinic is named', async () => {
    expect(await stale({ type: 'E_CONTACTS_CHANGED', payload: { clinicId: null } })).toEqual([
      'list',
      'otherList',
      'mine',
      'counts',
    ]);
  });
  it.each(['not json', '{"type":"NEW_ONE","payload":{}}', '{"type":"E_CONTACTS_CHANGED"}', '[]'])(
    'are not read from %s',
    (text) => expect(readMessage(text)).toBeUndefined(),
  );
});
