import { listClinicTypes } from '@tervita/contract/problem-types';
import { problemTypes } from '@tervita/domain/problem-types';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { givenStaff } from '../../core/session/given.ts';
import { answers, fakeServer } from '../../testing/answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { useOfferedTypes, useReasonGroups } from './reason-groups.ts';

afterEach(() => vi.unstubAllGlobals());

const eContactTypes = problemTypes.map((type) => ({
  type,
  group: 'OTHER_HEALTH_CONCERN' as const,
  icon: 'other' as never,
  colour: 'blue' as never,
  isOffered: type !== 'COUGH' && type !== 'BACK_PAIN',
}));

function Reasons({ chosen }: { chosen?: string }) {
  const groups = useReasonGroups(useOfferedTypes(chosen));
  return (
    <ul>
      {groups.map(({ name, options }) => (
        <li key={name}>{`${name}: ${options.map(({ label }) => label).join(' / ')}`}</li>
      ))}
    </ul>
  );
}
const lines = () => screen.getAllByRole('listitem').map((line) => line.textContent ?? '');

it('stand in the groups by which staff sort their work, each once, those in none last', async () => {
  fakeServer();
  await renderScreen(<Reasons />, { user: givenStaff() });
  expect(lines().map((line) => line.split(':')[0])).toEqual([
    'Mental health',
    'Joints and muscles',
    'Other health concerns',
    'Health checks',
    'Certificates and referrals',
    'Procedures',
    'Questionnaires',
    'Prescriptions, appointments, questions',
  ]);
  expect(lines().flatMap((line) => line.split(': ')[1]?.split(' / ') ?? [])).toHaveLength(
    problemTypes.length,
  );
});

it('that the clinic has switched off are left out, but not the one that was chosen', async () => {
  fakeServer({
    ...answers(listClinicTypes, { eContactTypes: [], questionnaires: 'ENABLED' }),
    body: { eContactTypes },
  });
  await renderScreen(<Reasons chosen="BACK_PAIN" />, { user: givenStaff() });
  await waitFor(() => expect(lines().join()).not.toMatch(/\bCough\b/));
  expect(lines().join()).toContain('Back pain');
});
