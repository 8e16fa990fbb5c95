import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { ComboBox } from './combo-box.tsx';
import { Select } from './select.tsx';

const options = ['Toome', 'Mustamäe', 'Pärnaoru'].map((label) => ({ value: label.toLowerCase(), label }));

function Clinics() {
  const [value, setValue] = useState<string | null>(null);
  return (
    <>
      <Select label="Clinic" placeholder="Choose" {...{ value, options }} onChange={setValue} />
      <ComboBox
        label="Find a clinic"
        emptyText="Nothing matches."
        {...{ value, options }}
        onChange={setValue}
      />
      <output>{value}</output>
    </>
  );
}

it('chooses from the list and shows the choice', async () => {
  render(<Clinics />);
  await userEvent.click(screen.getByRole('button', { name: /Choose/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Mustamäe' }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(screen.getByRole('button', { name: /Mustamäe/ })).toBeTruthy();
  expect(screen.getAllByText('mustamäe', { selector: 'output' })).toHaveLength(1);
});

it('narrows the list while typing and says when nothing matches', async () => {
  render(<Clinics />);
  await userEvent.type(screen.getByRole('combobox'), 'too');
  expect((await screen.findAllByRole('option')).map((option) => option.textContent)).toEqual(['Toome']);
  await userEvent.type(screen.getByRole('combobox'), 'zzz');
  expect(await screen.findByText('Nothing matches.')).toBeTruthy();
});
