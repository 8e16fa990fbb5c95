import { applyForClinic } from '@tervita/contract/clinic-signup';
import type { Sent } from '@tervita/contract/core';
import type { CallOptions, TestAnswer, TestApp } from './app.ts';
import { codeSentTo, openBrowser } from './browser.ts';

export type Application = Sent<typeof applyForClinic>['body'];

/** Sends an application with the code from its mailbox; what is refused before a code goes out is the answer. */
export const applyWithCode = async (
  test: TestApp,
  body: Application,
  options: CallOptions = {},
): Promise<TestAnswer<typeof applyForClinic>> => {
  const jar = options.as ? new Map([['tervita', options.as]]) : new Map();
  const browser = openBrowser(test, options.from, jar);
  const asked = await browser.call(applyForClinic, { body }, options);
  if (asked.status !== 200 || !asked.body.code) return asked;
  return browser.call(
    applyForClinic,
    { body: { ...body, otp: codeSentTo(test, body.contactEmail) } },
    options,
  );
};
