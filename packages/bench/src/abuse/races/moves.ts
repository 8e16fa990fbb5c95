import type { RouteDefinition } from '@tervita/contract/core';
import { addInfo, answerInquiry, completeEContact, sendInquiry } from '@tervita/contract/e-contacts';
import type { CallAnswer } from '../../core/call.ts';
import { type Arena, freshEContact, insist, newText, type Race, repeated, together } from './arena.ts';

type Answer = CallAnswer<RouteDefinition>;
type Contender = (text: string, as: string) => Promise<Answer>;

const contenders = (arena: Arena, id: string, seen: number) => {
  const params = { id };
  const { target } = arena;
  return {
    reply: (text: string, as: string) =>
      insist(target, {
        route: sendInquiry,
        sent: { params, body: { question: text } },
        options: { as, seen },
      }) as Promise<Answer>,
    complete: (text: string, as: string) =>
      insist(target, {
        route: completeEContact,
        sent: { params, body: { infoText: text } },
        options: { as, seen },
      }) as Promise<Answer>,
    answer: (text: string, as: string) =>
      insist(target, {
        route: answerInquiry,
        sent: { params, body: { answer: text } },
        options: { as, seen },
      }) as Promise<Answer>,
    info: (text: string, as: string) =>
      insist(target, {
        route: addInfo,
        sent: { params, body: { infoText: text } },
        options: { as, seen },
      }) as Promise<Answer>,
  };
};

/** Everybody looked at the same version: one wins, the others learn why not. */
const judge = async (arena: Arena, number: string, run: Contender[], tokens: readonly string[]) => {
  const ended = await together(
    arena.random,
    repeated(arena.atOnce, (index) => async () => {
      const text = newText(arena, `${number} move ${index}`);
      const go = run[index % run.length];
      const as = tokens[index % tokens.length];
      if (!go || !as) throw new Error('nobody to run');
      const answer = await go(text, as);
      if (answer.status === 200) arena.texts.set(text, true);
      return answer;
    }),
  );
  const { check } = arena.findings;
  const won = ended.filter(({ status }) => status === 200);
  check('a race for one version has exactly one winner', won.length === 1, `${number}: ${won.length}`);
  const closed = (won[0]?.body as { status?: string } | undefined)?.status === 'COMPLETED';
  const expected = closed ? '468 E_CONTACT_ALREADY_CLOSED' : '469 E_CONTACT_CHANGED';
  const others = ended.filter(({ status }) => status !== 200).map(({ status, code }) => `${status} ${code}`);
  check(
    'a loser is told that it is closed (468) or that it changed (469)',
    others.every((said) => said === expected),
    { number, expected, said: [...new Set(others)] },
  );
};

const staffTokens = ({ people }: Arena) => people.staff.map(({ token }) => token);

export const replyAgainstComplete: Race = async (arena, number) => {
  const { id } = await freshEContact(arena, number);
  const { reply, complete } = contenders(arena, id, 1);
  await judge(arena, number, [reply, complete], staffTokens(arena));
};

export const repliesToOneVersion: Race = async (arena, number) => {
  const { id } = await freshEContact(arena, number);
  await judge(arena, number, [contenders(arena, id, 1).reply], staffTokens(arena));
};

export const answerAgainstInfo: Race = async (arena, number) => {
  const { id, token } = await freshEContact(arena, number);
  const asked = newText(arena, `${number} question`);
  const question = await contenders(arena, id, 1).reply(asked, staffTokens(arena)[0] ?? '');
  arena.texts.set(asked, question.status === 200);
  const { answer, info } = contenders(arena, id, 2);
  await judge(arena, number, [answer, info], [token]);
};
