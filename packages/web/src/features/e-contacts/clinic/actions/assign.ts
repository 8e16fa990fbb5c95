import type { QueryClient } from '@tanstack/react-query';
import { assignEContact } from '@tervita/contract/e-contacts';
import { type ApiError, call } from '../../../../core/api/index.ts';
import { toasts } from '../../../../ui/toasts.ts';
import { type Acted, type Assignee, fullName } from './acted.ts';
import { atOnce } from './at-once.ts';
import { keepVersions, showAlready } from './cached.ts';
import { moveMany } from './move-many.ts';
import { sayLeft } from './say-left.ts';
import { sayWith } from './texts.ts';
import { offerUndo } from './undo.ts';

interface Moved {
  readonly id: string;
  readonly version: number;
}

const newerAssignee = ({ body }: ApiError): Assignee | null | undefined =>
  (body as { newer?: { assignee?: Assignee | null } } | null)?.newer?.assignee;

const sendOne = async ({ id, version }: Acted, assigneeUserId: string | null) => {
  const options = { seen: version, key: crypto.randomUUID() };
  const moved = await call(assignEContact, { params: { id }, body: { assigneeUserId } }, options);
  return { moved: [moved], left: [] };
};

/** Each back to whoever had it. */
const assignBack = async (before: readonly Acted[]) => {
  const byAssignee = Map.groupBy(before, ({ assignee }) => assignee?.userId ?? null);
  const answers = [];
  for (const [assigneeUserId, rows] of byAssignee)
    answers.push(await moveMany(rows, { kind: 'ASSIGN', assigneeUserId }));
  return { moved: answers.flatMap(({ moved }) => moved), left: answers.flatMap(({ left }) => left) };
};

/** Makes somebody, or nobody, responsible; can be taken back for a few seconds. */
export const assign = (
  client: QueryClient,
  myUserId: string,
  eContacts: readonly Acted[],
  assignee: Assignee | null,
): void => {
  const [first] = eContacts;
  if (!first) return;
  const offerBack = (moved: readonly Moved[]) => {
    const versions = new Map(moved.map(({ id, version }) => [id, version]));
    const before = eContacts.flatMap((each) => {
      const version = versions.get(each.id);
      return version === undefined ? [] : [{ ...each, version }];
    });
    if (before.length === 0) return;
    const undo = () =>
      void atOnce(client, {
        show: () => {
          const shown = before.map((each) =>
            showAlready(client, [{ ...each, assignee }], { assignee: each.assignee }),
          );
          return () => shown.forEach((takeBack) => void takeBack());
        },
        send: () => assignBack(before),
        onDone: ({ moved: back, left }) => {
          keepVersions(client, back);
          sayLeft(client, left, before);
        },
      });
    const isMe = assignee?.userId === myUserId;
    sayWith((t) => offerUndo(t.assigned(assignee ? fullName(assignee) : null, isMe, before.length), undo));
  };
  void atOnce<{ moved: readonly Moved[]; left: readonly { id: string; code: string }[] }>(client, {
    show: () => showAlready(client, eContacts, { assignee }),
    send: () =>
      eContacts.length === 1
        ? sendOne(first, assignee?.userId ?? null)
        : moveMany(eContacts, { kind: 'ASSIGN', assigneeUserId: assignee?.userId ?? null }),
    onDone: ({ moved, left }) => {
      keepVersions(client, moved);
      offerBack(moved);
      sayLeft(client, left, eContacts);
    },
    onRefused: (error) => {
      const faster = newerAssignee(error);
      if (!faster || faster.userId === myUserId || faster.userId === first.assignee?.userId) return false;
      sayWith((t) => toasts.show({ tone: 'warning', text: t.takenBy(fullName(faster)) }));
      return true;
    },
  });
};
