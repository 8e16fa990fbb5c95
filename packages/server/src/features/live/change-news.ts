import type { BusMessage } from '../../core/bus/bus.ts';
import type { Database } from '../../core/database/database.ts';
import { type Connection, inOneText } from './connection.ts';
import { findEContact } from './find-e-contact.ts';
import { tellOfPatient } from './tell-of-patient.ts';
import type { StillTrusted } from './trust.ts';

interface Deps {
  readonly database: Database;
  readonly connections: ReadonlySet<Connection>;
  readonly stillTrusted: StillTrusted;
}
type Ids = BusMessage['ids'];

const concerns =
  ({ personId, creatorUserId }: Ids, clinicId: string) =>
  (one: Connection) => {
    const { actor, watching } = one;
    if (one.isStaff) return watching.kind !== 'nothing' && watching.clinicId === clinicId;
    return (
      actor.activeRole === 'PRM_PATIENT' && (actor.personId === personId || actor.userId === creatorUserId)
    );
  };

export const changeNews = ({ database, connections, stillTrusted }: Deps) => ({
  /**
   * To those who have it open, to the patient's own screens, and to the clinic's lists, unless nothing has changed that
   * they show: each would be read again for nothing.
   */
  tellAll: async (
    ids: Ids,
    eContactId: string,
    clinicId: string,
    { concernsLists }: { concernsLists: boolean },
  ): Promise<void> => {
    const detail = inOneText({ type: 'E_CONTACT_DETAILS_UPDATED', payload: { eContactId } });
    const ofClinic = inOneText({ type: 'E_CONTACTS_CHANGED', payload: { clinicId } });
    const ofPatient = inOneText({ type: 'E_CONTACTS_CHANGED', payload: { clinicId: null } });
    for (const connection of await stillTrusted([...connections].filter(concerns(ids, clinicId)))) {
      const represents = !connection.isStaff && connection.actor.personId !== ids.personId;
      // Who wrote for somebody hears of it while they represent them; row security knows.
      if (represents && !(await findEContact(database, connection, eContactId))) continue;
      const { watching } = connection;
      const hasItOpen = watching.kind === 'e-contact' && watching.eContactId === eContactId;
      if (connection.isStaff && !hasItOpen && !concernsLists) continue;
      const ofList = connection.isStaff ? ofClinic : ofPatient;
      connection.sendText(hasItOpen ? detail() : ofList());
    }
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
});
