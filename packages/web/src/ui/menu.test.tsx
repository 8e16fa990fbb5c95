import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { EntriesMenu } from './entries-menu.tsx';

const actions = { reject: vi.fn(), reopen: vi.fn() };

function Menu(props: Omit<ComponentProps<typeof EntriesMenu>, 'isOpen' | 'onOpenChange'>) {
  const [isOpen, setOpen] = useState(false);
  return <EntriesMenu {...props} isOpen={isOpen} onOpenChange={setOpen} />;
}
const more = (
  <Menu
    trigger={<Button>More</Button>}
    label="More actions"
    entries={[
      { value: 'reject', label: 'Reject', onAction: actions.reject },
      { value: 'reopen', label: 'Reopen', onAction: actions.reopen, keys: 'Shift E' },
    ]}
  />
);

it('opens, moves and acts by the keyboard alone, then gives focus back', async () => {
  render(more, { wrapper: MemoryRouter });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  const first = await screen.findByRole('menuitem', { name: 'Reject' });
  expect(document.activeElement).toBe(first);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(actions.reopen).toHaveBeenCalledTimes(1);
  expect(actions.reject).not.toHaveBeenCalled();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' })));
});

it('closes on Escape without acting', async () => {
  actions.reject.mockClear();
  render(more, { wrapper: MemoryRouter });
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  await screen.findByRole('menu');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  expect(actions.reject).not.toHaveBeenCalled();
});

it('marks the chosen item and tells which one is chosen next', async () => {
  const onSelect = vi.fn();
  render(
    <Menu
      trigger={<Button>EN</Button>}
      label="Language"
      selected="en"
      onSelect={onSelect}
      entries={[
        { value: 'en', label: 'English' },
        { value: 'et', label: 'Eesti' },
      ]}
    />,
    { wrapper: MemoryRouter },
  );
  await userEvent.click(screen.getByRole('button', { name: 'EN' }));
  expect(await screen.findByRole('menuitemradio', { name: 'English', checked: true })).toBeTruthy();
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Eesti' }));
  expect(onSelect.mock.calls).toEqual([['et']]);
});
