import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { hostileTexts } from '../../testing/hostile-text.ts';
import { longestHoldMs, slownessNow } from '../../testing/thread-time.ts';
import { type Paper, paperOf } from './paper.ts';

/** The longest message. */
const longest = 10_000;
const mostMs = 50;

const plain = {
  title: 't',
  language: 'et',
  madeAt: new Date(0),
  foot: (page: number) => ({ left: 'a', right: `${page}` }),
};

type Writing = (paper: Paper, text: string) => Promise<void>;
const asEntries: Writing = async ({ entry }, text) => {
  for (let at = 0; at < 2; at += 1)
    await entry({ who: 'Mari', about: 'eile', isNote: false, paragraphs: [{ text, isMuted: false }] });
};
const asFacts: Writing = async ({ fact }, text) => {
  for (let at = 0; at < 2; at += 1) await fact('Amet', text);
};

const draw = (text: string, write: Writing): Promise<number> =>
  longestHoldMs(async () => {
    const paper = paperOf(plain, (drawn) => write(drawn, text));
    let bytes = 0;
    for await (const chunk of paper) bytes += (chunk as Buffer).length;
    expect(bytes).toBeGreaterThan(1_000);
  });

describe.each([
  ['a message', asEntries],
  ['a fact', asFacts],
])('as %s', (_, write) => {
  it.each(Object.entries(hostileTexts))('%s on paper keeps nobody waiting', async (_name, make) => {
    await draw(make(200), write);
    const text = make(longest);
    // The best of a few: a moment of somebody else's work does not count.
    let best = Number.POSITIVE_INFINITY;
    for (let at = 0; at < 3 && best > mostMs; at += 1) best = Math.min(best, await draw(text, write));
    expect(best).toBeLessThan(best < mostMs ? mostMs : mostMs * slownessNow());
  });
});

it.each(['drawn for ever', 'read by nobody'])('a paper that is %s breaks off', async (how) => {
  let drawn = 0;
  const paper = paperOf({ ...plain, timeLimitMs: 200 }, async ({ entry }) => {
    for (;;) {
      const text = 'Köha ei lähe üle. '.repeat(200);
      await entry({ who: 'Mari', about: 'eile', isNote: false, paragraphs: [{ text, isMuted: false }] });
      drawn += 1;
    }
  });
  const ended = new Promise((resolve) => paper.once('error', resolve));
  if (how === 'drawn for ever') paper.resume();
  expect(await ended).toMatchObject({ message: 'the paper took too long' });
  await nextTurn();
  const atTheEnd = drawn;
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(drawn).toBe(atTheEnd);
});
