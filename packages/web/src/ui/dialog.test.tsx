import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';

function Page() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Reject</Button>
      <Dialog title="Reject?" isOpen={isOpen} onClose={() => setOpen(false)} closeLabel="Close">
        <input aria-label="Reason" />
      </Dialog>
    </>
  );
}

it('takes focus and gives it back to what opened it', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
  const dialog = await screen.findByRole('dialog', { name: 'Reject?' });
  expect(dialog.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Reject' })));
});

function PageThatLosesItsButton() {
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  return (
    <main>
      <h1>E-contact of Mari</h1>
      {isDone ? null : <Button onPress={() => setOpen(true)}>Accept</Button>}
      <Dialog title="Accept?" isOpen={isOpen} onClose={() => setOpen(false)} closeLabel="Close">
        <Button
          onPress={() => {
            setDone(true);
            setOpen(false);
          }}
        >
          Accept to the list
        </Button>
      </Dialog>
    </main>
  );
}

it('leads to the title of the page when what opened it is gone', async () => {
  render(<PageThatLosesItsButton />);
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Accept to the list' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
});

it('closes by its cross', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('asks once and stays while pending', async () => {
  const onConfirm = vi.fn();
  const dialog = (isPending: boolean) => (
    <ConfirmDialog
      title="Delete the draft?"
      isOpen
      onClose={vi.fn()}
      confirmLabel="Delete"
      cancelLabel="Keep"
      isPending={isPending}
      {...{ onConfirm }}
    />
  );
  const { rerender } = render(dialog(false));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  rerender(dialog(true));
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alertdialog', { name: 'Delete the draft?' })).toBeTruthy();
});
