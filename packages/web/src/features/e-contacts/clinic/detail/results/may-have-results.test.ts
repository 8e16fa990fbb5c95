import { expect, it } from 'vitest';
import { mayHaveResults } from './may-have-results.ts';

it('a score is looked for wherever a questionnaire came, also with danger in a thread that was closed', () => {
  expect(mayHaveResults({ type: 'PHQ9' }, [])).toBe(true);
  expect(mayHaveResults({ type: 'COUGH' }, [{ reason: null }, { reason: 'INFO_DELIVERED' }])).toBe(false);
  expect(mayHaveResults({ type: 'COUGH' }, [{ reason: null }, { reason: 'PHQ9' }])).toBe(true);
});
