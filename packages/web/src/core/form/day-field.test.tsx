import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { givenConfig } from '../../testing/given-config.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { DayField } from './day-field.tsx';

const partsIn = async (config: Parameters<typeof givenConfig>[0] = {}, language: 'en' | 'et' = 'en') => {
  await renderScreen(<DayField label="When" value="2026-12-11" onChange={() => undefined} />, {
    config: givenConfig(config),
    language,
  });
  return screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
};

it('a date stands day first in Estonia, also for who reads English', async () => {
  expect(await partsIn()).toEqual(['11', '12', '2026']);
});

it('a date stands day first in Estonian', async () => {
  expect(await partsIn({}, 'et')).toEqual(['11', '12', '2026']);
});

it('in America it stands as Americans write it', async () => {
  expect(await partsIn({ COUNTRY_CODE: 'US' })).toEqual(['12', '11', '2026']);
});

it('no page lets the browser choose how a date is written', () => {
  const pages = import.meta.glob<string>(['../../**/*.tsx', '!**/*.test.tsx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const own = Object.entries(pages).filter(([, text]) =>
    /type="(date|datetime-local|month|week)"/.test(text),
  );
  expect(own.map(([path]) => path)).toEqual([]);
  expect(Object.keys(pages).length).toBeGreaterThan(100);
});
