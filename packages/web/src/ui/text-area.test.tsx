import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TextArea } from './text-area.tsx';

const announceLeft = (left: number) => `${left} left`;
const type = (length: number) =>
  fireEvent.change(screen.getByLabelText('Reply'), { target: { value: 'x'.repeat(length) } });
const said = () => screen.getByRole('status').textContent;

it('counts what is typed and announces only when 80 and 100 per cent are crossed', () => {
  render(<TextArea label="Reply" limit={100} announceLeft={announceLeft} />);
  expect(screen.getByText('0 / 100')).toBeTruthy();
  type(79);
  expect(said()).toBe('');
  type(80);
  expect(said()).toBe('20 left');
  type(90);
  expect(said()).toBe('20 left');
  type(100);
  expect(said()).toBe('0 left');
  type(10);
  expect(said()).toBe('');
});

it('never cuts a text that is too long', () => {
  render(<TextArea label="Reply" limit={10} />);
  type(12);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Reply').value).toHaveLength(12);
  expect(screen.getByText('12 / 10').dataset.mark).toBe('over');
});

it('ties the error and the hint to the field', () => {
  render(<TextArea label="Reply" hint="Plain words" error="Write something" />);
  const field = screen.getByLabelText('Reply');
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Write something',
    'Plain words',
  ]);
});
