import * as z from 'zod/mini';
import { boundedText, id, oneLine, route } from '../../../core/index.ts';

/** Nobody finds their way among more. */
export const savedViewsMost = 20;

const name = oneLine({ max: 60 });
/** As the address of the list says it. */
const view = boundedText({ max: 1_000 });
const ofClinic = z.strictObject({ clinicId: id });

const savedView = z.strictObject({ id, name, view });

export const listSavedViews = route({
  method: 'GET',
  path: '/clinic/:clinicId/saved-views',
  summary: 'My sets of filters of the inbox.',
  access: 'clinic',
  params: ofClinic,
  response: z.strictObject({ views: z.array(savedView) }),
});

export const saveView = route({
  method: 'PUT',
  path: '/clinic/:clinicId/saved-views',
  summary: 'Keeps a set of filters under a name; the same name again is changed.',
  access: 'clinic',
  audit: 'CHANGED',
  params: ofClinic,
  body: z.strictObject({ name, view }),
  response: z.strictObject({}),
});

export const removeSavedView = route({
  method: 'DELETE',
  path: '/clinic/:clinicId/saved-views/:id',
  summary: 'Forgets a set of filters.',
  access: 'clinic',
  audit: 'CHANGED',
  params: z.strictObject({ clinicId: id, id }),
  response: z.strictObject({}),
});
