import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { DateField } from './date-field.tsx';
import { isoDate } from './date-text.ts';
import { PersonalCodeField } from './personal-code-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { phoneText } from './phone-text.ts';

const parts = { day: 'Day', month: 'Month', year: 'Year' };

function Phone() {
  const [value, setValue] = useState('');
  return <PhoneField label="Phone" country="EE" value={value} onChange={setValue} />;
}

function Born({ locale = 'et-EE' }) {
  const [value, setValue] = useState('');
  return (
    <>
      <DateField
        label="Birth date"
        partLabels={parts}
        autoComplete="bday"
        {...{ value, locale }}
        onChange={setValue}
      />
      <output>{isoDate(value) ?? 'none'}</output>
    </>
  );
}

function Code() {
  const [value, setValue] = useState('');
  return (
    <PersonalCodeField
      label="Personal code"
      hint="11 digits"
      country="EE"
      value={value}
      onChange={(event) => setValue(event.target.value)}
      describe={({ sex, birthDate }) => `${sex} ${birthDate}`}
    />
  );
}

describe('a phone number', () => {
  const shown = () => (screen.getByLabelText('Phone') as HTMLInputElement).value;

  it('is formatted while it is typed, behind the prefix of the country', async () => {
    render(<Phone />);
    expect(screen.getByText('+372')).toBeTruthy();
    await userEvent.type(screen.getByLabelText('Phone'), '51234567');
    expect(shown()).toBe('5123 4567');
  });
  it('may be of another country', async () => {
    render(<Phone />);
    await userEvent.type(screen.getByLabelText('Phone'), '+48512345678');
    expect(shown()).toBe('+48 512 345 678');
    expect(screen.queryByText('+372')).toBeNull();
  });
  it('can be pasted with its prefix', async () => {
    render(<Phone />);
    await userEvent.click(screen.getByLabelText('Phone'));
    await userEvent.paste('+372 5123 4567');
    expect(shown()).toBe('5123 4567');
  });
  it.each([
    ['0037251234567', '5123 4567'],
    ['+37251234567', '5123 4567'],
    ['0048512345678', '+48 512 345 678'],
  ])('written as %s is shown as %s', (typed, text) => {
    expect(phoneText(typed, 'EE')).toBe(text);
  });
});

describe('a date', () => {
  const order = () => screen.getAllByRole('textbox').map((input) => input.getAttribute('autocomplete'));

  it('is typed as three parts in the order of the language', async () => {
    const { unmount } = render(<Born />);
    expect(order()).toEqual(['bday-day', 'bday-month', 'bday-year']);
    await userEvent.type(screen.getByLabelText('Day'), '4');
    await userEvent.type(screen.getByLabelText('Month'), '5');
    expect(screen.getByRole('status').textContent).toBe('none');
    await userEvent.type(screen.getByLabelText('Year'), '1985');
    expect(screen.getByRole('status').textContent).toBe('1985-05-04');
    unmount();
    render(<Born locale="en-US" />);
    expect(order()).toEqual(['bday-month', 'bday-day', 'bday-year']);
  });
  it.each(['04.05.1985', '4 5 1985', '1985-05-04'])('can be pasted whole: %s', (text) => {
    render(<Born />);
    fireEvent.paste(screen.getByLabelText('Day'), { clipboardData: { getData: () => text } });
    expect(screen.getByRole('status').textContent).toBe('1985-05-04');
  });
});

describe('a personal code', () => {
  it('says on leaving what it understood', async () => {
    render(<Code />);
    await userEvent.type(screen.getByLabelText('Personal code'), '48505040088');
    expect(screen.getByText('11 digits')).toBeTruthy();
    await userEvent.tab();
    expect(screen.getByText('FEMALE 1985-05-04')).toBeTruthy();
  });
});
