import { expect, it } from 'vitest';
import { checkParameters, withParameter } from './check-parameters.ts';

it.each([
  ['', []],
  ['{}', []],
  ['{"temperature": 0, "topP": 1, "maxTokens": 100}', []],
  ['{"temperature": 2.1}', [{ kind: 'range', name: 'temperature' }]],
  ['{"frequencyPenalty": -2.5}', [{ kind: 'range', name: 'frequencyPenalty' }]],
  ['{"maxTokens": 1.5}', [{ kind: 'notWhole', name: 'maxTokens' }]],
  ['{"topP": "1"}', [{ kind: 'notNumber', name: 'topP' }]],
  ['{"top_p": 1}', [{ kind: 'unknownKey', name: 'top_p' }]],
  ['[1]', [{ kind: 'notObject' }]],
  ['{temperature: 1}', [{ kind: 'badJson' }]],
])('%s', (text, faults) => {
  expect(checkParameters(text)).toEqual(faults);
});

it('one parameter is set or taken away, the others stay', () => {
  const set = withParameter('{"topP": 0.5}', 'temperature', 0.2);
  expect(JSON.parse(set)).toEqual({ topP: 0.5, temperature: 0.2 });
  expect(JSON.parse(withParameter(set, 'topP', undefined))).toEqual({ temperature: 0.2 });
});
