import { listMyEContactPrescriptions } from '@tervita/contract/e-contacts';
import { NotFound } from '../../../core/http/errors.ts';
import { query } from '../../../core/http/use-case.ts';
import { prescriptionsOfEContact } from '../../prescriptions/index.ts';
import { readMyEContact } from './patient-e-contacts.ts';

/** What became of each medicine, for whoever reads the thread. */
export const listPrescriptions = query(
  listMyEContactPrescriptions,
  async ({ db, actor, params, touched }) => {
    touched.eContactIds.add(params.id);
    if (!(await readMyEContact(db, actor, params.id))) throw new NotFound();
    return { prescriptions: await prescriptionsOfEContact(db, params.id, actor.userId) };
  },
);
