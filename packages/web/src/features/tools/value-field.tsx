import { readValue, type ToolValue, toolRanges } from '@tervita/domain/tools';
import { useState } from 'react';
import { useFormat } from '../../core/format/index.ts';
import { TextField } from '../../ui/text-field.tsx';
import { useToolsTexts } from './texts.ts';

interface Props {
  readonly kind: ToolValue;
  readonly label: string;
  readonly unit?: string;
  readonly optional?: string | undefined;
  readonly hint?: string | undefined;
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

/** A number with its unit. What cannot be is said when the field is left, and at once when it was said before. */
export function ValueField({ kind, label, unit, optional, hint, value, onChange }: Props) {
  const t = useToolsTexts();
  const { number } = useFormat();
  const [wasLeft, setLeft] = useState(false);
  const { from, to } = toolRanges[kind];
  const isWrong = wasLeft && Number.isNaN(readValue(value, toolRanges[kind]));
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      maxLength={8}
      trail={unit}
      value={value}
      optional={optional}
      hint={hint}
      error={isWrong ? t.range(number(from), number(to)) : undefined}
      onBlur={() => setLeft(true)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
