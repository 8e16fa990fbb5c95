import type { Sent } from '@tervita/contract/core';
import type { createClinicEContact } from '@tervita/contract/e-contacts';
import type { ClinicPatient } from '@tervita/contract/patients';
import { type ReplyDelay, replyDelays, replyOpensAt, textMax } from '@tervita/domain/e-contacts';
import { type ProblemType, problemTypes } from '@tervita/domain/problem-types';
import type { Fault, Faults, Kept, Values } from '../../../../../core/form/index.ts';
import { faulty } from '../../../../auth/index.ts';
import type { Kind } from '../wizard.ts';

export type MessageField = 'eContactType' | 'text' | 'policy' | 'dangerSigns';
type MessageValues = Values<MessageField>;

export const noMessage: MessageValues = { eContactType: '', text: '', policy: 'now', dangerSigns: '' };

/** Stands among the signs of a form where the caller was not asked about them. */
export const unaskedSign = 'unasked';

/** A form holds texts: the ticked signs stand in one of them, after the reason that they were asked for. */
export const signsAsText = (type: string, signs: readonly string[]): string =>
  signs.length > 0 ? [type, ...signs].join(' ') : '';
/** Another reason asks about other signs: nothing of it is ticked yet. */
export const signsIn = ({
  eContactType,
  dangerSigns,
}: Pick<MessageValues, 'eContactType' | 'dangerSigns'>): readonly string[] => {
  const [askedFor, ...signs] = dangerSigns.split(' ');
  return askedFor === eContactType ? signs : [];
};

const typeOf = (text: string): ProblemType | undefined => problemTypes.find((type) => type === text);
/** Undefined: at once. */
export const delayOf = (policy: string): ReplyDelay | undefined =>
  replyDelays.find((delay) => delay === policy);

const checkText = (text: string): Fault | undefined => {
  if (text.trim() === '') return 'required';
  return [...text.trim()].length > textMax ? 'tooLong' : undefined;
};

export const checkMessage = (kind: Kind, values: MessageValues): Faults<MessageField> => {
  const type = typeOf(values.eContactType);
  // Signs are asked about once there is a reason; before, they are not on the page.
  const lacksSigns = kind === 'as-patient' && type !== undefined && signsIn(values).length === 0;
  return faulty({
    eContactType: type ? undefined : 'required',
    text: checkText(values.text),
    policy: undefined,
    dangerSigns: lacksSigns ? 'required' : undefined,
  });
};

interface Given {
  readonly kind: Kind;
  readonly clinicId: string;
  readonly patient: ClinicPatient;
  readonly representativeId: string | undefined;
  readonly fileIds: readonly string[];
  readonly now: Date;
  /** The clock of the clinic. */
  readonly zone: string;
}

type Body = Sent<typeof createClinicEContact>['body'];

const statedDanger = (
  kind: Kind,
  signs: readonly string[],
): Pick<Body, 'dangerSigns' | 'isDangerUnasked'> => {
  if (kind !== 'as-patient') return {};
  return signs.includes(unaskedSign) ? { isDangerUnasked: true } : { dangerSigns: [...signs] };
};

export const messageBody = (values: MessageValues, given: Given): Body => {
  const { kind, clinicId, patient, representativeId, fileIds } = given;
  const delay = kind === 'to-patient' ? delayOf(values.policy) : undefined;
  const signs = kind === 'as-patient' ? signsIn(values) : [];
  return {
    clinicId,
    clinicMemberId: patient.clinicMemberId,
    kind: kind === 'to-patient' ? 'TO_PATIENT' : 'AS_PATIENT',
    eContactType: typeOf(values.eContactType) ?? 'OTHER_PROBLEM',
    text: values.text.trim(),
    ...(fileIds.length > 0 ? { fileIds: [...fileIds] } : {}),
    ...(delay ? { openedAt: replyOpensAt(delay, given.now, given.zone).toISOString() } : {}),
    ...statedDanger(kind, signs),
    ...(representativeId ? { representativeUserId: representativeId } : {}),
  };
};

interface Sending {
  readonly key: string;
  readonly body: Body;
}

/**
 * The same words sent again, also after a reload, are the same sending: whoever got no answer makes no second
 * e-contact. The time from which on there may be an answer stays what it was, unless it has passed: then nobody was waiting
 * for an answer of the server any more, and it is another sending.
 */
export const sendingOf = (body: Body, kept: Kept, now: Date): Sending => {
  const { openedAt: _, ...rest } = body;
  const what = JSON.stringify([rest, body.openedAt ? 'later' : 'now']);
  const before = kept.read();
  const isSame = before.what === what && !(before.openedAt && Date.parse(before.openedAt) < now.getTime());
  const { key = crypto.randomUUID(), openedAt = body.openedAt ?? '' } = isSame ? before : {};
  kept.write({ what, key, ...(openedAt ? { openedAt } : {}) });
  return { key, body: openedAt ? { ...rest, openedAt } : rest };
};
