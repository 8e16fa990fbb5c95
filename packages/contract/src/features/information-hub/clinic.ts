import { informationKinds, informationPageSize } from '@tervita/domain/information-hub';
import * as z from 'zod/mini';
import { boundedText, done, id, languageTag, moment, route } from '../../core/index.ts';
import { problemType, problemTypeName } from '../problem-types/index.ts';

const count = z.int();

/** By tab. `clinical` is null for somebody who reads nothing clinical: they have no such tab. */
const byTab = z.strictObject({ clinical: z.nullable(count), important: count });
export type InformationCounts = z.output<typeof byTab>;

const row = {
  id,
  kind: z.enum(informationKinds),
  title: z.string(),
  version: count,
  /** When this version came out. */
  publishedAt: moment,
  isUnread: z.boolean(),
};
const informationRow = z.strictObject(row);
export type InformationRow = z.output<typeof informationRow>;

const informationItem = z.strictObject({
  ...row,
  summary: z.string(),
  /** Markdown: headings, lists, strong, emphasis, quotations and links, and nothing else. */
  body: z.string(),
  sourceName: z.string(),
  sourceUrl: z.string(),
  problemTypes: z.array(problemType),
  minutes: count,
  /** What it is not, in the language that was asked for: to be shown with the item. */
  disclaimer: z.string(),
});
export type InformationItem = z.output<typeof informationItem>;

export const informationPagesMost = 1_000;

export const listInformation = route({
  method: 'GET',
  path: '/clinic/information-hub',
  summary:
    'What the caller may read in the role they have at the clinic, the latest first; of a problem type what names fewer types comes before.',
  access: 'clinic',
  query: z.strictObject({
    clinicId: id,
    /** Left out: the language of the caller. */
    locale: z.optional(languageTag),
    clinical: z.optional(z.stringbool()),
    /** Words of the item, in any order, with or without accents. */
    search: z.optional(boundedText({ min: 0, max: 100 })),
    /** Only what is recommended beside e-contacts about this. */
    problemType: z.optional(problemTypeName),
    page: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(informationPagesMost)), 0),
    size: z._default(
      z.coerce.number().check(z.int(), z.gte(1), z.lte(informationPageSize)),
      informationPageSize,
    ),
  }),
  response: z.strictObject({
    items: z.array(informationRow),
    /** Of the asked tab, on all pages. */
    total: count,
    /** In each tab, with the same search. */
    found: byTab,
    unread: byTab,
    /** When it was looked. */
    at: moment,
  }),
});
export type InformationList = z.output<typeof listInformation.response>;

const ofClinic = z.strictObject({ clinicId: id });

export const getInformationStatus = route({
  method: 'GET',
  path: '/clinic/information-hub/status',
  summary: 'How many items the caller has not read.',
  access: 'clinic',
  query: ofClinic,
  response: byTab,
});

export const getInformation = route({
  method: 'GET',
  path: '/clinic/information-hub/:id',
  summary: 'One item. What the role of the caller may not read is not found.',
  access: 'clinic',
  params: z.strictObject({ id }),
  query: z.strictObject({ clinicId: id, locale: z.optional(languageTag) }),
  response: informationItem,
});

export const markInformationRead = route({
  method: 'POST',
  path: '/clinic/information-hub/:id/read',
  summary: 'The caller has read this version of an item.',
  access: 'clinic',
  params: z.strictObject({ id }),
  body: z.strictObject({ clinicId: id, version: z.int().check(z.gte(1), z.lte(1_000_000)) }),
  response: done,
});

export const markInformationUnread = route({
  method: 'POST',
  path: '/clinic/information-hub/:id/unread',
  summary: 'The caller wants to read an item again.',
  access: 'clinic',
  params: z.strictObject({ id }),
  body: ofClinic,
  response: done,
});

export const markAllInformationRead = route({
  method: 'POST',
  path: '/clinic/information-hub/read',
  summary: 'The caller has read all of a tab, as it was when they looked.',
  access: 'clinic',
  body: z.strictObject({ clinicId: id, clinical: z.boolean(), until: moment }),
  response: done,
});
