import * as z from 'zod/mini';
import { id } from '../../core/index.ts';

/** Closing code of a live connection whose session ended: the client does not come back. */
export const sessionEndedCode = 3000;
export const livePath = '/api/ws-prm';

const viewer = z.strictObject({
  userId: id,
  firstName: z.string(),
  surname: z.string(),
  /** Has typed into the reply box. */
  isWriting: z.boolean(),
});
export type Viewer = z.output<typeof viewer>;

/** Who has an e-contact open. */
const view = z.strictObject({ eContactId: id, viewers: z.array(viewer) });

export const clientMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('HEARTBEAT') }),
  z.strictObject({
    type: z.literal('VIEW_E_CONTACT'),
    payload: z.strictObject({ eContactId: id, isWriting: z.optional(z.boolean()) }),
  }),
  z.strictObject({ type: z.literal('VIEW_E_CONTACTS'), payload: z.strictObject({ clinicId: id }) }),
  z.strictObject({ type: z.literal('LEAVE') }),
]);
export type ClientMessage = z.output<typeof clientMessage>;

/** Hints with ids, never content: whoever gets one fetches the truth through a call. */
export const serverMessage = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('E_CONTACT_DETAILS_VIEWERS'),
    payload: z.strictObject({ eContactId: id, viewers: z.array(viewer) }),
  }),
  z.strictObject({
    type: z.literal('E_CONTACT_DETAILS_UPDATED'),
    payload: z.strictObject({ eContactId: id }),
  }),
  z.strictObject({
    type: z.literal('E_CONTACTS_VIEWERS'),
    payload: z.strictObject({
      views: z.array(view),
      /** Everybody at work in the clinic: whoever has its list or one of its e-contacts open. */
      present: z.array(viewer),
    }),
  }),
  /** After the whole: only what is different since. */
  z.strictObject({
    type: z.literal('E_CONTACTS_VIEWERS_CHANGED'),
    payload: z.strictObject({
      /** E-contacts with other viewers than before; nobody: the last one left. */
      views: z.array(view),
      /** Who came to work, or began or stopped writing. */
      came: z.array(viewer),
      /** Users who left. */
      left: z.array(id),
    }),
  }),
  z.strictObject({
    type: z.literal('E_CONTACTS_CHANGED'),
    payload: z.strictObject({ clinicId: z.nullable(id) }),
  }),
]);
export type ServerMessage = z.output<typeof serverMessage>;
