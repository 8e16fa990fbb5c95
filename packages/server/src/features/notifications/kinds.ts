import type { EContactEvent } from '@tervita/domain/e-contacts';
import type { NoticeKind } from '@tervita/domain/notifications';
import type { OutboxEvent } from '../../core/outbox/queues.ts';

const kinds = {
  'e-contact.replied': 'clinicAnswered',
  'e-contact.completed': 'closed',
  'e-contact.archived': 'archived',
  'e-contact.rejected': 'rejected',
  'e-contact.reopened': 'reopened',
  'e-contact.opened-by-clinic': 'clinicWrote',
  'e-contact.prescriptions-answered': 'clinicAnswered',
  'e-contact.reply-opens': 'replyOpened',
  'e-contact.address-corrected': 'clinicWrote',
} as const satisfies Partial<Record<EContactEvent, NoticeKind>>;

export const noticed = Object.keys(kinds);

/** What a patient is told of, and what made it so. */
export interface Occasion {
  readonly kind: NoticeKind;
  /** The same for every attempt; each way of telling adds its own name. */
  readonly key: string;
  readonly eContactId: string;
  /** Of the change; undefined when a time has come. */
  readonly version: number | undefined;
  /** The time that has come. */
  readonly opensAt: Date | undefined;
}

/** The event's key is the e-contact with its version (and with the moment, of what may come again), or with the time that the reply named. */
export const occasionOf = ({ type, key, ids }: OutboxEvent): Occasion | undefined => {
  const kind = kinds[type as keyof typeof kinds];
  const { eContactId } = ids;
  if (!kind || !eContactId) return undefined;
  const rest = key.slice(eContactId.length + 1);
  const isTime = kind === 'replyOpened';
  return {
    kind,
    key: `${kind}:${key}`,
    eContactId,
    version: isTime ? undefined : Number.parseInt(rest, 10),
    opensAt: isTime ? new Date(rest) : undefined,
  };
};
