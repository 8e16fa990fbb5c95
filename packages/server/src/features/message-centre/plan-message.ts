import { BusinessError } from '@tervita/domain/core';
import {
  longestInSms,
  messageFault,
  type NumberCounts,
  type NumberKind,
  recipientsMost,
  repeatedSms,
  smsSize,
  smsTextFor,
  unitPriceCents,
} from '@tervita/domain/message-centre';
import type { Reader } from '../../core/database/database.ts';
import { fieldFault } from '../profiles/index.ts';
import { type AudienceMember, type AudienceQuery, audienceOf } from './audience-store.ts';
import type { NumberReader } from './number-kinds.ts';

export interface PlannedRecipient extends AudienceMember {
  readonly numberKind: NumberKind;
  /** Null for whoever gets nothing. */
  readonly text: string | null;
  readonly units: number;
  readonly priceCents: number;
}

export interface MessagePlan {
  readonly recipients: readonly PlannedRecipient[];
  readonly counts: NumberCounts;
  readonly units: number;
  readonly mostUnits: number;
  readonly priceCents: number;
}

export const countKinds = (kinds: readonly NumberKind[]): NumberCounts => {
  const counts = { REACHABLE: 0, SHARED: 0, ABROAD: 0, LANDLINE: 0, INVALID: 0, MISSING: 0 };
  for (const kind of kinds) counts[kind] += 1;
  return counts;
};

const refuseText = (text: string, names: Iterable<string>, footer: string): void => {
  const fault = messageFault(text, longestInSms(names), footer);
  if (!fault) return;
  if (fault === 'smsTooLong') throw fieldFault('text', 'tooLong');
  throw fieldFault('text', fault === 'required' ? 'required' : 'badCharacters');
};

/** Many share a first name: each text is put together and counted once. */
const writer = (text: string, footer: string) => {
  const written = new Map<string, { text: string; units: number; priceCents: number }>();
  return (firstName: string) => {
    const known = written.get(firstName);
    if (known) return known;
    const named = smsTextFor(text, firstName, footer);
    const { units } = smsSize(named);
    const one = { text: named, units, priceCents: units * unitPriceCents };
    written.set(firstName, one);
    return one;
  };
};

const nothing = { text: null, units: 0, priceCents: 0 };

/** What goes to whom and what it costs, counted for each patient with their own name in the text. */
export const planMessage = async (
  db: Reader,
  numbers: NumberReader,
  query: AudienceQuery,
  { text, footer }: { text: string; footer: string },
): Promise<MessagePlan> => {
  const members = await audienceOf(db, query, recipientsMost + 1);
  if (members.length > recipientsMost) throw new BusinessError('SMS_TOO_MANY_PATIENTS');
  const kinds = await numbers.kindsOf(members.map(({ phone }) => phone));
  const reachable = members.filter((_, index) => kinds[index] === 'REACHABLE');
  refuseText(text, new Set(reachable.map(({ firstName }) => firstName)), footer);
  const write = writer(text, footer);
  const written = members.map((member, index): PlannedRecipient => {
    const numberKind = kinds[index] ?? 'MISSING';
    return { ...member, numberKind, ...(numberKind === 'REACHABLE' ? write(member.firstName) : nothing) };
  });
  const isRepeated = repeatedSms(
    written.map(({ phone, text: words }) => (phone && words ? { phone, text: words } : undefined)),
  );
  const recipients = written.map(
    (one, index): PlannedRecipient =>
      isRepeated[index] ? { ...one, numberKind: 'SHARED', ...nothing } : one,
  );
  return {
    recipients,
    counts: countKinds(recipients.map(({ numberKind }) => numberKind)),
    units: recipients.reduce((sum, { units }) => sum + units, 0),
    mostUnits: recipients.reduce((most, { units }) => Math.max(most, units), 0),
    priceCents: recipients.reduce((sum, { priceCents }) => sum + priceCents, 0),
  };
};
