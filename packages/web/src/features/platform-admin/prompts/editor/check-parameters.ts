import { type ModelParameter, parameterRanges } from '@tervita/domain/ai';

export type ParameterFault =
  | { readonly kind: 'badJson' | 'notObject' }
  | { readonly kind: 'unknownKey'; readonly name: string }
  | { readonly kind: 'notNumber' | 'notWhole' | 'range'; readonly name: ModelParameter };

export type Parameters = Partial<Record<ModelParameter, number>>;

const isName = (name: string): name is ModelParameter => Object.hasOwn(parameterRanges, name);

const faultOf = ([name, value]: [string, unknown]): ParameterFault[] => {
  if (!isName(name)) return [{ kind: 'unknownKey', name }];
  if (typeof value !== 'number') return [{ kind: 'notNumber', name }];
  if (name === 'maxTokens' && !Number.isInteger(value)) return [{ kind: 'notWhole', name }];
  const [least, most] = parameterRanges[name];
  return value < least || value > most ? [{ kind: 'range', name }] : [];
};

export const readParameters = (text: string): Record<string, unknown> | 'badJson' | 'notObject' => {
  if (text.trim() === '') return {};
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null && !Array.isArray(read)
      ? (read as Record<string, unknown>)
      : 'notObject';
  } catch {
    return 'badJson';
  }
};

/** Everything that is wrong at once; the server says the same, later. */
export const checkParameters = (text: string): readonly ParameterFault[] => {
  const read = readParameters(text);
  return typeof read === 'string' ? [{ kind: read }] : Object.entries(read).flatMap(faultOf);
};

/** The same JSON with one parameter set, or taken away. */
export const withParameter = (text: string, name: ModelParameter, value: number | undefined): string => {
  const read = readParameters(text);
  const { [name]: _, ...others } = typeof read === 'string' ? {} : read;
  return JSON.stringify(value === undefined ? others : { ...others, [name]: value }, null, 2);
};
