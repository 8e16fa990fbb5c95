import type { Country } from '@tervita/domain/core';
import { phonePrefixes } from '@tervita/domain/persons';
import type { ChangeEvent } from 'react';
import { isOtherCountry, phoneText } from './phone-text.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface Props extends Omit<TextFieldProps, 'type' | 'value' | 'onChange' | 'lead'> {
  /** Whose prefix is shown; a number of another country starts with +. */
  country: Country;
  value: string;
  onChange: (text: string) => void;
}

/** Formats at the end of the text only: whoever corrects a digit in the middle keeps the caret. */
export function PhoneField({ country, value, onChange, ...field }: Props) {
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const text = target.value;
    const isAtEnd = target.selectionStart === null || target.selectionStart === text.length;
    const isDeleting = value.startsWith(text);
    onChange(isAtEnd && !isDeleting ? phoneText(text, country) : text);
  };
  return (
    <TextField
      autoComplete={isOtherCountry(value) ? 'tel' : 'tel-national'}
      inputMode="tel"
      {...field}
      type="tel"
      value={value}
      onChange={change}
      lead={isOtherCountry(value) ? undefined : `+${phonePrefixes[country]}`}
    />
  );
}
