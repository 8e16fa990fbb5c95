import type { Database } from '../../core/database/database.ts';
import { type Connection, inOneText } from './connection.ts';
import type { StillTrusted } from './trust.ts';
import { type Views, viewersOf } from './viewer-store.ts';
import { differenceOf, wholeOf } from './views-difference.ts';

interface Deps {
  readonly database: Database;
  readonly connections: ReadonlySet<Connection>;
  readonly stillTrusted: StillTrusted;
}

/** To the lists: the whole once, then only what changed. A thousand screens would else get everybody, each time. */
const tellLists = (lists: readonly Connection[], before: Views | undefined, now: Views): void => {
  const changed = before && differenceOf(before, now);
  const whole = inOneText({ type: 'E_CONTACTS_VIEWERS', payload: wholeOf(now) });
  const difference = changed && inOneText({ type: 'E_CONTACTS_VIEWERS_CHANGED', payload: changed });
  for (const connection of lists) {
    if (!before || !connection.knowsViews) connection.sendText(whole());
    else if (difference) connection.sendText(difference());
    connection.knowsViews = true;
  }
};

const send = async (
  { database, connections, stillTrusted }: Deps,
  clinicId: string,
  { changed, before }: { changed: ReadonlySet<string | undefined>; before: Views | undefined },
): Promise<Views | undefined> => {
  const concerned = [...connections].filter(
    ({ watching }) => watching.kind !== 'nothing' && watching.clinicId === clinicId,
  );
  const receivers = (await stillTrusted(concerned)).filter(({ isStaff }) => isStaff);
  if (receivers.length === 0) return undefined;
  const now = await viewersOf(database.system, clinicId);
  // What a screen looks at may have changed while the database was asked.
  const lists = receivers.filter(
    ({ watching }) => watching.kind === 'list' && watching.clinicId === clinicId,
  );
  tellLists(lists, before, now);
  for (const connection of receivers) {
    const { watching } = connection;
    if (watching.kind !== 'e-contact' || !changed.has(watching.eContactId)) continue;
    const { eContactId } = watching;
    const payload = { eContactId, viewers: [...(now.byEContact.get(eContactId) ?? [])] };
    connection.send({ type: 'E_CONTACT_DETAILS_VIEWERS', payload });
  }
  return lists.length > 0 ? now : undefined;
};

/** Who looks at what. One after the other for a clinic: what was read earlier must not arrive later. */
export const viewerNews = (deps: Deps) => {
  /** Clinics whose screens are being told, with what changed meanwhile. */
  const telling = new Map<string, Set<string | undefined>>();
  /** What the open lists of a clinic know. */
  const told = new Map<string, Views>();
  return async (clinicId: string, changed: string | undefined): Promise<void> => {
    const underWay = telling.get(clinicId);
    if (underWay) return void underWay.add(changed);
    const waiting = new Set([changed]);
    telling.set(clinicId, waiting);
    try {
      while (waiting.size > 0) {
        const these = new Set(waiting);
        waiting.clear();
        const known = await send(deps, clinicId, { changed: these, before: told.get(clinicId) });
        if (known) told.set(clinicId, known);
        else told.delete(clinicId);
      }
    } finally {
      telling.delete(clinicId);
    }
  };
};
