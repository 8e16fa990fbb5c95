import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { StarField } from './star-field.tsx';

const names = ['Bad', 'So-so', 'Good'];

function Question({ error }: { error?: string }) {
  const [value, setValue] = useState<number | null>(null);
  return (
    <StarField
      label="How was it?"
      value={value}
      onChange={setValue}
      names={names}
      ends={['Bad', 'Good']}
      error={error}
    />
  );
}
const lit = () => document.querySelectorAll('[data-lit]').length;

it('lights every star up to the chosen one', async () => {
  render(<Question />);
  expect(lit()).toBe(0);
  await userEvent.click(screen.getByRole('radio', { name: 'So-so' }));
  expect(lit()).toBe(2);
  await userEvent.click(screen.getByRole('radio', { name: 'Bad' }));
  expect(lit()).toBe(1);
});

it('is one group of radio buttons to the keyboard, with its name and its fault', async () => {
  render(<Question error="Choose" />);
  const group = screen.getByRole('radiogroup', { name: 'How was it?' });
  expect(group.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(lit()).toBe(1);
});
