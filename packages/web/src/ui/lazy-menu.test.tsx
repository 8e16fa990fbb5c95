import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { LazyMenu } from './lazy-menu.tsx';
import { LazyConfirmDialog } from './lazy-overlays.tsx';

it('brings the menu in on the first press and returns focus to the button', async () => {
  const onSelect = vi.fn();
  const entries = [
    { value: 'en', label: 'English' },
    { value: 'et', label: 'Eesti' },
  ];
  render(
    <LazyMenu trigger={<Button>EN</Button>} label="Language" selected="en" {...{ entries, onSelect }} />,
    { wrapper: MemoryRouter },
  );
  expect(screen.getByRole('button', { name: 'EN' }).getAttribute('aria-haspopup')).toBe('menu');
  await userEvent.click(screen.getByRole('button', { name: 'EN' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Eesti' }));
  expect(onSelect.mock.calls).toEqual([['et']]);
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'EN' })));
});

function Draft() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Delete</Button>
      <LazyConfirmDialog
        title="Delete the draft?"
        isOpen={isOpen}
        onClose={close}
        onConfirm={close}
        confirmLabel="Yes"
        cancelLabel="Keep"
      />
    </>
  );
}

it('brings a dialog in when it is first opened and returns focus', async () => {
  render(<Draft />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete' })));
});
