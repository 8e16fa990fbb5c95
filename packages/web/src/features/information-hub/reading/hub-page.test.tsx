import {
  getInformation,
  type InformationItem,
  type InformationList,
  listInformation,
  markAllInformationRead,
  markInformationRead,
  markInformationUnread,
} from '@tervita/contract/information-hub';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { useCommandKeys } from '../../../core/commands/index.ts';
import { givenStaff } from '../../../core/session/given.ts';
import { clearSelectedClinic, selectClinic } from '../../../core/session/index.ts';
import { answers, fakeServer, refuses } from '../../../testing/answers.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { setAllTexts } from '../../../testing/set-all-texts.ts';
import { Component } from './hub-page.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  clearSelectedClinic();
});

const id = '01960000-0000-7000-8000-0000000000e1';
const item: InformationItem = {
  id,
  kind: 'GUIDELINE',
  title: 'Low back pain',
  version: 3,
  publishedAt: '2026-03-09T10:00:00.000Z',
  isUnread: true,
  summary: 'Most ease within six weeks.',
  body: '### Today\n\n- Numbness **between** the legs\n- [Guide](https://www.ravijuhend.ee)\n\n<img src=x onerror=alert(1)> and [bad](javascript:alert(1))',
  sourceName: 'National guideline',
  sourceUrl: 'https://www.ravijuhend.ee/',
  problemTypes: ['BACK_PAIN'],
  minutes: 4,
  disclaimer: 'It supports your judgement and does not replace it.',
};
const row = ({ title = item.title, isUnread = true, number = 1 } = {}) => ({
  id: `01960000-0000-7000-8000-0000000000e${number}`,
  kind: 'GUIDELINE' as const,
  title,
  version: 3,
  publishedAt: item.publishedAt,
  isUnread,
});
const list: InformationList = {
  items: [row(), row({ title: 'Tick bite', isUnread: false, number: 2 })],
  total: 2,
  found: { clinical: 2, important: 1 },
  unread: { clinical: 1, important: 0 },
  at: '2026-03-12T10:00:00.000Z',
};
const marks = [
  answers(markInformationRead, {}),
  answers(markInformationUnread, {}),
  answers(markAllInformationRead, {}),
];
const nurse = givenStaff();
const employment = nurse.employments[0];
const as = (role: 'DOCTOR' | 'NURSE' | 'NON_HEALTHCARE') =>
  givenStaff({ employments: employment ? [{ ...employment, role }] : [] });

function WithKeys() {
  useCommandKeys();
  return <Component />;
}
const show = (at = '/information-hub', role: Parameters<typeof as>[0] = 'NURSE') =>
  renderScreen(<WithKeys />, {
    user: as(role),
    at,
    path: at.startsWith('/information-hub/') ? '/information-hub/:id' : '/information-hub',
  });

it('a nurse sees what is unread, how much there is, and for whom the list is cut', async () => {
  const { calls } = fakeServer(answers(listInformation, list), ...marks);
  await show();
  await screen.findByRole('link', { name: /Unread: Low back pain/ });
  screen.getByRole('link', { name: /^Tick bite/ });
  screen.getByText('You see what is for nurses. Information on prescription medicines is for doctors.');
  expect(screen.getByRole('searchbox').getAttribute('placeholder')).toBe('Search in 3 items');
  fireEvent.keyDown(document.body, { key: '/', code: 'Slash' });
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  await userEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await vi.waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      clinicId: employment?.clinicId,
      clinical: true,
      until: list.at,
    }),
  );
});

it('who reads nothing clinical has no such tab, also when the address asks for it', async () => {
  const { calls } = fakeServer(
    answers(listInformation, {
      ...list,
      items: [],
      total: 0,
      found: { clinical: null, important: 0 },
      unread: { clinical: null, important: 0 },
    }),
  );
  await show('/information-hub?tab=clinical', 'NON_HEALTHCARE');
  await screen.findByText('Nothing here yet');
  expect(screen.queryByRole('button', { name: /Clinical/ })).toBeNull();
  screen.getByText(/Clinical items are for doctors and nurses/);
  expect(calls.every(({ path }) => path.includes('clinical=false'))).toBe(true);
});

