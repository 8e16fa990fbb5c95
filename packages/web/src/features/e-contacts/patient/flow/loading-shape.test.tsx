import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { Component as QuestionsPage } from './asking/questions-page.tsx';
import { flowAddress } from './flow-choice.ts';
import { Component as ChoosePatientPage } from './for-whom/choose-patient-page.tsx';
import { Component as ChoosePersonPage } from './for-whom/choose-person-page.tsx';
import { clinicId, me, user } from './given.ts';
import { Component as ChooseClinicPage } from './where/choose-clinic-page.tsx';

afterEach(() => vi.unstubAllGlobals());

const pages: readonly (readonly [string, ComponentType])[] = [
  ['choose-person', ChoosePersonPage],
  ['choose-patient', ChoosePatientPage],
  ['choose-clinic', ChooseClinicPage],
  ['questions', QuestionsPage],
];

it.each(pages)('while %s comes, its heading comes first, not rows of a list', async (page, Page) => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  const at = flowAddress(page, { personId: me.personId, clinicId, type: 'COUGH' });
  await renderScreen(<Page />, { at, path: `/e-contacts/${page}`, user });
  const heading = screen.queryByRole('heading', { level: 1 });
  const [first] = screen
    .getAllByRole('status')
    .flatMap((shape) => [...shape.querySelectorAll('[data-shape]')]);
  // A line as high as a title, or the title itself.
  expect(heading ?? (first as HTMLElement | undefined)?.style.height).toSatisfy(
    (found) => found === '1.75rem' || found instanceof HTMLElement,
  );
});
