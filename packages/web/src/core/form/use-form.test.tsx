import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { ApiError } from '../api/api-error.ts';
import { FormBody } from './form-page.tsx';
import { useForm } from './use-form.ts';

function Names() {
  const form = useForm({
    initial: { first: '', last: '' },
    labels: { first: 'First', last: 'Last' },
    check: ({ first, last }) => ({
      ...(first ? {} : { first: 'required' as const }),
      ...(last ? {} : { last: 'required' as const }),
    }),
    send: () => Promise.resolve(),
  });
  return (
    <FormBody form={form} sendLabel="Send" pendingLabel="Sending">
      <TextField label="First" {...form.bind('first')} />
      <TextField label="Last" {...form.bind('last')} />
    </FormBody>
  );
}

function Long() {
  const form = useForm({
    initial: { words: '' },
    labels: { words: 'Words' },
    check: ({ words }) => {
      if (words.length > 2) return {};
      return { words: words === '' ? ('required' as const) : ('tooShort' as const) };
    },
    send: () => Promise.resolve(),
  });
  return (
    <FormBody form={form} sendLabel="Send" pendingLabel="Sending">
      <TextField label="Words" {...form.bind('words')} />
    </FormBody>
  );
}

it('leads to what is wrong when sent, and leaves whoever mends it where they are', async () => {
  await renderScreen(<Names />);
  await userEvent.click(screen.getByRole('button', { name: /^Send/ }));
  expect(document.activeElement?.textContent).toContain('Check 2 fields');
  const first = screen.getByRole<HTMLInputElement>('textbox', { name: 'First' });
  await userEvent.click(first);
  await userEvent.keyboard('Mari');
  expect(document.activeElement).toBe(first);
  expect(first.value).toBe('Mari');
  await userEvent.click(screen.getByRole('button', { name: /^Send/ }));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Last' }));
});

function SignIn() {
  const form = useForm({
    initial: { code: '' },
    labels: { code: 'Code' },
    check: ({ code }) => (code === '' ? { code: 'required' as const } : {}),
    byCode: { WRONG_EMAIL_OR_PASSWORD: 'code' },
    send: () => Promise.reject(new ApiError({ status: 468, code: 'WRONG_EMAIL_OR_PASSWORD' })),
  });
  return (
    <FormBody form={form} sendLabel="Send" pendingLabel="Sending">
      <TextField label="Code" {...form.bind('code')} />
    </FormBody>
  );
}

it('keeps saying what the server refused until one types: what is pressed next does not move away', async () => {
  await renderScreen(<SignIn />);
  const field = screen.getByRole('textbox', { name: 'Code' });
  await userEvent.type(field, 'wrong');
  await userEvent.click(screen.getByRole('button', { name: /^Send/ }));
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  await userEvent.click(document.body);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(field, '2');
  expect(field.getAttribute('aria-invalid')).not.toBe('true');
});

it('does not ask to fill in a field that is being filled in', async () => {
  await renderScreen(<Long />);
  await userEvent.click(screen.getByRole('button', { name: /^Send/ }));
  const field = screen.getByRole('textbox', { name: 'Words' });
  expect(screen.getByText('Fill in this field')).toBeTruthy();
  await userEvent.type(field, 'a');
  expect(screen.queryByText('Fill in this field')).toBeNull();
  await userEvent.tab();
  expect(screen.getByText('The text is too short')).toBeTruthy();
});
