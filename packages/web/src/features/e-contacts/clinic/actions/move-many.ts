import type { Sent } from '@tervita/contract/core';
import { moveManyEContacts } from '@tervita/contract/e-contacts';
import { bulkMost } from '@tervita/domain/e-contacts';
import { call } from '../../../../core/api/index.ts';
import type { Acted } from './acted.ts';

type Body = Sent<typeof moveManyEContacts>['body'];
type Versioned = Pick<Acted, 'id' | 'version' | 'clinicId'>;

/** As many as there are, in parts that the server takes. */
export const moveMany = async (
  eContacts: readonly Versioned[],
  action: Body['action'],
  keyOf: (body: Body) => string = () => crypto.randomUUID(),
) => {
  const answers = [];
  for (let from = 0; from < eContacts.length; from += bulkMost) {
    const part = eContacts.slice(from, from + bulkMost);
    const body = {
      clinicId: part[0]?.clinicId ?? '',
      eContacts: part.map(({ id, version }) => ({ id, version })),
      action,
    };
    answers.push(await call(moveManyEContacts, { body }, { key: keyOf(body) }));
  }
  return { moved: answers.flatMap(({ moved }) => moved), left: answers.flatMap(({ left }) => left) };
};
