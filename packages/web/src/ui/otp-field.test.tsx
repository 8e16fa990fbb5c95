import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { OtpField } from './otp-field.tsx';

function Code({ onComplete }: { onComplete: (digits: string) => void }) {
  const [value, setValue] = useState('');
  return <OtpField label="Code" value={value} onChange={setValue} onComplete={onComplete} />;
}

it('takes a pasted code with spaces and sends it once', async () => {
  const onComplete = vi.fn();
  render(<Code onComplete={onComplete} />);
  await userEvent.click(screen.getByLabelText('Code'));
  await userEvent.paste('407 912 ');
  expect(onComplete.mock.calls).toEqual([['407912']]);
  expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('407912');
});

it('sends itself on the sixth digit and ignores letters', async () => {
  const onComplete = vi.fn();
  render(<Code onComplete={onComplete} />);
  await userEvent.type(screen.getByLabelText('Code'), '4a079 1');
  expect(onComplete).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Code'), '2');
  expect(onComplete.mock.calls).toEqual([['407912']]);
});

it('does not send again when a seventh digit is typed', () => {
  const onComplete = vi.fn();
  render(<OtpField label="Code" value="407912" onChange={vi.fn()} onComplete={onComplete} />);
  fireEvent.change(screen.getByLabelText('Code'), { target: { value: '4079123' } });
  expect(onComplete).not.toHaveBeenCalled();
});
