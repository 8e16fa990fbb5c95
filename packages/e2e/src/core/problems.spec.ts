import { expect, test } from '@playwright/test';
import { allowProblem, expectProblem, unexpected } from './problems.ts';

const refusal = (status: number, path: string) =>
  `console: Failed to load resource: the server responded with a status of ${status} (unknown) (http://localhost:1${path})`;
const live = (why: string) =>
  `console: WebSocket connection to 'ws://localhost:1/api/ws-prm' failed: ${why} (http://localhost:1/assets/shell.js)`;

test('only the complaint that is meant goes, by its status and address', async () => {
  const others = [refusal(500, '/api/patient/files'), refusal(468, '/api/session'), 'page error: broken'];
  const problems = [...others, refusal(468, '/api/patient/files')];
  await expectProblem(problems, { because: 468, address: /\/api\/patient\/files$/ });
  expect(unexpected(problems)).toEqual(others);
});

test('one that comes a moment later is waited for', async () => {
  const problems: string[] = [];
  const coming = expectProblem(problems, { because: 469, address: /\/complete$/ });
  problems.push(refusal(469, '/api/clinic/e-contacts/1/complete'));
  await coming;
  expect(unexpected(problems)).toEqual([]);
});

test('one that may come is allowed before and after', () => {
  const problems = [refusal(401, '/api/session')];
  allowProblem(problems, { because: 401, address: /\/api\// });
  problems.push(refusal(401, '/api/users'), refusal(403, '/api/users'));
  expect(unexpected(problems)).toEqual([refusal(403, '/api/users')]);
});

test('a live connection may be refused when the session has ended, and must not fail otherwise', () => {
  const lost = live('Error in connection establishment: net::ERR_INTERNET_DISCONNECTED');
  const refused = live('HTTP Authentication failed; no valid credentials available');
  const problems = [refused, lost];
  expect(unexpected(problems)).toEqual([lost]);
  allowProblem(problems, { because: 'offline', address: /\/api\// });
  expect(unexpected(problems)).toEqual([]);
});
