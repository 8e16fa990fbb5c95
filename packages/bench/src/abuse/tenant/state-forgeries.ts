import { randomUUID } from 'node:crypto';
import { type Forgeries, type Forgery, insertInto } from './forge.ts';
import type { Scene, StaffScene } from './scene.ts';

const at = new Date().toISOString();

const changing =
  ({ mine }: Scene) =>
  (what: string, set: string): Forgery => ({
    what: `e_contact: ${what}`,
    statements: [{ text: `update e_contact set ${set} where id = '${mine.id}'` }],
  });

const upload = ({ me }: Scene, side: 'CLINIC' | 'PATIENT', lie: object) => {
  const id = randomUUID();
  return insertInto('file', {
    id,
    uploader_user_id: me.user,
    side,
    name: 'x.txt',
    media_type: 'text/plain',
    size: 1,
    sha256: '\\x00',
    storage_key: id,
    scan_state: 'WAITING',
    created_at: at,
    ...lie,
  });
};

const uploads = (scene: Scene, side: 'CLINIC' | 'PATIENT'): Forgeries => {
  const withAnothersWords = `insert into file (id, uploader_user_id, side, name, media_type, size, sha256, storage_key,
      scan_state, created_at, clinic_id, e_contact_id, timeline_entry_id, attached_at)
    select gen_random_uuid(), '${scene.me.user}', '${side}', 'x.txt', 'text/plain', 1, '\\x00', gen_random_uuid(), 'NA',
      now(), t.clinic_id, t.e_contact_id, t.id, now()
    from timeline_entry t where t.author_user_id is distinct from '${scene.me.user}' limit 1`;
  return {
    honest: [{ what: 'a file', statements: [upload(scene, side, {})] }],
    forged: [
      {
        what: 'file: as if it was found clean',
        statements: [upload(scene, side, { scan_state: 'CLEAN', scanned_at: at })],
      },
      { what: "file: with another's words", statements: [{ text: withAnothersWords }] },
    ],
  };
};

/** How something stands, in somebody else's name: seen, answered, found clean. */
export const patientStates = (scene: Scene): Forgeries => {
  const change = changing(scene);
  const { honest, forged } = uploads(scene, 'PATIENT');
  return {
    honest,
    forged: [
      ...forged,
      change("with the clinic's last words", "preview = 'forged', last_by = 'CLINIC'"),
      {
        what: 'representation: begun again after it was ended',
        statements: [{ text: 'update representation set ended_at = null where ended_at <= now()' }],
      },
    ],
  };
};

export const staffStates = (scene: StaffScene): Forgeries => {
  const { me, role, mine, colleague, stranger } = scene;
  const change = changing(scene);
  const { honest, forged } = uploads(scene, 'CLINIC');
  const takenBack = {
    id: randomUUID(),
    clinic_id: mine.clinic,
    e_contact_id: mine.id,
    user_id: me.user,
    author_name: me.name,
    author_role: role,
    move: 'reply',
    text: 'x',
    file_ids: [],
    seen_version: 1,
    status: 'CANCELLED',
    version: 1,
    due_at: at,
    created_at: at,
  };
  return {
    honest: [
      ...honest,
      change('a warning seen', `red_flag_seen_by = '${me.user}', red_flag_seen_at = now()`),
      change('a warning raised', "red_flag = 'CALL_112', red_flag_seen_by = null, red_flag_seen_at = null"),
      change('work for a colleague', `assignee_user_id = '${colleague.user}'`),
    ],
    forged: [
      ...forged,
      change('a warning that a colleague has seen', `red_flag_seen_by = '${colleague.user}'`),
      change('a warning raised as seen', "red_flag = 'TODAY', red_flag_seen_at = now()"),
      change('work for somebody who does not work there', `assignee_user_id = '${stranger.user}'`),
      change("with the patient's last words", "preview = 'forged', last_by = 'PATIENT'"),
      {
        what: 'planned_move: sent after it was taken back',
        statements: [
          insertInto('planned_move', takenBack),
          { text: `update planned_move set status = 'WAITING' where id = '${takenBack.id}'` },
        ],
      },
    ],
  };
};
