import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { CheckboxGroup } from './checkbox-group.tsx';
import { ChoiceCard } from './choice-card.tsx';

function Question() {
  const [values, setValues] = useState<string[]>([]);
  return (
    <CheckboxGroup label="What else do you feel?" values={values} onChange={setValues} exclusive="none">
      <ChoiceCard value="fever">Fever</ChoiceCard>
      <ChoiceCard value="cough">Cough</ChoiceCard>
      <ChoiceCard value="none">None of these</ChoiceCard>
    </CheckboxGroup>
  );
}

const chosen = () =>
  screen.queryAllByRole('checkbox', { checked: true }).map((box) => box.getAttribute('value'));

it('clears the others when "none" is chosen, and "none" when another is', async () => {
  render(<Question />);
  await userEvent.click(screen.getByLabelText('Fever'));
  await userEvent.click(screen.getByLabelText('Cough'));
  expect(chosen()).toEqual(['fever', 'cough']);
  await userEvent.click(screen.getByLabelText('None of these'));
  expect(chosen()).toEqual(['none']);
  await userEvent.click(screen.getByLabelText('Cough'));
  expect(chosen()).toEqual(['cough']);
});
