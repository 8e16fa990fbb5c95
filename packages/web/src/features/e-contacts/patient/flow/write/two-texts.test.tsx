import { listPatientClinics } from '@tervita/contract/clinics';
import { getDraft, listDrafts, saveDraft } from '@tervita/contract/e-contacts';
import { listPersons } from '@tervita/contract/persons';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answers, fakeServer, refuses } from '../../../../../testing/answers.ts';
import { renderScreen } from '../../../../../testing/render-screen.tsx';
import { draftId, givenDraft } from '../../drafts/given.ts';
import { clinicId, givenClinic, me, user } from '../given.ts';
import { Component as WritePage } from './write-page.tsx';

const address = `/e-contacts/create?person=${user.personId}&clinic=${clinicId}&reason=BACK_PAIN&draft=${draftId}`;
const saved = { id: draftId, version: 9, updatedAt: '2026-03-10T08:00:00.000Z', warning: null };
const {
  text: _text,
  files: _files,
  hasQuestionnaire: _has,
  isAlarming: _alarming,
  asksDanger: _asks,
  prescriptions: _medicines,
  ...listed
} = givenDraft();
beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

/** From now on the server answers when it is told to. */
const holdAnswers = () => {
  const answering = globalThis.fetch;
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
    await promise;
    return answering(...call);
  });
  return letGo;
};
const textBox = () => screen.findByRole('textbox');

it('takes no words while the chosen text is on its way: the form that comes after it would not have them', async () => {
  const { change } = fakeServer(
    answers(listPersons, { persons: [me] }),
    answers(listPatientClinics, { clinics: [givenClinic()] }),
    answers(listDrafts, { drafts: [{ ...listed, preview: 'Common', files: 0, isBegun: true }] }),
    answers(getDraft, { draft: givenDraft({ text: 'Common' }), eContactId: null }),
    refuses(saveDraft, 469, 'DRAFT_CHANGED'),
  );
  await renderScreen(<WritePage />, { at: address, path: '/e-contacts/create', user });
  const box = await textBox();
  change(answers(getDraft, { draft: givenDraft({ text: 'From the phone', version: 8 }), eContactId: null }));
  await userEvent.type(box, ' and more');
  await userEvent.tab();
  const take = await screen.findByRole('button', { name: 'Take the other text' });
  change(answers(saveDraft, saved));
  const letGo = holdAnswers();
  await userEvent.click(take);
  await userEvent.type(await textBox(), ' that nobody would see again');
  expect(await textBox()).toHaveProperty('value', 'From the phone');
  letGo();
  await waitFor(async () => expect(await textBox()).toHaveProperty('readOnly', false));
  await userEvent.type(await textBox(), ', with my last words');
  expect(await textBox()).toHaveProperty('value', 'From the phone, with my last words');
});
