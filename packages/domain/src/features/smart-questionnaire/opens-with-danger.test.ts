import { expect, test } from 'vitest';
import { problemTypes } from '../problem-types/index.ts';
import { opensWithDanger } from './opens-with-danger.ts';
import { problemOf } from './problems/catalogue.ts';

test('is said of exactly the reasons whose first question is a danger list', () => {
  expect(problemTypes.filter(opensWithDanger)).toEqual(
    problemTypes.filter((type) => problemOf(type)?.questions[0]?.place === 'DANGER'),
  );
});
