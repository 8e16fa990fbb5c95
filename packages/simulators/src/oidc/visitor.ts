import { postedBy } from './form-post.ts';

/** How the browser of somebody who was sent to a provider comes back to the product. */
export type WayBack = { method: 'GET' | 'POST'; url: URL; fields: Record<string, string> };

/** What a person does on the page: buttons by value, boxes and fields by name. */
export type Deeds = Record<string, string>;

/** Cookies and redirects of one browser, without the browser. */
const browse = () => {
  const jar = new Map<string, string>();
  return async (url: URL, form?: Deeds): Promise<Response> => {
    const response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      jar.set(name, value);
    }
    return response;
  };
};

/** Goes where the product sends people, finds the account on the page by its e-mail, and comes back. */
export const visitProvider = async (address: string, deeds: Deeds): Promise<WayBack> => {
  const go = browse();
  let url = new URL(address);
  const { origin } = url;
  let response = await go(url);
  while (response.status === 303) {
    url = new URL(response.headers.get('location') ?? '', url);
    response = await go(url);
  }
  const page = await response.text();
  if (!url.pathname.startsWith('/interaction/')) throw new Error(`no account page: ${response.status}`);
  const wanted = deeds.account ?? 'other';
  const before = page.slice(0, Math.max(page.indexOf(`<small>${wanted}</small>`), 0));
  const value = before === '' ? wanted : (/value="([^"]*)"[^>]*>(?!.*value=)/s.exec(before)?.[1] ?? wanted);
  response = await go(url, { ...deeds, account: value });
  while (response.status === 303) {
    url = new URL(response.headers.get('location') ?? '', url);
    if (url.origin !== origin) return { method: 'GET', url, fields: Object.fromEntries(url.searchParams) };
    response = await go(url);
  }
  const posted = postedBy(await response.text());
  if (!posted) throw new Error(`nobody was sent back: ${response.status}`);
  return { method: 'POST', url: new URL(posted.action), fields: posted.fields };
};
