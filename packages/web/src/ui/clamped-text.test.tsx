import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ClampedText } from './clamped-text.tsx';

afterEach(() => vi.restoreAllMocks());

const line = 24;
const showLines = (count: number) => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(8 * line);
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(count * line);
  render(<ClampedText showAllLabel="Show all">words</ClampedText>);
  return {
    hasButton: screen.queryByRole('button', { name: 'Show all' }) !== null,
    isCut: screen.getByText('words').hasAttribute('data-clamped'),
  };
};

it.each([9, 10])('a text of %d lines is shown whole: a button would save next to nothing', (count) => {
  expect(showLines(count)).toEqual({ hasButton: false, isCut: false });
});

it('a text that is three lines longer is folded', () => {
  expect(showLines(11)).toEqual({ hasButton: true, isCut: true });
});
