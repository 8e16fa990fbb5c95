import type { ClinicEContactRow } from '@tervita/contract/e-contacts';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { type Command, useCommands, useTemplateTarget } from '../../../../core/commands/index.ts';
import { useClinicTexts } from '../../../../core/texts/clinic.ts';
import { toasts } from '../../../../ui/toasts.ts';
import { fullName } from '../actions/acted.ts';
import { ask } from '../actions/ask.ts';
import { can } from '../actions/can.ts';
import { completionRefusal } from '../actions/completion-refusal.ts';
import { sayWith } from '../actions/texts.ts';
import { useActions } from '../actions/use-actions.ts';
import type { InboxChoice } from './choice.ts';
import { detailAddress } from './detail-address.ts';
import type { useCurrentRow } from './list/use-current-row.ts';
import type { Selection } from './selection/use-selection.ts';

interface Standing {
  readonly current: ReturnType<typeof useCurrentRow>;
  readonly selection: Selection;
}

/** What can be done from the list, by key, from the palette and by the buttons of the preview. */
export const useRowActions = ({
  choice,
  current,
  selection,
}: Standing & { readonly choice: InboxChoice }) => {
  const actions = useActions();
  const navigate = useNavigate();
  const { actOn } = current;
  const { clear } = selection;
  return useMemo(() => {
    const replyAddress = ({ id }: ClinicEContactRow) => `${detailAddress(id, choice)}#reply`;
    const ids = (rows: readonly ClinicEContactRow[]) => rows.map(({ id }) => id);
    const about = (rows: readonly ClinicEContactRow[]) => () => {
      actOn(ids(rows));
      clear();
    };
    const open = (row: ClinicEContactRow) => void navigate(detailAddress(row.id, choice));
    /** On a row there is one cut line of an emergency: it is opened before anything is done that counts as having seen it. */
    const opensUnseen = ([first, ...others]: readonly ClinicEContactRow[]): boolean => {
      if (!first || others.length > 0 || completionRefusal(first) !== 'UNSEEN') return false;
      sayWith(({ alarm }) =>
        toasts.show({ tone: 'warning', text: alarm.readFirst(fullName(first.patient)) }),
      );
      open(first);
      return true;
    };
    const askAboutEnd = (kind: 'complete' | 'reject', rows: readonly ClinicEContactRow[]) => {
      if (opensUnseen(rows)) return;
      const [, ...others] = rows;
      const leaving = others.length > 0 ? rows.filter((row) => !completionRefusal(row)) : rows;
      ask({
        kind,
        eContacts: rows,
        hasUnsentText: rows.some(({ hasDraft }) => hasDraft),
        onDone: about(leaving),
      });
    };
    return {
      take: (row: ClinicEContactRow) => {
        actOn([row.id]);
        actions.take(row);
      },
      assign: (rows: readonly ClinicEContactRow[]) =>
        ask({ kind: 'assign', eContacts: rows.filter((row) => can('assign', row)), onDone: about(rows) }),
      complete: (rows: readonly ClinicEContactRow[]) =>
        askAboutEnd(
          'complete',
          rows.filter((row) => can('archive', row)),
        ),
      askQuestionnaire: (rows: readonly ClinicEContactRow[]) => {
        const able = rows.filter((row) => can('askQuestionnaire', row));
        if (opensUnseen(able)) return;
        ask({ kind: 'questionnaire', eContacts: able, onDone: about(rows) });
      },
      reopen: (row: ClinicEContactRow) => ask({ kind: 'reopen', eContacts: [row], onDone: about([row]) }),
      reject: (row: ClinicEContactRow) => askAboutEnd('reject', [row]),
      accept: actions.accept,
      acknowledge: actions.acknowledge,
      release: (row: ClinicEContactRow) => {
        actOn([row.id]);
        actions.assign([row], null);
      },
      open,
      replyAddress,
      reply: (row: ClinicEContactRow, templateId?: string) => {
        if (!row.assignee) actions.take(row);
        void navigate(replyAddress(row), {
          state: templateId ? { templateId } : null,
        });
      },
    };
  }, [actions, navigate, actOn, clear, choice]);
};
export type RowDoes = ReturnType<typeof useRowActions>;

