import { randomUUID } from 'node:crypto';
import { sendEContactText } from '@tervita/contract/e-contacts';
import { eContactBody, insist, newText, type Race, repeated, somePatient, together } from './arena.ts';

/** One key, one e-contact; every repeat gets the first one's answer. */
export const sameKey: Race = async (arena, number) => {
  const { person, token } = somePatient(arena);
  const text = newText(arena, `${number} same key`);
  const body = eContactBody(arena, person, text);
  const key = randomUUID();
  const turn = { route: sendEContactText, sent: { body }, options: { as: token, key } };
  const ended = await together(
    arena.random,
    repeated(arena.atOnce, () => () => insist(arena.target, turn)),
  );
  arena.texts.set(text, true);
  const answers = new Set(ended.map(({ status, raw }) => `${status} ${JSON.stringify(raw)}`));
  arena.findings.check(
    'the same key gives the same answer to all',
    answers.size === 1,
    [...answers].slice(0, 3),
  );
  arena.findings.check('the same key is accepted', ended[0]?.status === 200, ended[0]?.code);
};

/** One key under two texts: one of them wins, the other is refused with 422. */
export const sameKeyOtherBody: Race = async (arena, number) => {
  const { person, token } = somePatient(arena);
  const texts = [newText(arena, `${number} one`), newText(arena, `${number} other`)];
  const key = randomUUID();
  const ended = await together(
    arena.random,
    repeated(arena.atOnce, (index) => async () => {
      const text = texts[index % texts.length] ?? '';
      const body = eContactBody(arena, person, text);
      const answer = await insist(arena.target, {
        route: sendEContactText,
        sent: { body },
        options: { as: token, key },
      });
      if (answer.status === 200) arena.texts.set(text, true);
      return { text, status: answer.status };
    }),
  );
  const winners = new Set(ended.filter(({ status }) => status === 200).map(({ text }) => text));
  const others = ended.filter(({ text }) => !winners.has(text));
  arena.findings.check('a key belongs to one body', winners.size === 1, [...winners]);
  arena.findings.check(
    'the key with another body gets 422',
    others.every(({ status }) => status === 422),
    others.map(({ status }) => status),
  );
};
