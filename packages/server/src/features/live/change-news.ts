import type { BusMessage } from '../../core/bus/bus.ts';
import type { Database } from '../../core/database/database.ts';
import { type Connection, inOneText } from './connection.ts';
import { findEContact } from './find-e-contact.ts';
import type { Change } from './recent-changes.ts';
import { tellOfPatient } from './tell-of-patient.ts';
import type { StillTrusted } from './trust.ts';

interface Deps {
  readonly database: Database;
  readonly connections: ReadonlySet<Connection>;
  readonly stillTrusted: StillTrusted;
}
type Ids = BusMessage['ids'];

const hasOpen = ({ watching }: Connection, eContactId: string) =>
  watching.kind === 'e-contact' && watching.eContactId === eContactId;

const isNamedIn = (userIds: string | undefined, userId: string) =>
  userIds?.split(' ').includes(userId) ?? false;
/** They read the thread until now: their screen asks again, and finds that it is not there. */
const hasLost = ({ lostUserIds }: Ids, { actor }: Connection) => isNamedIn(lostUserIds, actor.userId);

const concerns = (ids: Ids, clinicId: string) => (one: Connection) => {
  const { actor, watching } = one;
  if (one.isStaff) return watching.kind !== 'nothing' && watching.clinicId === clinicId;
  if (actor.activeRole !== 'PRM_PATIENT') return false;
  return (
    actor.personId === ids.personId ||
    actor.userId === ids.creatorUserId ||
    isNamedIn(ids.openedByUserIds, actor.userId) ||
    hasLost(ids, one)
  );
};

export const changeNews = ({ database, connections, stillTrusted }: Deps) => {
  const tell = async (change: Change, among: Iterable<Connection>): Promise<void> => {
    const { ids, eContactId, clinicId, concernsLists } = change;
    const detail = inOneText({ type: 'E_CONTACT_DETAILS_UPDATED', payload: { eContactId } });
    const ofClinic = inOneText({ type: 'E_CONTACTS_CHANGED', payload: { clinicId } });
    const ofPatient = inOneText({ type: 'E_CONTACTS_CHANGED', payload: { clinicId: null } });
    for (const connection of await stillTrusted([...among].filter(concerns(ids, clinicId)))) {
      const represents =
        !connection.isStaff && connection.actor.personId !== ids.personId && !hasLost(ids, connection);
      // Who wrote for somebody hears of it while they represent them; row security knows.
      if (represents && !(await findEContact(database, connection, eContactId))) continue;
      const isOpen = hasOpen(connection, eContactId);
      if (connection.isStaff && !isOpen && !concernsLists) continue;
      const ofList = connection.isStaff ? ofClinic : ofPatient;
      connection.sendText(isOpen ? detail() : ofList());
    }
  };

  return {
    /**
     * To those who have it open, to the patient's own screens, and to the clinic's lists, unless nothing has changed
     * that they show: each would be read again for nothing.
     */
    tellAll: (change: Change): Promise<void> => tell(change, connections),
    /**
     * To a screen that has just begun to listen. A list of the clinic need not hear more than once, nor of what it was
     * told while the screen looked at something else of that clinic.
     */
    tellMissed: async (
      connection: Connection,
      changes: readonly Change[],
      before: Connection['watching'],
    ): Promise<void> => {
      const theirs = changes.filter(({ ids, clinicId }) => concerns(ids, clinicId)(connection));
      const ofOpen = theirs.find(({ eContactId }) => hasOpen(connection, eContactId));
      const ofList = theirs.find(
        ({ concernsLists, eContactId, clinicId }) =>
          concernsLists &&
          !hasOpen(connection, eContactId) &&
          !(before.kind !== 'nothing' && before.clinicId === clinicId),
      );
      for (const change of connection.isStaff ? [ofOpen, ofList] : theirs)
        if (change) await tell(change, [connection]);
    },
    tellOfPatient: async (clinicMemberId: string, clinicId: string): Promise<void> => {
      const staff = [...connections].filter(
        ({ isStaff, watching }) => isStaff && watching.kind !== 'nothing' && watching.clinicId === clinicId,
      );
      await tellOfPatient(database.system, await stillTrusted(staff), { clinicMemberId, clinicId });
    },
    /** What somebody is still writing concerns nobody but their own screens. */
    tellAuthor: async (userId: string): Promise<void> => {
      const own = [...connections].filter(
        ({ actor }) => actor.activeRole === 'PRM_PATIENT' && actor.userId === userId,
      );
      for (const connection of await stillTrusted(own))
        connection.send({ type: 'E_CONTACTS_CHANGED', payload: { clinicId: null } });
    },
  };
};
