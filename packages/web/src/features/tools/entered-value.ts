import { readValue, type ToolValue, toolRanges } from '@tervita/domain/tools';

/** What was typed cannot be: a number, but none of this kind. Nothing typed can be. */
export const isUnreadable = (kind: ToolValue, typed: string): boolean =>
  Number.isNaN(readValue(typed, toolRanges[kind]));

/** Undefined for nothing, and for what cannot be: the field says so. */
export const enteredValue = (kind: ToolValue, typed: string): number | undefined =>
  isUnreadable(kind, typed) ? undefined : readValue(typed, toolRanges[kind]);
