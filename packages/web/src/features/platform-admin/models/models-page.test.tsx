import { addAiModel, changeAiModel, listAiModels } from '@tervita/contract/ai';
import type { Answer } from '@tervita/contract/core';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { givenUser } from '../../../core/session/given.ts';
import { answers, fakeServer } from '../../../testing/answers.ts';
import { renderScreen } from '../../../testing/render-screen.tsx';
import { Component } from './models-page.tsx';

const model = {
  id: '01960000-0000-7000-8000-0000000000d1',
  name: 'small-model',
  baseUrl: null,
  isActive: true,
  updatedAt: '2026-03-12T08:00:00.000Z',
};
type Models = Answer<typeof listAiModels>;
const given = (more: Partial<Models> = {}) =>
  answers(listAiModels, {
    models: [model],
    endpoint: 'http://localhost/v1',
    defaultModel: 'small',
    isSimulated: false,
    isCircuitOpen: false,
    ...more,
  });

afterEach(() => vi.unstubAllGlobals());

const open = async (...more: Parameters<typeof fakeServer>) => {
  const server = fakeServer(given(), ...more);
  return {
    ...server,
    ...(await renderScreen(<Component />, {
      user: givenUser({ permissions: ['PRM_TERVITA_ADMIN'], activeRole: 'PRM_TERVITA_ADMIN' }),
    })),
  };
};
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(name);

it('a key is written and never shown; an empty field leaves it as it is', async () => {
  const { calls } = await open(answers(changeAiModel, model), answers(addAiModel, model));
  await userEvent.click(await screen.findByRole('button', { name: 'Change: small-model' }));
  expect((await field('Key')).value).toBe('');
  expect((await field('Key')).type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
    name: 'small-model',
    baseUrl: null,
    isActive: true,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Add a model' }));
  expect(document.activeElement).toBe(await field('Name'));
  await userEvent.type(await field('Address'), 'localhost');
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
  expect(screen.getByText('Write the name.')).toBeTruthy();
  expect(screen.getByText(/Write a whole address/)).toBeTruthy();
  await userEvent.type(await field('Name'), 'large');
  await userEvent.clear(await field('Address'));
  await userEvent.type(await field('Key'), 'secret');
  await userEvent.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const added = calls.find(({ method }) => method === 'POST')?.body;
  expect(added).toEqual({ name: 'large', baseUrl: null, apiKey: 'secret' });
});

it.each([
  [{ endpoint: null }, /The rules work alone/],
  [{ isCircuitOpen: true }, /failed too often/],
  [{ isSimulated: true }, /its answers are made up/],
  [{ models: [], defaultModel: null }, /There is no model yet/],
] as const)('says how it stands: %j', async (more, words) => {
  await open(given(more as Partial<Models>));
  expect(await screen.findByText(words)).toBeTruthy();
});

it('where no model was added, the one of the configuration is named as the one in use', async () => {
  await open(given({ models: [] }));
  expect(await screen.findByText(/Prompts without a model of their own use small\./)).toBeTruthy();
  expect(screen.getByText('No other model was added')).toBeTruthy();
  expect(screen.queryByText('There is no model yet.')).toBeNull();
});
