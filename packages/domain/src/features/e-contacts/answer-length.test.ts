import { expect, it } from 'vitest';
import { assertAnswerFits } from './answer-length.ts';

it.each([
  ['no text', null],
  ['3000 letters', 'a'.repeat(3_000)],
  ['3000 signs of two units each', '🙂'.repeat(3_000)],
])('%s may be sent', (_, text) => expect(() => assertAnswerFits(text)).not.toThrow());

it.each([
  ['3001 letters', 'a'.repeat(3_001)],
  ['3001 signs of two units each', '🙂'.repeat(3_001)],
])('%s are too long', (_, text) => expect(() => assertAnswerFits(text)).toThrow('E_CONTACT_ANSWER_TOO_LONG'));
