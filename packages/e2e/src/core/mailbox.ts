import { baseUrl } from './sign-in.ts';

interface Letter {
  readonly subject: string;
  readonly text: string;
}

let count = 0;
/** Codes are limited by address: every test has its own. */
export const freshEmail = (name = 'uus'): string => {
  count += 1;
  return `${name}.${process.pid}.${count}.${Math.random().toString(36).slice(2, 8)}@example.com`;
};

export const lettersTo = async (address: string): Promise<Letter[]> => {
  const config = (await (await fetch(`${baseUrl()}/api/config`)).json()) as { demoMailbox: string };
  const asked = new URL(`/__sim/messages?to=${encodeURIComponent(address)}`, config.demoMailbox);
  return (await (await fetch(asked)).json()) as Letter[];
};

/** The code of the newest letter; the number of letters says which one is waited for. */
export const codeFor = async (address: string, letters = 1): Promise<string> => {
  for (let tries = 0; tries < 100; tries += 1) {
    const found = (await lettersTo(address)).filter(({ subject }) => /\d{6}/.test(subject));
    const code = /\d{6}/.exec(found[0]?.subject ?? '')?.[0];
    if (code && found.length >= letters) return code;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no code came to ${address}`);
};

/** Six digits that are not the code. */
export const wrongCode = (right: string): string => (right === '111111' ? '222222' : '111111');
