import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { Menu, MenuItem } from './menu.tsx';

const actions = { reject: vi.fn(), reopen: vi.fn() };
const more = (
  <Menu trigger={<Button>More</Button>} label="More actions">
    <MenuItem onAction={actions.reject}>Reject</MenuItem>
    <MenuItem onAction={actions.reopen} keys="Shift E">
      Reopen
    </MenuItem>
  </Menu>
);

it('opens, moves and acts by the keyboard alone, then gives focus back', async () => {
  render(more, { wrapper: MemoryRouter });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  // happy-dom leaves focus on the surface around the menu, where a browser puts it on the first item.
  const first = await screen.findByRole('menuitem', { name: 'Reject' });
  act(() => first.focus());
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
    <Menu trigger={<Button>EN</Button>} label="Language" selected="en" onSelect={onSelect}>
      <MenuItem value="en">English</MenuItem>
      <MenuItem value="et">Eesti</MenuItem>
    </Menu>,
    { wrapper: MemoryRouter },
  );
  await userEvent.click(screen.getByRole('button', { name: 'EN' }));
  expect(await screen.findByRole('menuitemradio', { name: 'English', checked: true })).toBeTruthy();
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'Eesti' }));
  expect(onSelect.mock.calls).toEqual([['et']]);
});
