import type { QueryClient } from '@tanstack/react-query';
import { acceptEContact, rejectEContact, reopenEContact } from '@tervita/contract/e-contacts';
import type { ClinicReopenReason, RejectReason } from '@tervita/domain/e-contacts';
import { call } from '../../../../core/api/index.ts';
import { toasts } from '../../../../ui/toasts.ts';
import { type Acted, fullName } from './acted.ts';
import { atOnce } from './at-once.ts';
import { keepVersions, showAlready } from './cached.ts';
import { sayWith } from './texts.ts';

const seenOf = ({ version }: Pick<Acted, 'version'>) => ({ seen: version, key: crypto.randomUUID() });
const nothing = () => () => undefined;

/** The patient is told; there is no way back. */
export const reject = (client: QueryClient, eContact: Acted, reason: RejectReason): void =>
  void atOnce(client, {
    show: () => showAlready(client, [eContact], { status: 'REJECTED', turn: null }),
    send: () => call(rejectEContact, { params: { id: eContact.id }, body: { reason } }, seenOf(eContact)),
    onDone: (moved) => {
      keepVersions(client, [moved]);
      sayWith((t) => toasts.show({ tone: 'success', text: t.rejected(fullName(eContact.patient)) }));
    },
  });

export const reopen = (client: QueryClient, eContact: Acted, reason: ClinicReopenReason): void =>
  void atOnce(client, {
    show: () => showAlready(client, [eContact], { status: 'SUBMITTED', turn: 'CLINIC' }),
    send: () => call(reopenEContact, { params: { id: eContact.id }, body: { reason } }, seenOf(eContact)),
    onDone: (moved) => {
      keepVersions(client, [moved]);
      sayWith((t) => toasts.show({ tone: 'success', text: t.reopened(fullName(eContact.patient)) }));
    },
  });

/** An unknown patient comes to the clinic's list; only then can it answer. */
export const accept = (client: QueryClient, eContact: Acted, listCode: string | null): void =>
  void atOnce(client, {
    show: nothing,
    send: () => call(acceptEContact, { params: { id: eContact.id }, body: { listCode } }, seenOf(eContact)),
    onDone: (moved) => {
      keepVersions(client, [moved]);
      sayWith((t) => toasts.show({ tone: 'success', text: t.accepted(fullName(eContact.patient)) }));
    },
  });
