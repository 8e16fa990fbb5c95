import { type EContactDraft, listDrafts } from '@tervita/contract/e-contacts';
import { isPrescriptionType } from '@tervita/domain/prescriptions';
import type { ProblemType } from '@tervita/domain/problem-types';
import { ApiError, call } from '../../../../core/api/index.ts';
import { type KeptFile, keptFiles } from '../../../../core/drafts/kept-files.ts';
import { recall, remember } from '../../../../core/storage.ts';
import { moveToThread } from './already-sent.ts';
import type { OpenedDraft } from './draft-saver.ts';
import { fetchDraft } from './put-draft.ts';
import { rememberedContent } from './remembered-draft.ts';
import { allUnsaved, type Content, forgetSaved, readUnsaved, type UnsavedDraft } from './unsaved-draft.ts';

/** What the address says: for whom, where, why, and which draft if one has begun. */
export interface Asked {
  readonly personId: string;
  readonly clinicId: string;
  readonly type: ProblemType;
  readonly draftId: string | undefined;
  /** On the last page it must exist: one that nobody knows may have been sent. */
  readonly mustExist?: boolean | undefined;
}

export interface Opened extends OpenedDraft {
  /** Chosen on an earlier visit and not uploaded. */
  readonly waiting: readonly KeptFile[];
  /** Nobody asked for it by name: it was begun about the same thing, and is gone on with. */
  readonly wasFound: boolean;
  /** Signs of danger come first; false also where nobody can be asked. */
  readonly asksDanger: boolean;
  /** When it goes to the clinic by itself, as a grave sign of danger stands in it; null without one. */
  readonly goesAt: string | null;
}
/** The draft in the address is about another person, clinic or reason than the address. */
export interface OtherDraft {
  readonly id: string;
  readonly version: number;
  readonly content: Content;
  /** Answers stand behind it, which go nowhere else. */
  readonly hasQuestionnaire: boolean;
  /** Those answers go to the clinic by themselves unless the draft is deleted. */
  readonly goesAt: string | null;
}
interface SentDraft {
  readonly sentAs: string;
  /** Other words were written here since, and wait where information is added. */
  readonly isChanged: boolean;
}
export type Opening = Opened | SentDraft | { readonly other: OtherDraft };

const sentKey = (draftId: string) => `sent.${draftId}`;
/** Whoever goes back to the form of what was sent is led to what it became. */
export const rememberSent = (draftId: string, eContactId: string): void =>
  remember('session', sentKey(draftId), eContactId);

/** Not there, or nobody answers: what is here must do. */
const orOffline = (error: unknown): undefined => {
  if (error instanceof ApiError && (error.status === 0 || error.status === 404)) return undefined;
  throw error;
};

type Matter = Pick<Content, 'personId' | 'clinicId' | 'type'>;
/** A new medicine among those to renew changes the reason; it is the same request. */
const isSameReason = (one: ProblemType, other: ProblemType): boolean =>
  one === other || (isPrescriptionType(one) && isPrescriptionType(other));

const isSameMatter = (asked: Asked) => (draft: Matter) =>
  draft.personId === asked.personId &&
  draft.clinicId === asked.clinicId &&
  isSameReason(draft.type, asked.type);

/** On the last page the reason can be changed for words that are already there. */
const isMeant = (asked: Asked, draft: Matter): boolean =>
  isSameMatter(asked)(asked.mustExist ? { ...draft, type: asked.type } : draft);

const contentOf = ({ patient, clinic, type, text, files, prescriptions }: EContactDraft): Content => ({
  personId: patient.personId,
  clinicId: clinic.clinicId,
  type,
  text,
  files,
  ...(prescriptions.length > 0 ? { prescriptions } : {}),
});

/** What stands on this device goes before what the server has. */
const otherIn = (
  asked: Asked,
  local: UnsavedDraft | undefined,
  server: EContactDraft | undefined,
): OtherDraft | undefined => {
  const content = local ?? (server && contentOf(server));
  if (!asked.draftId || !content || isMeant(asked, content)) return undefined;
  const version = server?.version ?? local?.version ?? 0;
  const { hasQuestionnaire = false, isAlarming = false, goesAt = null } = server ?? {};
  return { id: asked.draftId, version, content, hasQuestionnaire, goesAt: isAlarming ? goesAt : null };
};

const sameFiles = (one: Content['files'], other: Content['files']) =>
  one.length === other.length && one.every(({ id }) => other.some((file) => file.id === id));

/** Begun by answering about danger: nobody has written in it. */
const isEmpty = ({ text, files }: Pick<EContactDraft, 'text' | 'files'>): boolean =>
  text === '' && files.length === 0;

