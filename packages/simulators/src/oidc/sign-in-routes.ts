import type { Route, SimRequest, SimResponse } from '../core/http-message.ts';
import { type PickerLanguage, pickerLanguageNamed } from '../core/languages.ts';
import { accountPage } from './account-page.ts';
import type { Account, Accounts } from './accounts.ts';
import type { Brand } from './brand.ts';
import { postedBy } from './form-post.ts';
import type { View } from './frame.ts';
import type { Opened } from './provider.ts';
import { overPage, postingPage, refusedPage, wrongPage } from './state-pages.ts';

type SignIn = {
  brand: Brand;
  accounts: Accounts;
  languages: readonly PickerLanguage[];
  open: () => Promise<Opened>;
};

const typedAccount = (accounts: Accounts, form: URLSearchParams): Account | undefined => {
  const field = (name: string) => (form.get(name) ?? '').trim();
  const typed = { email: field('email'), firstName: field('firstName'), surname: field('surname'), note: '' };
  const isWhole = typed.firstName !== '' && typed.surname !== '' && /^[^@\s]+@[^@\s]+$/.test(typed.email);
  return isWhole ? accounts.typed(typed) : undefined;
};

/** Apple gives the name once, beside the token, unsigned. */
const firstConsent = (account: Account): Record<string, string> => {
  if (account.consented) return {};
  const { firstName, surname: lastName, email, relay } = account;
  return { user: JSON.stringify({ name: { firstName, lastName }, email: relay ?? email }) };
};

/** From the product's request to the way back: whom the person is, or that they changed their mind. */
export const signInRoutes = ({ brand, accounts, languages, open }: SignIn): Route[] => {
  const isApple = brand.word === 'Apple';
  const chosen = new Map<string, { account: Account | undefined; language: PickerLanguage }>();
  const viewOf = (request: SimRequest, asked?: unknown): View => ({
    brand,
    languages,
    language:
      pickerLanguageNamed(request.query.get('lang')) ??
      pickerLanguageNamed(typeof asked === 'string' ? asked : undefined) ??
      languages[0] ??
      'en',
  });

  const authorize = async (request: SimRequest): Promise<SimResponse> => {
    const { query } = request;
    // The account is chosen anew every time, so what the prompt asks for is always given.
    query.delete('prompt');
    if (!isApple) return (await open()).answer(request);
    const scopes = (query.get('scope') ?? '').split(' ');
    const asksPerson = scopes.includes('name') || scopes.includes('email');
    if (asksPerson && query.get('response_mode') !== 'form_post')
      return refusedPage(viewOf(request), 'invalid_request: response_mode must be form_post');
    // Apple gives an identity token whether or not the scope says openid.
    query.set('scope', [...new Set(['openid', ...scopes])].join(' ').trim());
    return (await open()).answer(request);
  };

  const choose = async (request: SimRequest, uid: string): Promise<SimResponse> => {
    const engine = await open();
    const details = await engine.asked(request);
    const view = viewOf(request, details?.params.ui_locales);
    if (!details) return overPage(view);
    const form = new URLSearchParams(request.body);
    const answer = form.get('account') ?? '';
    if (answer === 'cancel') {
      chosen.set(uid, { account: undefined, language: view.language });
      return engine.finish(request, { error: brand.cancelled });
    }
    const account = answer === 'other' ? typedAccount(accounts, form) : accounts.find(answer);
    if (!account) return wrongPage(view);
    accounts.decide(account, { verified: form.has('verified'), hidden: form.has('hide') });
    chosen.set(uid, { account, language: view.language });
    return engine.finish(request, { login: { accountId: account.subject } });
  };

  const resume = async (request: SimRequest, uid: string): Promise<SimResponse> => {
    const answer = await (await open()).answer(request);
    const { account, language } = chosen.get(uid) ?? {};
    chosen.delete(uid);
    const posted = postedBy(answer.body);
    const extra = account && posted?.fields.code ? firstConsent(account) : {};
    const isDone = answer.status === 303 || posted !== undefined;
    if (account && isDone) account.consented = true;
    if (!posted) return answer;
    const view = { ...viewOf(request), ...(language ? { language } : {}) };
    const { action, fields } = posted;
    const page = postingPage(view, action, { ...fields, ...extra });
    const cookies = answer.headers['set-cookie'];
    return cookies ? { ...page, headers: { ...page.headers, 'set-cookie': cookies } } : page;
  };

  return [
    { method: 'GET', path: new RegExp(`^${brand.paths.authorization}$`), handle: authorize },
    { method: 'GET', path: new RegExp(`^${brand.paths.authorization}/([^/]+)$`), handle: resume },
    { method: 'POST', path: /^\/interaction\/([^/]+)$/, handle: choose },
    {
      method: 'GET',
      path: /^\/interaction\/([^/]+)$/,
      handle: async (request) => {
        const details = await (await open()).asked(request);
        const view = viewOf(request, details?.params.ui_locales);
        if (!details) return overPage(view);
        const returnTo = String(details.params.redirect_uri);
        return accountPage({ ...view, accounts: accounts.offered(), returnTo });
      },
    },
  ];
};
