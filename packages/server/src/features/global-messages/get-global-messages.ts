import { getGlobalMessages as getGlobalMessagesRoute } from '@tervita/contract/global-messages';
import type { Language } from '@tervita/domain/core';
import { sql } from 'kysely';
import { query } from '../../core/http/use-case.ts';

const most = 10;

/** The message in the reader's language; where the clinic wrote none in it, in that of the clinic's country. */
const textIn = (language: Language | null) =>
  sql<string>`coalesce(global_message.texts ->> ${language}::text, global_message.text)`;

/** Row security has already chosen the clinics: those of the employee, or those the patient belongs to. */
export const getGlobalMessages = query(
  getGlobalMessagesRoute,
  async ({ db, actor, query: { role, clinicIds, language } }) => {
    let found = db
      .selectFrom('global_message')
      .innerJoin('clinic', 'clinic.id', 'global_message.clinic_id')
      .select(['global_message.id', 'clinic.name as clinicName'])
      .select(textIn(language ?? actor.language).as('text'))
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
