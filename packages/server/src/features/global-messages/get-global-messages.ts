import { getGlobalMessages as getGlobalMessagesRoute } from '@tervita/contract/global-messages';
import { query } from '../../core/http/use-case.ts';

const most = 10;

/** Row security has already chosen the clinics: those of the employee, or those the patient belongs to. */
export const getGlobalMessages = query(
  getGlobalMessagesRoute,
  async ({ db, actor, query: { role, clinicIds } }) => {
    let found = db
      .selectFrom('global_message')
      .innerJoin('clinic', 'clinic.id', 'global_message.clinic_id')
      .select(['global_message.id', 'global_message.text', 'clinic.name as clinicName'])
      .where('global_message.deleted_at', 'is', null)
      .where((message) =>
        message.or([
          message('global_message.for_role', 'is', null),
          message('global_message.for_role', '=', role ?? actor.activeRole),
        ]),
      );
    if (clinicIds?.length) found = found.where('clinic.id', 'in', clinicIds);
    return { messages: await found.orderBy('global_message.created_at', 'desc').limit(most).execute() };
  },
);
