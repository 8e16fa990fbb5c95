import type { Database } from '../../core/database/database.ts';
import type { Connection } from './connection.ts';
import type { StillTrusted } from './trust.ts';
import { viewersOf } from './viewer-store.ts';

interface Deps {
  readonly database: Database;
  readonly connections: ReadonlySet<Connection>;
  readonly stillTrusted: StillTrusted;
}

const send = async (
  { database, connections, stillTrusted }: Deps,
  clinicId: string,
  changed: ReadonlySet<string | undefined>,
): Promise<void> => {
  const concerned = [...connections].filter(
    ({ watching }) => watching.kind !== 'nothing' && watching.clinicId === clinicId,
  );
  const receivers = (await stillTrusted(concerned)).filter(({ isStaff }) => isStaff);
  if (receivers.length === 0) return;
  const { byEContact, present } = await viewersOf(database.system, clinicId);
  const views = [...byEContact].map(([eContactId, viewers]) => ({ eContactId, viewers: [...viewers] }));
  for (const connection of receivers) {
    const { watching } = connection;
    if (watching.kind === 'list') {
      connection.send({ type: 'E_CONTACTS_VIEWERS', payload: { views, present: [...present] } });
    } else if (watching.kind === 'e-contact' && changed.has(watching.eContactId)) {
      const { eContactId } = watching;
      const payload = { eContactId, viewers: [...(byEContact.get(eContactId) ?? [])] };
      connection.send({ type: 'E_CONTACT_DETAILS_VIEWERS', payload });
    }
  }
};

/** Who looks at what. One after the other for a clinic: what was read earlier must not arrive later. */
export const viewerNews = (deps: Deps) => {
  /** Clinics whose screens are being told, with what changed meanwhile. */
  const telling = new Map<string, Set<string | undefined>>();
  return async (clinicId: string, changed: string | undefined): Promise<void> => {
    const underWay = telling.get(clinicId);
    if (underWay) return void underWay.add(changed);
    const waiting = new Set([changed]);
    telling.set(clinicId, waiting);
    try {
      while (waiting.size > 0) {
        const these = new Set(waiting);
        waiting.clear();
        await send(deps, clinicId, these);
      }
    } finally {
      telling.delete(clinicId);
    }
  };
};
