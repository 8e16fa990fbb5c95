import { getGlobalMessages as getGlobalMessagesRoute } from '@tervita/contract/global-messages';
import { type Country, type Language, languagesOf } from '@tervita/domain/core';
import { sql } from 'kysely';
import { query } from '../../core/http/use-case.ts';

const most = 10;

/** What the clinic wrote in the reader's language, if it did. */
const textIn = (language: Language | null) => sql<string | null>`global_message.texts ->> ${language}::text`;

/** Row security has already chosen the clinics: those of the employee, or those the patient belongs to. */
export const getGlobalMessages = query(
  getGlobalMessagesRoute,
  async ({ db, actor, query: { role, clinicIds, language } }) => {
    const read = language ?? actor.language;
    let found = db
      .selectFrom('global_message')
      .innerJoin('clinic', 'clinic.id', 'global_message.clinic_id')
      .select(['global_message.id', 'global_message.text', 'clinic.name as clinicName', 'clinic.country'])
      .select(textIn(read).as('translated'))
      .where('global_message.deleted_at', 'is', null)
      .where((message) =>
        message.or([
          message('global_message.for_role', 'is', null),
          message('global_message.for_role', '=', role ?? actor.activeRole),
        ]),
      );
    if (clinicIds?.length) found = found.where('clinic.id', 'in', clinicIds);
    const rows = await found.orderBy('global_message.created_at', 'desc').limit(most).execute();
    return {
      messages: rows.map(({ id, text, translated, clinicName, country }) => {
        const [own = 'en'] = languagesOf(country as Country);
        return read && translated !== null
          ? { id, text: translated, language: read, clinicName }
          : { id, text, language: own, clinicName };
      }),
    };
  },
);