/** What is on this device goes before what is at the server, unless both were changed: then the person is asked. */
export const merged = (
  id: string,
  asked: Asked,
  local: UnsavedDraft | undefined,
  server: EContactDraft | undefined,
): OpenedDraft => {
  const { personId, clinicId, type } = asked;
  const newest = local ?? server;
  const medicines = newest?.prescriptions ?? [];
  const isKept = !asked.mustExist && newest !== undefined && isSameReason(newest.type, type);
  const content = {
    personId,
    clinicId,
    type: isKept ? newest.type : type,
    text: newest?.text ?? '',
    files: newest?.files ?? [],
    ...(medicines.length > 0 ? { prescriptions: medicines } : {}),
  };
  const warning = server?.warning ?? null;
  const isOther =
    server !== undefined &&
    !isSameMatter(asked)({
      personId: server.patient.personId,
      clinicId: server.clinic.clinicId,
      type: server.type,
    });
  if (!local) return { id, version: server?.version ?? 0, content, tried: [], isDirty: isOther, warning };
  const { tried } = local;
  // What the server had and has no more is not made anew under this name: the save finds out what became of it.
  if (!server) return { id, version: local.version, content, tried, isDirty: true, warning };
  const isSame = server.text === local.text && sameFiles(server.files, local.files) && !isOther;
  const isOurs =
    server.version === local.version ||
    server.text === local.text ||
    tried.includes(server.text) ||
    isEmpty(server);
  const conflict = isSame || isOurs ? undefined : server;
  // Until one of two texts is chosen, these words go on from what they were made of.
  const { version } = conflict ? local : server;
  return { id, version, content, tried, isDirty: !isSame, conflict, warning };
};

const nothingElse = { waiting: [], wasFound: false, asksDanger: false, goesAt: null, warning: null } as const;

/** The server has it and does not answer: as the page before showed it. An empty one would pretend that it was lost. */
const unanswered = (userId: string, asked: Asked, id: string): Opening => {
  const { personId, clinicId, type } = asked;
  const shown = rememberedContent(userId, id);
  if (!shown) throw new ApiError({ status: 0, code: 'OFFLINE' });
  if (!isMeant(asked, shown.content)) return { other: { ...shown, hasQuestionnaire: false, goesAt: null } };
  const content = { ...shown.content, personId, clinicId, type };
  return { id, version: shown.version, content, tried: [], isDirty: false, ...nothingElse };
};

/** Signs of danger are asked for one person and one reason, into what the server has. */
const asksDanger = (
  { type }: Asked,
  local: UnsavedDraft | undefined,
  draft: EContactDraft | undefined,
): boolean => {
  if (draft) return draft.asksDanger || draft.type !== type;
  // The server had it and has it no more: it may have been sent, which the page finds out as it saves.
  return (local?.version ?? 0) === 0;
};

/** Finds what was written before, here or at the server, or begins anew. */
export const openDraft = async (userId: string, asked: Asked): Promise<Opening> => {
  const sentHere = asked.draftId && recall('session', sentKey(asked.draftId));
  if (sentHere) return { sentAs: sentHere, isChanged: false };
  const before = allUnsaved(userId);
  const listed = await call(listDrafts).then(({ drafts }) => drafts, orOffline);
  const here = [...allUnsaved(userId), ...before].find(isSameMatter(asked))?.id;
  const there = listed?.find(({ patient, clinic, type }) =>
    isSameMatter(asked)({ personId: patient.personId, clinicId: clinic.clinicId, type }),
  )?.id;
  const found = asked.draftId ? undefined : (here ?? there);
  const id = asked.draftId ?? found ?? crypto.randomUUID();
  const local = readUnsaved(userId, id);
  const isThere = listed?.some((draft) => draft.id === id) ?? false;
  // A save that was on its way has arrived since the list was read.
  const hasLeft = !local && before.some((draft) => draft.id === id);
  const isLookedFor = isThere || ((asked.mustExist || hasLeft) && listed);
  const server = isLookedFor ? await fetchDraft(id).catch(orOffline) : undefined;
  if (server?.eContactId) {
    const { eContactId: sentAs } = server;
    const isChanged = local && (await moveToThread(userId, sentAs, local).catch(() => false));
    return { sentAs, isChanged: isChanged ?? false };
  }
  const isAnswered = listed !== undefined && (!isThere || server !== undefined);
  if (!isAnswered && !local && asked.draftId) return unanswered(userId, asked, asked.draftId);
  const other = otherIn(asked, local, server?.draft ?? undefined);
  if (other) return { other };
  const opened = merged(id, asked, local, server?.draft ?? undefined);
  if (local && !opened.isDirty) forgetSaved(userId, id, local);
  const known = opened.content.files.map((file) => file.id);
  const waiting = (await keptFiles(userId, id)).filter(({ itemId }) => !itemId || !known.includes(itemId));
  // Without an answer, the version at the server is taken to be the one that was changed here.
  const version = isAnswered ? opened.version : (local?.version ?? 0);
  const goesAt = server?.draft?.goesAt ?? null;
  const isAsked = listed !== undefined && asksDanger(asked, local, server?.draft ?? undefined);
  return { ...opened, version, waiting, wasFound: found !== undefined, asksDanger: isAsked, goesAt };
};
