import type { BrowserContext } from '@playwright/test';

export const baseUrl = () => process.env.E2E_URL ?? 'http://localhost:3000';

/** People of the demonstration, by name. */
export const people = {
  mari: 'Mari Lepaste',
  viktor: 'Viktor Orlenko',
  emily: 'Emily Harcourt',
  helve: 'Helve Pihlamets',
  /** Have agreed to nothing: a patient, and one whom no test lets agree. */
  getter: 'Getter Vainola',
  laura: 'Laura Põhjasaar',
  liis: 'Liis Kasemaa',
  andres: 'Andres Põldoja',
  helen: 'Helen Lillepuu',
  triin: 'Triin Allikmaa',
  platform: 'Kaarel Viidasalu',
} as const;
export type Who = (typeof people)[keyof typeof people] | string;

const codeOnPage = (page: string, who: string): string => {
  const text = page.replaceAll('\n', ' ');
  const at = text.indexOf(`<b>${who}</b>`);
  const before = text.slice(0, at);
  const value = before.slice(before.lastIndexOf('value="') + 7);
  if (at < 0) throw new Error(`${who} is not on the sign-in page`);
  return value.slice(0, value.indexOf('"'));
};

type Form = Record<string, string>;

const signInWith = async ({ request }: BrowserContext, formOf: (picker: string) => Form): Promise<void> => {
  const at = baseUrl();
  const headers = { origin: at };
  const started = await request.post(`${at}/api/dokobit-session`, { headers, data: {} });
  const { url } = (await started.json()) as { url: string };
  const picker = await (await request.get(`${url}${url.includes('?') ? '&' : '?'}all=1`)).text();
  const address = new URL(url);
  const chosen = await request.post(new URL(`${address.pathname}/choose`, address).href, {
    form: formOf(picker),
    maxRedirects: 0,
  });
  const returnToken = new URL(chosen.headers().location ?? '').searchParams.get('session_token');
  const login = await request.post(`${at}/api/login/dokobit`, { headers, data: { returnToken } });
  if (!login.ok()) throw new Error(`nobody could sign in: ${await login.text()}`);
};

/** The same calls the pages make, without the pages: most tests are about what comes after. */
export const signIn = (context: BrowserContext, who: Who): Promise<void> =>
  signInWith(context, (picker) => ({ person: codeOnPage(picker, who) }));

/** Somebody whom the demonstration does not know. */
export const signInAs = (
  context: BrowserContext,
  person: { readonly code: string; readonly name: string; readonly surname: string },
): Promise<void> => signInWith(context, () => ({ ...person, country_code: 'EE' }));
