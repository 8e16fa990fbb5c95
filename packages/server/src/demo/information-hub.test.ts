import { addInformation } from '@tervita/contract/information-hub';
import { gapsIn } from '@tervita/domain/information-hub';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { faultsIn } from '../features/information-hub/index.ts';
import { demoInformationItems } from './information-hub/index.ts';

it('there are enough items of each kind, each once', () => {
  expect(demoInformationItems.length).toBeGreaterThanOrEqual(30);
  expect(new Set(demoInformationItems.map(({ slug }) => slug)).size).toBe(demoInformationItems.length);
  expect(new Set(demoInformationItems.map(({ kind }) => kind)).size).toBe(3);
});

it.each(demoInformationItems.map((item) => [item.slug, item] as const))(
  '%s could have been saved and published',
  (_, { kind, sourceUrl, problemTypes, texts, publishedDaysAgo }) => {
    const body = z.parse(addInformation.body, { kind, sourceUrl, problemTypes: [...problemTypes], texts });
    expect(body.texts).toEqual(texts);
    expect(faultsIn(body)).toEqual([]);
    expect(gapsIn(body)).toEqual([]);
    expect(publishedDaysAgo).toBeGreaterThan(0);
  },
);
