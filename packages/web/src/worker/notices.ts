import { type NoticeEvent, type PageClient, type PushEvent, scope } from './worker-scope.ts';

interface Notice {
  readonly title: string;
  readonly body: string;
  readonly path: string;
  readonly tag: string;
  readonly language: string;
}

const home = '/my-e-contacts';

/** A path of ours, whatever came: "//elsewhere" is another site. */
const ownPath = (path: unknown): string =>
  typeof path === 'string' && /^\/(?![/\\])/.test(path) ? path : home;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const noticeIn = (data: PushEvent['data']): Notice => {
  const given: unknown = JSON.parse(data?.text() ?? '{}');
  const { title, body, path, tag, language } = given as Record<string, unknown>;
  return {
    title: textOf(title) || 'Tervita',
    body: textOf(body),
    path: ownPath(path),
    tag: textOf(tag),
    language: textOf(language),
  };
};

/** Browsers want something shown for every push; of one e-contact the newest stands. */
export const show = ({ data }: PushEvent): Promise<void> => {
  const { title, body, path, tag, language } = noticeIn(data);
  return scope.registration.showNotification(title, {
    body,
    tag,
    lang: language,
    icon: '/icon-192.png',
    badge: '/badge-96.png',
    data: { path },
  });
};

const goTo = async (client: PageClient, url: string): Promise<void> => {
  // Some browsers give no window the focus; it is at the right place all the same.
  await client.focus().catch(() => undefined);
  if (client.url !== url) await client.navigate(url);
};

/** Into the window that is open, else into a new one; who is not signed in is asked to and gets there after it. */
export const open = async ({ notification }: NoticeEvent): Promise<void> => {
  notification.close();
  const { href } = new URL(
    ownPath((notification.data as { path?: unknown } | null)?.path),
    scope.location.href,
  );
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const [first] = windows;
  try {
    if (!first) throw new Error('no window');
    await goTo(first, href);
  } catch {
    await scope.clients.openWindow(href);
  }
};