interface Options extends Standing {
  readonly does: RowDoes;
  readonly togglePreview: () => void;
}

export const useInboxCommands = ({ does, current, selection, togglePreview }: Options): void => {
  const { eContacts, problemTypes } = useClinicTexts();
  const { inbox } = eContacts;
  const { row, step, show } = current;
  const { chosen, add, toggle, clear } = selection;
  const commands = useMemo((): Command[] => {
    const { keys: t, title } = inbox;
    const group = row ? inbox.thisOne(fullName(row.patient), problemTypes.labels[row.type]) : title;
    const several = chosen.length > 0 ? chosen : row ? [row] : [];
    const extend = (by: 1 | -1) => () => {
      const next = step(by);
      add([row, next].flatMap((each) => each?.id ?? []));
    };
    const ofRow = row
      ? [
          { id: 'open', label: inbox.openFull, keys: 'Enter', run: () => does.open(row) },
          ...(can('reply', row)
            ? [{ id: 'reply', label: inbox.reply, keys: 'R', run: () => does.reply(row) }]
            : []),
          ...(can('assign', row)
            ? [{ id: 'take', label: inbox.take, keys: 'I', run: () => does.take(row) }]
            : []),
          ...(can('assign', row) && row.assignee
            ? [{ id: 'release', label: inbox.release, run: () => does.release(row) }]
            : []),
          ...(can('accept', row) ? [{ id: 'accept', label: inbox.accept, run: () => does.accept(row) }] : []),
          ...(can('reopen', row)
            ? [{ id: 'reopen', label: inbox.reopen, keys: 'Shift E', run: () => does.reopen(row) }]
            : []),
          ...(can('reject', row) ? [{ id: 'reject', label: inbox.reject, run: () => does.reject(row) }] : []),
          { id: 'check', label: t.check, keys: 'X', isKeyOnly: true, run: () => toggle(row.id) },
        ]
      : [];
    const ofSeveral = [
      ...(several.some((each) => can('assign', each))
        ? [{ id: 'assign', label: inbox.assign, keys: 'A', run: () => does.assign(several) }]
        : []),
      ...(several.some((each) => can('archive', each))
        ? [{ id: 'complete', label: inbox.complete, keys: 'E', run: () => does.complete(several) }]
        : []),
      ...(several.some((each) => can('askQuestionnaire', each))
        ? [
            {
              id: 'questionnaire',
              label: inbox.askQuestionnaire,
              keys: 'Q',
              run: () => does.askQuestionnaire(several),
            },
          ]
        : []),
    ];
    const close = () => (chosen.length > 0 ? clear() : show(undefined));
    const list = [
      { id: 'next', label: t.next, keys: 'J', alsoKeys: ['↓'], run: () => void step(1) },
      { id: 'previous', label: t.previous, keys: 'K', alsoKeys: ['↑'], run: () => void step(-1) },
      { id: 'check-next', label: t.checkNext, keys: 'Shift J', alsoKeys: ['Shift ↓'], run: extend(1) },
      {
        id: 'check-previous',
        label: t.checkPrevious,
        keys: 'Shift K',
        alsoKeys: ['Shift ↑'],
        run: extend(-1),
      },
      { id: 'preview', label: t.preview, keys: 'Space', run: togglePreview },
      { id: 'close', label: t.close, keys: 'Escape', run: close },
    ];
    return [
      ...[...ofRow, ...ofSeveral].map((command) => ({ ...command, group })),
      ...list.map((command) => ({ ...command, group: title, isKeyOnly: true })),
    ];
  }, [row, chosen, does, step, add, toggle, clear, show, togglePreview, inbox, problemTypes]);
  useCommands(commands);
  const target = useMemo(
    () =>
      row && can('reply', row)
        ? { problemType: row.type, use: (templateId: string) => does.reply(row, templateId) }
        : undefined,
    [row, does],
  );
  useTemplateTarget(target);
};
