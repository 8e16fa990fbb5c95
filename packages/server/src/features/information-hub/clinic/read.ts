import { getInformation, getInformationStatus, listInformation } from '@tervita/contract/information-hub';
import { isClinicalKind } from '@tervita/domain/information-hub';
import { informationDisclaimers } from '@tervita/texts/information-disclaimers';
import { NotFound } from '../../../core/http/errors.ts';
import { query } from '../../../core/http/use-case.ts';
import { countFound, findItem, findItems, unreadOf } from './information-store.ts';
import { readableKinds } from './readable.ts';

export const list = query(listInformation, async ({ db, actor, query: asked, now }) => {
  const { clinicId, clinical, search, problemType } = asked;
  const language = asked.locale ?? actor.language ?? 'en';
  const kinds = readableKinds(actor, clinicId);
  const reading = { userId: actor.userId, kinds };
  const wanted = { language, search, problemType };
  const ofTab = kinds.filter((kind) => clinical === undefined || isClinicalKind(kind) === clinical);
  const found = await countFound(db, reading, wanted);
  const counts = { clinical: found.clinical ?? 0, important: found.important };
  return {
    items: await findItems(db, { ...reading, kinds: ofTab }, wanted, asked),
    total:
      clinical === undefined
        ? counts.clinical + counts.important
        : counts[clinical ? 'clinical' : 'important'],
    found,
    unread: await unreadOf(db, reading),
    at: now.toISOString(),
  };
});

export const status = query(getInformationStatus, ({ db, actor, query: { clinicId } }) =>
  unreadOf(db, { userId: actor.userId, kinds: readableKinds(actor, clinicId) }),
);

export const get = query(getInformation, async ({ db, actor, params, query: { clinicId, locale } }) => {
  const reading = { userId: actor.userId, kinds: readableKinds(actor, clinicId) };
  const language = locale ?? actor.language ?? 'en';
  const item = await findItem(db, reading, params.id, language);
  if (!item) throw new NotFound();
  const { clinical, important } = informationDisclaimers[language];
  return { ...item, disclaimer: isClinicalKind(item.kind) ? clinical : important };
});
