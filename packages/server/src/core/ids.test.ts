import { describe, expect, it } from 'vitest';
import { idsAt, newId } from './ids.ts';

describe('an id', () => {
  it('is a UUID of version 7 that carries its time', () => {
    const id = newId(new Date('2026-03-09T10:00:00Z'));
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(Date.parse('2026-03-09T10:00:00Z'));
  });

  it('comes after those that its command made before it, whatever others make meanwhile', () => {
    const at = new Date();
    const own = idsAt(at);
    const other = idsAt(new Date(at.getTime() - 5));
    const ids = Array.from({ length: 3000 }, () => {
      other();
      return own();
    });
    expect(ids.toSorted()).toEqual(ids);
    expect(new Set(ids).size).toBe(3000);
  });
});
