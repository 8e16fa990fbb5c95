import type { Country } from '@tervita/domain/core';
import { parsePersonalCode, type SexInCode } from '@tervita/domain/persons';
import { useState } from 'react';
import { TextField, type TextFieldProps } from './text-field.tsx';

interface Props extends Omit<TextFieldProps, 'value' | 'type'> {
  country: Country;
  value: string;
  /** "Woman, 4 May 1985", from what the code tells. */
  describe: (read: { sex: SexInCode; birthDate: string }) => string;
}

/** Says on leaving what it understood, so that a slip of a digit is seen at once. */
export function PersonalCodeField({ country, value, describe, hint, onBlur, onFocus, ...field }: Props) {
  const [isLeft, setLeft] = useState(value !== '');
  const reading = parsePersonalCode(country, value);
  const { sex, birthDate } = reading.ok ? reading : { sex: undefined, birthDate: undefined };
  const understood = isLeft && sex && birthDate ? describe({ sex, birthDate }) : undefined;
  return (
    <TextField
      inputMode="numeric"
      autoComplete="off"
      {...field}
      type="text"
      value={value}
      hint={<span aria-live="polite">{understood ?? hint}</span>}
      onFocus={(event) => {
        setLeft(false);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setLeft(true);
        onBlur?.(event);
      }}
    />
  );
}