it('a doctor is told of no cut', async () => {
  fakeServer(answers(listInformation, list));
  await show('/information-hub', 'DOCTOR');
  await screen.findByRole('link', { name: /Tick bite/ });
  expect(screen.queryByText(/You see what is for/)).toBeNull();
});

it('what is shown is marked as read once, as that version; unread again stays unread', async () => {
  const { calls, change } = fakeServer(
    answers(listInformation, list),
    answers(getInformation, item),
    ...marks,
  );
  const { client } = await show(`/information-hub/${id}`);
  await screen.findByRole('heading', { level: 1, name: 'Low back pain' });
  const sent = (end: string) => calls.filter(({ path }) => path.endsWith(end));
  await vi.waitFor(() => expect(sent('/read')).toHaveLength(1));
  expect(sent('/read')[0]?.body).toEqual({ clinicId: employment?.clinicId, version: 3 });
  change(answers(getInformation, { ...item, isUnread: false }));
  await client.invalidateQueries();
  await vi.waitFor(() =>
    expect(screen.getByRole('button', { name: 'Mark as unread' }).hasAttribute('disabled')).toBe(false),
  );
  change(answers(getInformation, item));
  await userEvent.click(screen.getByRole('button', { name: 'Mark as unread' }));
  await vi.waitFor(() => expect(sent('/unread')).toHaveLength(1));
  expect(sent('/read')).toHaveLength(1);
});

it('a text is shown as elements that we know; HTML, pictures and other links are not', async () => {
  fakeServer(answers(listInformation, list), answers(getInformation, item), ...marks);
  const { container } = await show(`/information-hub/${id}`);
  const article = await screen.findByRole('article', { name: 'Low back pain' });
  await within(article).findByRole('heading', { level: 2, name: 'Today' });
  expect(within(article).getByRole('link', { name: 'Guide' }).getAttribute('href')).toBe(
    'https://www.ravijuhend.ee',
  );
  expect(within(article).queryByRole('link', { name: 'bad' })).toBeNull();
  expect(container.querySelector('article img, article script')).toBeNull();
  within(article).getByText('National guideline');
  within(article).getByText('E-contacts: Back pain');
  within(article).getByText(/does not replace it/);
});

it('an item that is withdrawn or not for the role says so, with a way back', async () => {
  fakeServer(answers(listInformation, list), refuses(getInformation, 404, 'NOT_FOUND'), ...marks);
  await show(`/information-hub/${id}?search=back`);
  await screen.findByText('This item is not available');
  const back = screen.getAllByRole('link', { name: 'Back to the list' });
  expect(back[0]?.getAttribute('href')).toBe('/information-hub?search=back');
});

it('what fails to load is told and can be tried again', async () => {
  const { change } = fakeServer(refuses(listInformation, 503, 'TRY_LATER'));
  await show();
  await screen.findByText('The items could not be loaded');
  change(answers(listInformation, list));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: /Tick bite/ });
});

it.each([
  ['the list', '/information-hub', [refuses(listInformation, 500, 'TECHNICAL')]],
  [
    'an item',
    `/information-hub/${id}`,
    [answers(listInformation, list), refuses(getInformation, 500, 'TECHNICAL')],
  ],
] as const)('where %s fails on our side support is told of it', async (_, at, given) => {
  fakeServer(...given);
  await show(at);
  const support = await screen.findByRole('link', { name: 'Contact support' });
  expect(support.getAttribute('href')).toBe('/help/technical-problem?error=request-1');
});

