import { getClinicEContact, listClinicEContacts } from '@tervita/contract/e-contacts';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { queryKeyOf } from '../../../../core/api/index.ts';
import { answers } from '../../../../testing/answers.ts';
import { givenRow } from '../given.ts';
import { detail, open } from './given.tsx';

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

it('whoever comes next is offered also where the list hears of the answer before the page does', async () => {
  const open1 = { ...givenRow(1), id: detail.id };
  const { change, client } = await open(
    {},
    answers(listClinicEContacts, { eContacts: [open1, givenRow(2)], next: null }),
  );
  await screen.findByText('1 of 2');
  const refetch = (route: typeof listClinicEContacts | typeof getClinicEContact) =>
    act(() => client.refetchQueries({ queryKey: queryKeyOf(route) }));
  change(answers(listClinicEContacts, { eContacts: [givenRow(2)], next: null }));
  await refetch(listClinicEContacts);
  await waitFor(() => expect(screen.queryByText('1 of 2')).toBeNull());
  change(answers(getClinicEContact, { ...detail, turn: 'PATIENT' }));
  await refetch(getClinicEContact);
  expect(await screen.findByRole('link', { name: /^Next: Patient Number2/ })).toBeTruthy();
});
