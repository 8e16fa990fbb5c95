import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { SegmentedControl } from './segmented-control.tsx';

const segments = [
  { value: 'active', label: 'Active' },
  { value: 'finished', label: 'Finished' },
] as const;

function Lists() {
  const [value, setValue] = useState<'active' | 'finished'>('active');
  return <SegmentedControl label="E-contacts" {...{ value, segments }} onChange={setValue} />;
}

it('is a group of radios of which one is chosen', async () => {
  render(<Lists />);
  expect(screen.getByRole('radiogroup', { name: 'E-contacts' })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Finished' }));
  expect(screen.getByRole('radio', { name: 'Finished', checked: true })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Active', checked: false })).toBeTruthy();
});

it('is one stop of the Tab key and moves by arrows', async () => {
  render(<Lists />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Active' }));
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: 'Finished', checked: true })).toBeTruthy();
});
