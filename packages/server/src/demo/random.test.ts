import { expect, test } from 'vitest';
import { demoIds } from './demo-ids.ts';
import { randomOf, shuffled } from './random.ts';

test('the same keys give the same numbers, other keys others', () => {
  const draw = (...keys: number[]) => {
    const random = randomOf(...keys);
    return Array.from({ length: 5 }, () => random.bits());
  };
  expect(draw(1, 2)).toEqual(draw(1, 2));
  expect(draw(1, 2)).not.toEqual(draw(1, 3));
  expect(draw(1, 2)).not.toEqual(draw(2, 2));
});

test('numbers fill their range evenly', () => {
  const random = randomOf(5);
  const counts = new Map<number, number>();
  for (let count = 0; count < 6000; count += 1) {
    const drawn = random.whole(1, 6);
    counts.set(drawn, (counts.get(drawn) ?? 0) + 1);
  }
  expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  for (const count of counts.values()) expect(count).toBeGreaterThan(850);
});

test('shuffling keeps the members', () => {
  const members = [1, 2, 3, 4, 5, 6, 7, 8];
  expect(shuffled(randomOf(3), members)).not.toEqual(members);
  expect(shuffled(randomOf(3), members).sort()).toEqual(members);
});

test('ids are of version 7, told apart by kind and index, and sort by time', () => {
  const ids = demoIds(1);
  const at = Date.parse('2026-11-18T10:00:00Z');
  const made = Array.from({ length: 1000 }, (_, index) => ids('entry', index, at + index));
  for (const id of made)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(made.toSorted()).toEqual(made);
  expect(new Set([...made, ...made.map((_, index) => ids('person', index, at + index))]).size).toBe(2000);
  expect(Number.parseInt((made[7] ?? '').replace('-', '').slice(0, 12), 16)).toBe(at + 7);
});
