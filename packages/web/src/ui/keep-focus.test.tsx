import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';
import { expect, it } from 'vitest';
import { keepFocus } from './keep-focus.ts';

function Thanks({ takesFocus }: { takesFocus: boolean }) {
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus) next.current?.focus();
  }, [takesFocus]);
  return (
    <button type="button" ref={next}>
      Next
    </button>
  );
}

function Page({ takesFocus = false }: { takesFocus?: boolean }) {
  const [wasSent, setSent] = useState(false);
  useEffect(keepFocus, []);
  return (
    <main>
      <h1>Feedback</h1>
      <a href="#elsewhere">Elsewhere</a>
      {wasSent ? (
        <Thanks takesFocus={takesFocus} />
      ) : (
        <button type="button" onClick={() => setSent(true)}>
          Send
        </button>
      )}
    </main>
  );
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

it('when what had the focus is gone, one goes on at the title of the page', async () => {
  render(<Page />);
  await send();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')));
});

it('what took its place may ask for it', async () => {
  render(<Page takesFocus />);
  await send();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));
});

it('whoever is elsewhere meanwhile stays there', async () => {
  const { rerender } = render(<Page />);
  screen.getByRole('button', { name: 'Send' }).focus();
  screen.getByRole('link').focus();
  rerender(<Page key="another" />);
  screen.getByRole('link').focus();
  await new Promise((resolve) => setTimeout(resolve, 10));
  expect(document.activeElement).toBe(screen.getByRole('link'));
});
