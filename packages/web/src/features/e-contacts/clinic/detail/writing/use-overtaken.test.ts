import type { ClinicTimelineEntry } from '@tervita/contract/e-contacts';
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { byKadri } from '../given.tsx';
import { useOvertaken } from './use-overtaken.ts';

const patientSays = (text: string, isNews: boolean): ClinicTimelineEntry => ({
  ...byKadri,
  id: `01960000-0000-7000-8000-0000000000${isNews ? 'd1' : 'd2'}`,
  move: 'addInfo',
  author: { kind: 'PATIENT', name: 'Mari Maasikas', role: null, me: false },
  text,
  isNews,
});

it('a reply is overtaken by what the server says must be read first, and by nothing else', () => {
  const none = patientSays('None of these', false);
  const words = patientSays('Nüüd on palavik', true);
  const { result, rerender } = renderHook(
    ({ entries, isWriting }: { entries: ClinicTimelineEntry[]; isWriting: boolean }) =>
      useOvertaken(entries, isWriting, false),
    { initialProps: { entries: [byKadri], isWriting: false } },
  );
  rerender({ entries: [byKadri, none], isWriting: true });
  expect(result.current).toBeUndefined();
  rerender({ entries: [byKadri, none, words], isWriting: true });
  expect(result.current).toEqual(words);
});

it('earlier messages that are shown while one writes are no news', () => {
  const first = { ...patientSays('Köha', true), id: '01960000-0000-7000-8000-0000000000d0' };
  const words = patientSays('Nüüd on palavik', true);
  const { result, rerender } = renderHook(
    ({ entries, isWriting }: { entries: ClinicTimelineEntry[]; isWriting: boolean }) =>
      useOvertaken(entries, isWriting, false),
    { initialProps: { entries: [byKadri], isWriting: false } },
  );
  rerender({ entries: [first, byKadri], isWriting: true });
  expect(result.current).toBeUndefined();
  rerender({ entries: [first, byKadri, words], isWriting: true });
  expect(result.current).toEqual(words);
});
