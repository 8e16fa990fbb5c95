import {
  listMyPrescriptions,
  listPatientPrescriptions,
  recordPrescription,
} from '@tervita/contract/prescriptions';
import { BusinessError } from '@tervita/domain/core';
import { isOffered, mayDecline } from '@tervita/domain/prescriptions';
import { sql } from 'kysely';
import { Fault } from '../../core/fault.ts';
import { NotAllowed, NotFound } from '../../core/http/errors.ts';
import { command, query } from '../../core/http/use-case.ts';
import { isOwnRecord } from '../../core/session/own-matter.ts';
import { findMember } from '../patients/index.ts';
import { idsSeenByClinic, idsSeenByPatient, readPrescriptions } from './prescription-store.ts';

/** More than anybody looks through; the bound keeps one answer finite. */
const mineMost = 100;
const latestFirst = sql`p.created_at desc, p.place, p.id`;

export const listMine = query(listMyPrescriptions, async ({ db, actor, query: asked, touched }) => {
  touched.personIds.add(asked.patientPersonId);
  const { rows } = await sql`select from person where id = ${asked.patientPersonId}`.execute(db);
  if (rows.length === 0) throw new NotFound();
  const ids = idsSeenByPatient({ userId: actor.userId, personId: actor.personId, ...asked });
  const order = sql`${latestFirst} limit ${sql.lit(mineMost)}`;
  return { prescriptions: await readPrescriptions(db, ids, actor.userId, order) };
});

export const listOfPatient = query(listPatientPrescriptions, async ({ db, actor, query: asked, touched }) => {
  const member = await findMember(db, actor, asked.clinicMemberId);
  touched.personIds.add(member.person_id);
  if (await isOwnRecord(db, actor.userId, member.id)) throw new NotFound();
  const { size, page } = asked;
  const ids = idsSeenByClinic(actor, { clinicId: member.clinic_id, clinicMemberId: member.id });
  const order = sql`${latestFirst} limit ${size + 1} offset ${page * size}`;
  const found = await readPrescriptions(db, ids, actor.userId, order);
  return { prescriptions: found.slice(0, size), more: found.length > size };
});

export const record = command(recordPrescription, async ({ tx, actor, body, now, newId, touched }) => {
  const member = await findMember(tx, actor, body.clinicMemberId);
  touched.personIds.add(member.person_id);
  const role = actor.employments.find(({ clinicId }) => clinicId === member.clinic_id)?.role;
  if (!mayDecline(role)) throw new NotAllowed();
  if (!isOffered(body, body.frequency)) throw new BusinessError('PRESCRIPTION_FREQUENCY_NOT_OFFERED');
  if (await isOwnRecord(tx, actor.userId, member.id)) throw new NotFound();
  const id = newId();
  await tx
    .insertInto('prescription')
    .values({
      id,
      clinic_id: member.clinic_id,
      clinic_member_id: member.id,
      brand: body.brand,
      active_ingredient: body.activeIngredient,
      form: body.form,
      route: body.route,
      strength: body.strength,
      atc: body.atc,
      frequency: body.frequency,
      weekday: body.weekday,
      frequency_words: body.frequencyWords,
      comment: body.comment,
      state: 'RECORDED',
      decided_by: actor.userId,
      decided_by_name: `${actor.firstName} ${actor.surname}`,
      decided_at: now,
      created_at: now,
    })
    .execute();
  const [recorded] = await readPrescriptions(tx, sql`select ${id}::uuid`, actor.userId, sql`p.id`);
  if (!recorded) throw new Fault('What was just written down is not there');
  return recorded;
});
