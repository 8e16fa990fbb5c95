import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useKeptPlace } from './use-kept-place.ts';
import { useWindow } from './use-window.ts';

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
});

interface Props {
  readonly keys: readonly string[];
  readonly view?: string;
}
const sizesOf = new Map<readonly string[], readonly number[]>();
const sizes = (keys: readonly string[]) => {
  const known = sizesOf.get(keys) ?? keys.map((key) => (key.startsWith('group') ? 33 : 60));
  sizesOf.set(keys, known);
  return known;
};

function List({ keys, view = 'one' }: Props) {
  const scroller = useRef<HTMLDivElement>(null);
  const { total, starts, drawn, reveal } = useWindow(sizes(keys), scroller);
  useKeptPlace(scroller, { keys, starts, view });
  return (
    <div ref={scroller} data-testid="scroller">
      <p>{total}</p>
      {drawn.map(({ index, start }) => (
        <li key={keys[index]} data-start={start}>
          {keys[index]}
        </li>
      ))}
      <button type="button" onClick={() => reveal(keys.length - 1)}>
        last
      </button>
    </div>
  );
}
const scroller = () => screen.getByTestId('scroller');
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const scrollTo = (top: number) =>
  act(() => {
    scroller().scrollTop = top;
    scroller().dispatchEvent(new Event('scroll'));
  });
const rows = (count: number, name = 'row') => Array.from({ length: count }, (_, at) => `${name}${at}`);

describe('a long list', () => {
  it('draws what is near the screen and knows its whole height', () => {
    render(<List keys={['group', ...rows(500)]} />);
    expect(screen.getByText(String(33 + 500 * 60))).toBeTruthy();
    expect(shown().length).toBeLessThan(30);
    expect(shown()[0]).toBe('group');
    scrollTo(15_000);
    expect(shown()).toContain('row250');
    expect(shown()).not.toContain('row0');
  });

  it('goes no further than it takes to show a row', () => {
    render(<List keys={rows(500)} />);
    act(() => screen.getByRole('button').click());
    expect(scroller().scrollTop).toBe(500 * 60 - 600);
  });
});

describe('the place one reads', () => {
  it('stays when rows come and go above it', () => {
    const before = rows(100);
    const { rerender } = render(<List keys={before} />);
    scrollTo(3_010);
    rerender(<List keys={['new1', 'new2', ...before]} />);
    expect(scroller().scrollTop).toBe(3_130);
    rerender(<List keys={before.slice(10)} />);
    expect(scroller().scrollTop).toBe(2_410);
  });

  it('is the top while one is at the top, and in another view', () => {
    const { rerender } = render(<List keys={rows(100)} />);
    rerender(<List keys={['new', ...rows(100)]} />);
    expect(scroller().scrollTop).toBe(0);
    scrollTo(600);
    rerender(<List keys={rows(50, 'other')} view="two" />);
    expect(scroller().scrollTop).toBe(0);
  });
});
