import type { RouteDefinition, Sent } from '@tervita/contract/core';
import type { CallOptions, TestAnswer, TestApp } from './app.ts';

/** A browser that keeps its cookies, at its own network address. */
export interface TestBrowser {
  call<R extends RouteDefinition>(route: R, sent: Sent<R>, options?: CallOptions): Promise<TestAnswer<R>>;
  readonly jar: ReadonlyMap<string, string>;
}

export const openBrowser = (
  test: TestApp,
  from = '127.0.0.1',
  jar = new Map<string, string>(),
): TestBrowser => {
  return {
    jar,
    call: async (route, sent, options = {}) => {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const headers = { ...options.headers, ...(cookie ? { cookie } : {}) };
      const answer = await test.call(route, sent, { from, ...options, headers });
      for (const { name, value } of answer.cookies) {
        if (value) jar.set(name, value);
        else jar.delete(name);
      }
      return answer;
    },
  };
};

const codeIn = (subject: string) => /\d{6}/.exec(subject)?.[0];

/** The newest code that an address got; the worker may have sent it another letter since. */
export const codeSentTo = (test: Pick<TestApp, 'mails'>, address: string): string => {
  const mail = test.mails.findLast(({ to, subject }) => to === address && codeIn(subject));
  const code = codeIn(mail?.subject ?? '');
  if (!code) throw new Error(`no code was sent to ${address}`);
  return code;
};

export const wrongCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
