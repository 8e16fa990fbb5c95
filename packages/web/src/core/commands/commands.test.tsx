import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useMemo } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { setKeyMode, useCommandKeys, useCommands } from './index.ts';

afterEach(() => setKeyMode('LETTERS'));

const reply = vi.fn();
const reopen = vi.fn();
const goToAnswered = vi.fn();
const send = vi.fn();
afterEach(() => vi.clearAllMocks());

function Inbox() {
  useCommandKeys();
  const commands = useMemo(
    () => [
      { id: 'reply', label: 'Reply', group: 'This', keys: 'R', run: reply },
      { id: 'reopen', label: 'Reopen', group: 'This', keys: 'Shift E', run: reopen },
      { id: 'answered', label: 'Answered', group: 'Go to', keys: 'G A', run: goToAnswered },
      { id: 'send', label: 'Send', group: 'This', keys: 'Ctrl Enter', run: send },
    ],
    [],
  );
  useCommands(commands);
  return <textarea aria-label="Reply" />;
}

describe('keys', () => {
  it('run their command, alone, with Shift and one after the other', async () => {
    render(<Inbox />);
    await userEvent.keyboard('r');
    expect(reply).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Shift>}e{/Shift}');
    expect(reopen).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('ga');
    expect(goToAnswered).toHaveBeenCalledTimes(1);
  });

  it('are letters while somebody types; with Ctrl they still work', async () => {
    render(<Inbox />);
    await userEvent.type(screen.getByLabelText('Reply'), 'rr');
    expect(reply).not.toHaveBeenCalled();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('can need Alt, or be switched off', async () => {
    setKeyMode('WITH_ALT');
    render(<Inbox />);
    await userEvent.keyboard('r');
    expect(reply).not.toHaveBeenCalled();
    await userEvent.keyboard('{Alt>}r{/Alt}');
    expect(reply).toHaveBeenCalledTimes(1);
  });

  it('follow the printed key on a Russian layout', () => {
    render(<Inbox />);
    dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyR', key: 'к' }));
    expect(reply).toHaveBeenCalledTimes(1);
  });

  it('are nobody’s once their part of the screen is gone', async () => {
    const { unmount } = render(<Inbox />);
    unmount();
    await userEvent.keyboard('r');
    expect(reply).not.toHaveBeenCalled();
  });
});