it('a later page that fails says so in its place and can be tried again', async () => {
  const { change } = fakeServer(answers(listInformation, { ...list, total: 60 }));
  await show();
  const more = await screen.findByRole('button', { name: 'Show more' });
  change(refuses(listInformation, 500, 'TECHNICAL'));
  await userEvent.click(more);
  await screen.findByText('The items could not be loaded');
  screen.getByRole('link', { name: /^Tick bite/ });
  change(answers(listInformation, { ...list, items: [row({ title: 'Insomnia', number: 3 })], total: 60 }));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('link', { name: /Insomnia/ });
  expect(screen.queryByText('The items could not be loaded')).toBeNull();
});

it('of the clinic before no title is left standing until the next one answers', async () => {
  const next = '01960000-0000-7000-8000-00000000000d';
  if (!employment) throw new Error('works nowhere');
  const inBoth = [
    { ...employment, role: 'DOCTOR' as const },
    { ...employment, clinicId: next, role: 'NON_HEALTHCARE' as const },
  ];
  fakeServer(answers(listInformation, list));
  await renderScreen(<Component />, { user: givenStaff({ employments: inBoth }), at: '/information-hub' });
  await screen.findByRole('link', { name: /^Tick bite/ });
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  act(() => selectClinic(next));
  await screen.findByText(/Clinical items are for doctors and nurses/);
  expect(screen.queryByRole('link', { name: /^Tick bite/ })).toBeNull();
});

it('is cut to the reason in the address until somebody takes that away', async () => {
  const { calls } = fakeServer(answers(listInformation, list));
  const { router } = await show('/information-hub?type=BACK_PAIN');
  const first = await screen.findByRole('link', { name: /^Tick bite/ });
  expect(first.getAttribute('href')).toMatch(/\?type=BACK_PAIN$/);
  screen.getByText('E-contacts: Back pain');
  expect(calls[0]?.path).toContain('problemType=BACK_PAIN');
  // All that is unread is more than what is shown here.
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  screen.getByRole('button', { name: 'Important: 1 found' });
  await userEvent.click(screen.getByRole('button', { name: 'Remove the filter: Back pain' }));
  expect(router.state.location.search).toBe('');
  await vi.waitFor(() => expect(calls.at(-1)?.path).not.toContain('problemType'));
  await screen.findByRole('button', { name: 'Mark all as read' });
});

it('a reason that does not exist cuts nothing; one with nothing says so', async () => {
  const { calls, change } = fakeServer(answers(listInformation, list));
  const { unmount } = await show('/information-hub?type=NONSENSE');
  await screen.findByRole('link', { name: /^Tick bite/ });
  expect(calls.every(({ path }) => !path.includes('problemType'))).toBe(true);
  unmount();
  change(answers(listInformation, { ...list, items: [], total: 0, found: { clinical: 0, important: 0 } }));
  await show('/information-hub?type=COUGH');
  await screen.findByText('Nothing here is recommended with e-contacts about this.');
});

it('what is not in this tab may be in the other', async () => {
  fakeServer(
    answers(listInformation, { ...list, items: [], total: 0, found: { clinical: 0, important: 2 } }),
  );
  const { router } = await show('/information-hub?search=telefon');
  await screen.findByText('No item here has the words “telefon”.');
  await userEvent.click(screen.getByRole('button', { name: 'Important: 2 found' }));
  expect(router.state.location.search).toBe('?search=telefon&tab=important');
});

it('beyond fifty one asks for more', async () => {
  const { calls } = fakeServer(answers(listInformation, { ...list, total: 60 }));
  await show();
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await vi.waitFor(() => expect(calls.some(({ path }) => path.includes('page=1'))).toBe(true));
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

it('another language is asked for while one reads', async () => {
  const { calls } = fakeServer(answers(listInformation, list), answers(getInformation, item), ...marks);
  await show(`/information-hub/${id}`);
  await screen.findByRole('heading', { level: 1, name: 'Low back pain' });
  await setAllTexts('ru');
  await screen.findByText('Клиническая рекомендация');
  expect(calls.some(({ path }) => path.includes(`/${id}?`) && path.includes('locale=ru'))).toBe(true);
});
