import { readValue, type ToolValue, toolRanges } from '@tervita/domain/tools';

/** Undefined for nothing, and for what cannot be: the field says so. */
export const enteredValue = (kind: ToolValue, typed: string): number | undefined => {
  const value = readValue(typed, toolRanges[kind]);
  return Number.isNaN(value) ? undefined : value;
};
