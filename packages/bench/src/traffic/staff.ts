import { completeEContact, listClinicEContacts, sendInquiry } from '@tervita/contract/e-contacts';
import type { Random } from '../core/random.ts';
import { type Writing, write } from './write.ts';

const inboxSize = 30;
const closes = 0.15;

/** An employee takes something from the top of the inbox and replies, or replies and closes. */
export const staffStep =
  (writing: Writing, token: string, clinicId: string, isOurs: (preview: string) => boolean, random: Random) =>
  async (marker: string): Promise<void> => {
    const query = { clinicId, size: inboxSize };
    const inbox = await writing.calls.call(writing.target(), listClinicEContacts, { query }, { as: token });
    if (inbox?.status !== 200) return;
    const chosen = random.pick(inbox.body.eContacts.filter(({ preview }) => isOurs(preview)));
    if (!chosen) return;
    const move = { as: token, by: 'staff', marker, seen: chosen.version };
    const params = { id: chosen.id };
    if (random.chance(closes))
      await write(
        writing,
        { ...move, route: completeEContact, sent: { params, body: { infoText: marker } } },
        random,
      );
    else
      await write(
        writing,
        { ...move, route: sendInquiry, sent: { params, body: { question: marker } } },
        random,
      );
  };
