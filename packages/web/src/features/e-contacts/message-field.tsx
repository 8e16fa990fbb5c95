import type { ReactNode } from 'react';
import { useTexts } from '../../core/texts/index.ts';
import { TextArea } from '../../ui/text-area.tsx';

interface Props {
  readonly id?: string | undefined;
  readonly label: ReactNode;
  readonly isLabelHidden?: boolean | undefined;
  readonly hint?: ReactNode;
  readonly limit: number;
  readonly value: string;
  readonly error?: string | undefined;
  readonly rows?: number | undefined;
  readonly readOnly?: boolean | undefined;
  readonly onText: (text: string) => void;
  readonly onBlur?: (() => void) | undefined;
}

/** Why a text cannot go: counted in characters as the server counts them. */
export const useTextFault = (limit: number) => {
  const { fields } = useTexts().errors;
  return (text: string): string | undefined => {
    if (text.trim() === '') return fields.required;
    return [...text.trim()].length > limit ? fields.tooLong : undefined;
  };
};

/** A message of limited length; what is too long is said, never cut. */
export function MessageField({ limit, error, rows = 8, onText, ...field }: Props) {
  const { core } = useTexts();
  return (
    <TextArea
      {...field}
      rows={rows}
      limit={limit}
      announceLeft={core.charactersLeft}
      error={error}
      onChange={({ target }) => onText(target.value)}
    />
  );
}
