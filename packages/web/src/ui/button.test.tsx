import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

it('does nothing while pending, yet keeps focus and its new words', async () => {
  const onPress = vi.fn();
  const onSubmit = vi.fn();
  const form = (isPending: boolean) => (
    <form onSubmit={onSubmit}>
      <Button type="submit" onPress={onPress} isPending={isPending} pendingLabel="Sending">
        Send
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await userEvent.tab();
  rerender(form(true));
  const button = screen.getByRole('button');
  expect(document.activeElement).toBe(button);
  await userEvent.click(button);
  expect(onPress).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
  expect(button.getAttribute('aria-disabled')).toBe('true');
});

it('tells assistive tools the key it shows', () => {
  render(<Button keys="Ctrl Enter">Send</Button>);
  expect(screen.getByRole('button').getAttribute('aria-keyshortcuts')).toBe('Control+Enter');
});
