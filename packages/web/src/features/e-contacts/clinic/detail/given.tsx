import {
  type ClinicEContactDetail,
  type ClinicTimeline,
  type ClinicTimelineEntry,
  getClinicEContact,
  getClinicTimeline,
  listClinicEContacts,
  listNotes,
  type PlannedMove,
  saveReplyDraft,
} from '@tervita/contract/e-contacts';
import { listRepresentatives } from '@tervita/contract/patients';
import { screen } from '@testing-library/react';
import { useCommandKeys } from '../../../../core/commands/index.ts';
import type { Config } from '../../../../core/config.ts';
import { HeaderOutlet } from '../../../../core/page/index.ts';
import { givenStaff } from '../../../../core/session/given.ts';
import { answers, fakeServer } from '../../../../testing/answers.ts';
import { renderScreen } from '../../../../testing/render-screen.tsx';
import { CommandPalette } from '../../../command-palette/index.ts';
import { givenDetail } from '../given.ts';
import { Component } from './detail-page.tsx';

/** The page of one e-contact with its keys and the palette, on answers that the test gives. */
export const me = givenStaff();
export const detail = givenDetail();
export const moved = { id: detail.id, status: 'SUBMITTED', turn: 'CLINIC', version: 1 } as const;
export const planned: PlannedMove = {
  id: '01960000-0000-7000-8000-0000000000bb',
  version: 1,
  move: 'reply',
  status: 'WAITING',
  dueAt: '2030-03-12T08:00:00.000Z',
  createdAt: '2026-03-12T08:00:00.000Z',
  text: 'Kas palavik on?',
  reason: null,
  opensAt: null,
  files: [],
  author: { name: 'Kadri Mägiste', me: false },
  heldBy: null,
};

export const byKadri: ClinicTimelineEntry = {
  id: '01960000-0000-7000-8000-0000000000cc',
  move: 'reply',
  at: '2026-03-12T09:00:00.000Z',
  author: { kind: 'STAFF', name: 'Kadri Mägiste', role: 'NURSE', me: false },
  direction: 'CLINIC_TO_PATIENT',
  text: 'Kas palavik on?',
  language: null,
  reason: null,
  opensAt: null,
  filed: null,
  files: [],
  alarmOutcome: null,
  isNews: true,
};

function Page() {
  useCommandKeys();
  return (
    <>
      <HeaderOutlet />
      <Component />
      <CommandPalette />
    </>
  );
}

export const open = async (
  given: {
    detail?: Partial<ClinicEContactDetail>;
    timeline?: Partial<ClinicTimeline>;
    state?: object;
    config?: Config;
  },
  ...more: Parameters<typeof fakeServer>
) => {
  const server = fakeServer(
    answers(getClinicEContact, { ...detail, ...given.detail }),
    answers(getClinicTimeline, {
      entries: [],
      earlierBefore: null,
      planned: [],
      draft: null,
      ...given.timeline,
    }),
    answers(listNotes, { notes: [] }),
    answers(listClinicEContacts, { eContacts: [], next: null }),
    answers(saveReplyDraft, { updatedAt: detail.updatedAt }),
    answers(listRepresentatives, { representatives: [] }),
    ...more,
  );
  const view = await renderScreen(<Page />, {
    user: me,
    at: `/e-contacts/${detail.id}`,
    path: '/e-contacts/:id',
    state: given.state,
    ...(given.config ? { config: given.config } : {}),
  });
  return { ...server, ...view };
};
export const replyField = () => screen.findByLabelText('Reply to the patient');
