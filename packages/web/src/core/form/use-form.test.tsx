import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.tsx';
import { TextField } from '../../ui/text-field.tsx';
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
