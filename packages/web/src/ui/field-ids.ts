import { type ReactNode, useId } from 'react';

export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  /** Words beside the label of a field that may stay empty. */
  optional?: string | undefined;
  /** Why the value cannot be changed; makes the field read-only. */
  lockedBecause?: string | undefined;
  isLabelHidden?: boolean | undefined;
}

/** Ties label, hint and error to the control by id. */
export function useFieldIds({ hint, error, lockedBecause }: Partial<FieldTexts>, given?: string) {
  const made = useId();
  const id = given ?? made;
  const described = [error && `${id}-error`, lockedBecause && `${id}-locked`, hint && `${id}-hint`];
  return { id, describedBy: described.filter(Boolean).join(' ') || undefined };
}
