import { expect, it } from 'vitest';
import { AnswerTimes } from './answer-times.ts';

it('tells what the slowest one in twenty took, of the latest answers', () => {
  const times = new AnswerTimes();
  expect(times.slowOnes()).toBeNull();
  for (let ms = 1; ms <= 100; ms += 1) times.add(ms);
  expect(times.slowOnes()).toBe(96);
  for (let at = 0; at < 2_000; at += 1) times.add(7);
  expect(times.slowOnes()).toBe(7);
});
