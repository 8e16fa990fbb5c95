import { searchPatients } from '@tervita/contract/patients';
import { addReplyTemplate, listReplyTemplates, type ReplyTemplate } from '@tervita/contract/reply-templates';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answers } from '../../../../../testing/answers.ts';
import { detail, open, planned, replyField } from '../given.tsx';

afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe('a template', () => {
  const template: ReplyTemplate = {
    id: planned.id,
    heading: 'Tervitus',
    content: 'Tere, {firstName}!',
    forAll: true,
    problemType: null,
    isTypeOffered: true,
    isMine: false,
    version: 1,
  };
  const templates = answers(listReplyTemplates, { templates: [template] });
  const value = async () => ((await replyField()) as HTMLTextAreaElement).value;

  it('comes by / on an empty line, with the name of the patient, beside what was typed', async () => {
    await open({}, templates);
    await userEvent.type(await replyField(), 'Palavik 38/{Enter}/');
    // The name stands in the list already; typing finds, Enter puts it in.
    await screen.findByRole('option', { name: 'Tervitus Tere, Patient!' });
    await userEvent.keyboard('terv{Enter}');
    await waitFor(async () => expect(await value()).toBe('Palavik 38/\nTere, Patient!'));
  });

  it('is chosen by arrows; Escape goes back to the reply', async () => {
    const other = { ...template, id: detail.id, heading: 'Vereproov', content: 'Tulge hommikul' };
    await open({}, answers(listReplyTemplates, { templates: [template, other] }));
    await userEvent.type(await replyField(), '/');
    await screen.findByRole('option', { name: /^Vereproov/ });
    await userEvent.keyboard('{Escape}');
    expect(document.activeElement).toBe(await replyField());
    await userEvent.keyboard('/');
    await screen.findByRole('option', { name: /^Vereproov/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(async () => expect(await value()).toBe('Tulge hommikul'));
  });

  it('made of the reply is saved, and the reply is not sent with it', async () => {
    const { calls } = await open({}, templates, answers(addReplyTemplate, template));
    await userEvent.type(await replyField(), 'Tere, Patient!');
    await userEvent.click(screen.getByRole('button', { name: /^Templates/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Save as a template' }));
    await userEvent.type(await screen.findByLabelText('Name'), 'Uus');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
        { heading: 'Uus', content: 'Tere, {firstName}!', forAll: false, problemType: null },
      ]),
    );
    expect(await value()).toBe('Tere, Patient!');
  });

  it('chosen in the palette of the list stands in the reply, once', async () => {
    const { router } = await open({ state: { templateId: template.id } }, templates);
    await waitFor(async () => expect(await value()).toBe('Tere, Patient!'));
    await waitFor(() => expect(router.state.location.state).toBeNull());
  });

  it('chosen there comes after what was typed before', async () => {
    const draft = { reply: 'Poolik ', note: '', files: [], updatedAt: detail.updatedAt };
    await open({ state: { templateId: template.id }, timeline: { draft } }, templates);
    await waitFor(async () => expect(await value()).toBe('Poolik\n\nTere, Patient!'));
  });

  it('chosen in the palette here comes where the cursor stands, also from the note', async () => {
    await open({}, templates, answers(searchPatients, { patients: [] }));
    const field = (await replyField()) as HTMLTextAreaElement;
    await userEvent.type(field, 'Algus lõpp');
    field.setSelectionRange(6, 6);
    const choose = async () => {
      await userEvent.keyboard('{Control>}k{/Control}');
      await userEvent.type(await screen.findByRole('combobox'), 'terv');
      await userEvent.click(await screen.findByRole('option', { name: /Terv\s*itus/ }));
    };
    await choose();
    await waitFor(async () => expect(await value()).toBe('Algus Tere, Patient!lõpp'));
    await userEvent.click(screen.getByText('Internal note'));
    await choose();
    await waitFor(async () => expect(await value()).toBe('Algus Tere, Patient!lõpp\n\nTere, Patient!'));
  });
});
