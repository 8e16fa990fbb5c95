import { screen } from '@testing-library/react';
import { useMemo, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useCommands } from './command-store.ts';
import { useCommandKeys } from './use-command-keys.ts';

/** Two keys of one row: the second acts on where the first has gone. */
function List() {
  const [row, setRow] = useState(0);
  const [marked, setMarked] = useState<number>();
  useCommandKeys();
  useCommands(
    useMemo(
      () => [
        { id: 'next', label: 'Next', group: '', keys: 'J', run: () => setRow(row + 1) },
        { id: 'mark', label: 'Mark', group: '', keys: 'X', run: () => setMarked(row) },
      ],
      [row],
    ),
  );
  return <p>marked {marked}</p>;
}

it('keys that come in one breath act one after the other', async () => {
  await renderScreen(<List />);
  // As in a browser: nothing waits for React between two presses.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  for (const code of ['KeyJ', 'KeyJ', 'KeyX'])
    dispatchEvent(new KeyboardEvent('keydown', { code, key: code.slice(-1).toLowerCase() }));
  expect(await screen.findByText('marked 2')).toBeTruthy();
  vi.unstubAllGlobals();
});
