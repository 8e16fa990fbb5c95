import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { TagListField } from './tag-list-field.tsx';

function Websites() {
  const [values, setValues] = useState<readonly string[]>(['https://a.ee']);
  return (
    <>
      <TagListField
        label="Websites"
        values={values}
        onChange={setValues}
        removeLabel={(value) => `Remove ${value}`}
      />
      <output>{values.join(' ')}</output>
    </>
  );
}
const shown = () => screen.getByRole('status').textContent;

it('takes what is typed by Enter, a comma, leaving the field or a pasted list, each once', async () => {
  render(<Websites />);
  const input = screen.getByLabelText('Websites');
  await userEvent.type(input, 'https://b.ee{Enter}https://c.ee,https://d.ee');
  await userEvent.tab();
  expect(shown()).toBe('https://a.ee https://b.ee https://c.ee https://d.ee');
  await userEvent.click(input);
  await userEvent.paste('https://a.ee, https://e.ee');
  expect(shown()).toBe('https://a.ee https://b.ee https://c.ee https://d.ee https://e.ee');
});

it('lets go by its button, and gives the last back to be mended', async () => {
  render(<Websites />);
  const input = screen.getByLabelText<HTMLInputElement>('Websites');
  await userEvent.type(input, 'https://b.ee{Enter}');
  await userEvent.click(screen.getByRole('button', { name: 'Remove https://a.ee' }));
  expect(shown()).toBe('https://b.ee');
  await userEvent.type(input, '{Backspace}');
  expect([shown(), input.value]).toEqual(['', 'https://b.ee']);
});
