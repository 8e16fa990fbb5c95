import {
  informationBodyMax,
  informationKinds,
  informationSourceMax,
  informationStates,
  informationSummaryMax,
  informationTitleMax,
  informationTypesMax,
  isSourceAddress,
} from '@tervita/domain/information-hub';
import * as z from 'zod/mini';
import { boundedText, id, languageTag, moment, oneLine, route } from '../../core/index.ts';
import { problemType, problemTypeName } from '../problem-types/index.ts';

/** A draft may have gaps. */
const text = z.strictObject({
  title: oneLine({ min: 0, max: informationTitleMax }),
  summary: boundedText({ min: 0, max: informationSummaryMax }),
  body: boundedText({ min: 0, max: informationBodyMax }),
  sourceName: oneLine({ min: 0, max: informationSourceMax }),
});
export type InformationText = z.output<typeof text>;

const inAllLanguages = z.strictObject({ et: text, en: text, ru: text, pl: text });
const kind = z.enum(informationKinds);

const sent = z.strictObject({
  kind,
  sourceUrl: oneLine({ min: 0, max: 500 }).check(
    z.refine((url) => url === '' || isSourceAddress(url), { error: 'badWebsite' }),
  ),
  problemTypes: z.array(problemTypeName).check(z.maxLength(informationTypesMax)),
  texts: inAllLanguages,
});
const content = z.strictObject({
  kind,
  sourceUrl: z.string(),
  problemTypes: z.array(problemType),
  texts: inAllLanguages,
});
export type InformationContent = z.output<typeof content>;

const saved = { version: z.int(), at: moment, by: z.string() };

const edited = z.strictObject({
  id,
  state: z.enum(informationStates),
  /** The latest that was saved. */
  version: z.int(),
  /** Of the item with its state: one more with every save, publishing and withdrawal. */
  revision: z.int(),
  /** What staff read, or read before it was withdrawn; null: it was never published. */
  publishedVersion: z.nullable(z.int()),
  publishedAt: z.nullable(moment),
  withdrawnAt: z.nullable(moment),
  content,
  /** The latest first, two hundred at most. */
  versions: z.array(z.strictObject(saved)),
});
export type EditedInformation = z.output<typeof edited>;

export const editedPageSize = 50;

const rules = { access: 'platform-admin' } as const;
const params = z.strictObject({ id });

export const listEditedInformation = route({
  method: 'GET',
  path: '/prm/information-hub',
  summary: 'Items of the information hub in every state, changed last first.',
  ...rules,
  audit: 'LISTED',
  query: z.strictObject({
    locale: z.optional(languageTag),
    search: z.optional(boundedText({ min: 0, max: 100 })),
    state: z.optional(z.enum(informationStates)),
    page: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(1_000)), 0),
  }),
  response: z.strictObject({
    items: z.array(
      z.strictObject({
        id,
        kind,
        /** As saved last. */
        title: z.string(),
        state: z.enum(informationStates),
        version: z.int(),
        publishedVersion: z.nullable(z.int()),
        publishedAt: z.nullable(moment),
        updatedAt: moment,
        updatedBy: z.string(),
      }),
    ),
    total: z.int(),
  }),
});
export type EditedInformationRow = z.output<typeof listEditedInformation.response>['items'][number];

export const getEditedInformation = route({
  method: 'GET',
  path: '/prm/information-hub/:id',
  summary: 'An item as it was saved last, in all languages, with its versions.',
  ...rules,
  audit: 'OPENED',
  params,
  response: edited,
});

const informationVersion = z.strictObject({ ...saved, content });
export type InformationVersion = z.output<typeof informationVersion>;

export const getInformationVersion = route({
  method: 'GET',
  path: '/prm/information-hub/:id/versions/:version',
  summary: 'An item as it was saved once.',
  ...rules,
  audit: 'OPENED',
  params: z.strictObject({ id, version: z.coerce.number().check(z.int(), z.gte(1), z.lte(1_000_000)) }),
  response: informationVersion,
});

export const addInformation = route({
  method: 'POST',
  path: '/prm/information-hub',
  summary: 'A new item, which staff do not see before it is published.',
  ...rules,
  audit: 'CHANGED',
  idempotency: 'required',
  body: sent,
  response: edited,
});

export const saveInformation = route({
  method: 'POST',
  path: '/prm/information-hub/:id/versions',
  summary: 'Saves a new version; staff go on reading the published one.',
  ...rules,
  audit: 'CHANGED',
  seen: 'required',
  idempotency: 'required',
  params,
  body: sent,
  response: edited,
  codes: ['INFORMATION_CHANGED'],
});

export const publishInformation = route({
  method: 'POST',
  path: '/prm/information-hub/:id/publish',
  summary:
    'Staff read the version that was saved last. If-Match has the revision that the caller has looked at.',
  ...rules,
  audit: 'CHANGED',
  seen: 'required',
  params,
  body: z.strictObject({
    /** It is unread again for those who have read an earlier version. */
    tellAgain: z.boolean(),
  }),
  response: edited,
  codes: ['INFORMATION_CHANGED', 'INFORMATION_NOT_COMPLETE', 'SIGN_IN_TOO_OLD'],
});

export const withdrawInformation = route({
  method: 'POST',
  path: '/prm/information-hub/:id/withdraw',
  summary:
    'Staff read the item no more; its versions stay. If-Match has the revision that the caller has looked at.',
  ...rules,
  audit: 'CHANGED',
  seen: 'required',
  params,
  response: edited,
  codes: ['INFORMATION_CHANGED', 'SIGN_IN_TOO_OLD'],
});
