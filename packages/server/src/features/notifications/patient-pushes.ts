import { newId } from '../../core/ids.ts';
import type { Subscriber } from '../../core/outbox/outbox.ts';
import { NotWorthRepeating } from '../../core/outbox/queues.ts';
import { spoken } from '../../integrations/mail/spoken.ts';
import { type Pusher, PushRefused } from '../../integrations/push/web-push.ts';
import { type Device, devicesOf, forgetDevice } from '../push/index.ts';
import { noticed, type Occasion, occasionOf } from './kinds.ts';
import { beginNotice, endNotice } from './notice-store.ts';
import type { NotificationDeps } from './notification-deps.ts';
import { type Receiver, receiverOf } from './receiver.ts';

interface Told {
  readonly receiver: Receiver;
  readonly devices: readonly (Device & { readonly noticeId: string })[];
}

/** Sealed for the device; the service worker shows it. The clinic's name and a place, never health content. */
const sealedText = ({ eContactId }: Occasion, { kind, language, clinicName }: Receiver) => {
  const { subject, action } = spoken[language][kind];
  return JSON.stringify({
    title: subject({ clinic: clinicName }),
    body: action,
    path: `/e-contacts/${eContactId}/timeline`,
    tag: eContactId,
    language,
  });
};

/** A topic has room for an id without its dashes: a newer notice takes the place of one that still waits. */
const topicOf = (eContactId: string) => eContactId.replaceAll('-', '');

/** Each device is a notice of its own, so that one which cannot be reached does not repeat the others. */
const beginAll = async (
  { database, fallbackLanguage, clock }: NotificationDeps,
  occasion: Occasion,
): Promise<Told | undefined> =>
  database.write('tervita_system', {}, async (tx) => {
    const receiver = await receiverOf(tx, occasion, fallbackLanguage);
    if (!receiver?.userId) return undefined;
    const { key, eContactId } = occasion;
    const about = { kind: receiver.kind, eContactId, clinicId: receiver.clinicId, userId: receiver.userId };
    const devices: Told['devices'][number][] = [];
    for (const device of await devicesOf(tx, receiver.userId)) {
      const own = { id: newId(clock()), key: `${key}:${device.id}`, channel: 'PUSH' } as const;
      const noticeId = await beginNotice(tx, { ...about, ...own });
      if (noticeId) devices.push({ ...device, noticeId });
    }
    return { receiver, devices };
  });

const tell = async (
  { database }: NotificationDeps,
  pusher: Pusher,
  device: Told['devices'][number],
  message: Parameters<Pusher['send']>[1],
): Promise<void> => {
  const outcome = await pusher.send(device, message);
  await database.write('tervita_system', {}, async (tx, now) => {
    if (outcome === 'GONE') await forgetDevice(tx, device.id);
    await endNotice(tx, device.noticeId, outcome === 'GONE' ? 'SKIPPED' : 'SENT', now);
  });
};

/** Tells the patient on the devices where they asked for it. */
export const patientPushes = (deps: NotificationDeps, pusher: Pusher | undefined): Subscriber => ({
  queue: 'push-notices',
  on: noticed,
  handle: async (event) => {
    const occasion = occasionOf(event);
    const told = occasion && pusher && (await beginAll(deps, occasion));
    if (!occasion || !pusher || !told) return;
    const message = { text: sealedText(occasion, told.receiver), topic: topicOf(occasion.eContactId) };
    const outcomes = await Promise.allSettled(
      told.devices.map((device) => tell(deps, pusher, device, message)),
    );
    const faults = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    const passing = faults.find((fault) => !(fault instanceof PushRefused));
    if (passing) throw passing;
    if (faults[0] instanceof PushRefused)
      throw new NotWorthRepeating(faults[0].message, { cause: faults[0] });
  },
});
