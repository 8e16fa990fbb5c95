import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { givenStaff } from '../../../../../core/session/given.ts';
import { renderScreen } from '../../../../../testing/render-screen.tsx';
import { givenRow } from '../../given.ts';
import { RowTags } from './row-tags.tsx';

it.each([true, false])('a row says that nobody has confirmed the writer (%s)', async (isUnverified) => {
  await renderScreen(<RowTags row={givenRow(1, { isUnverified, fileCount: 2 })} viewers={[]} />, {
    user: givenStaff(),
  });
  await screen.findByText('Files:');
  // Once for the eye, where there is room, and once for whoever hears it.
  expect(screen.queryAllByText('Not verified').map((each) => each.getAttribute('aria-hidden'))).toEqual(
    isUnverified ? ['true', null] : [],
  );
});
