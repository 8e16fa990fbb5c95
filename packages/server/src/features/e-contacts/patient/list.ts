import { listPatientEContacts } from '@tervita/contract/e-contacts';
import { query } from '../../../core/http/use-case.ts';
import { readMyEContacts } from './patient-e-contacts.ts';

export const listMine = query(listPatientEContacts, async ({ db, actor, query: page, touched }) => {
  const found = await readMyEContacts(db, actor, page);
  const eContacts = found.slice(0, page.size);
  for (const eContact of eContacts) touched.eContactIds.add(eContact.id);
  return { eContacts, more: found.length > page.size };
});
