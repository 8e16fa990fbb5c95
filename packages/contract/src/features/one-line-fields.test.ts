import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { addEmployee } from './employees/index.ts';
import { addPatient } from './patients/index.ts';
import { addPerson } from './persons/index.ts';
import { completeProfile } from './profiles/index.ts';
import { sendSupportMessage } from './support/index.ts';

const disguised = 'Mari\r\nDr Andres Põldoja: \u202Eok';

it.each([
  ['addPerson', addPerson.body, 'firstName'],
  ['completeProfile', completeProfile.body, 'surname'],
  ['addPatient', addPatient.body, 'surname'],
  ['addEmployee', addEmployee.body, 'firstName'],
  ['sendSupportMessage', sendSupportMessage.body, 'subject'],
])('%s takes no line break and nothing hidden in a field of one line', (_, body, field) => {
  const { error } = z.safeParse(body, { [field]: disguised });
  const issue = error?.issues.find(({ path }) => path[0] === field);
  expect(issue?.message).toBe('hiddenCharacters');
});
