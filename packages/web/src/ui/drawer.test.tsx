import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Drawer } from './drawer.tsx';
import { Icon } from './icon.tsx';
import { IconButton } from './icon-button.tsx';

function Shell() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton label="Menu" onPress={() => setOpen(true)}>
        <Icon name="menu" />
      </IconButton>
      <Drawer title="Tervita" isOpen={isOpen} onClose={() => setOpen(false)}>
        <a href="/help">Help</a>
      </Drawer>
    </>
  );
}

const open = async () => {
  render(<Shell />);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  return screen.findByRole('dialog', { name: 'Tervita' });
};
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('closes on Escape and returns focus to the menu button', async () => {
  await open();
  await userEvent.keyboard('{Escape}');
  await isGone();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' })));
});

it('closes on a press outside, not on a press inside', async () => {
  const drawer = await open();
  await userEvent.click(drawer);
  expect(screen.getByRole('dialog')).toBe(drawer);
  const outside = document.querySelector('[data-kind="drawer-start"]');
  if (outside) await userEvent.click(outside);
  await isGone();
});
