import type { ClinicEContactDetail } from '@tervita/contract/e-contacts';
import type { RepresentationDecision } from '@tervita/domain/e-contacts';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { type Command, useCommands } from '../../../../core/commands/index.ts';
import { useClinicTexts } from '../../../../core/texts/clinic.ts';
import { fullName } from '../actions/acted.ts';
import { ask } from '../actions/ask.ts';
import { can } from '../actions/can.ts';
import { useActions } from '../actions/use-actions.ts';
import { listAddress } from '../inbox/detail-address.ts';
import { useInboxChoice } from '../inbox/inbox-choice.ts';
import { focusHeading } from './focus-heading.ts';
import { newFrom } from './new-from.ts';
import { editButtonId } from './patient-card.tsx';
import { isUndecided, mayConfirmAfterAll } from './representation/decision.ts';
import { useDecideRepresentation } from './representation/use-decide-representation.ts';
import { useWorkingTexts } from './texts.ts';
import type { Neighbours } from './use-neighbours.ts';
import { usePdf } from './use-pdf.ts';

/** What can be done to the e-contact on the screen. */
export interface DetailDoes {
  readonly take: () => void;
  readonly release: () => void;
  readonly assign: () => void;
  readonly complete: () => void;
  readonly askQuestionnaire: () => void;
  readonly reject: () => void;
  readonly reopen: () => void;
  readonly accept: () => void;
  readonly acknowledge: () => void;
  readonly confirmRepresentation: () => void;
  readonly refuseRepresentation: () => void;
  readonly pdf: () => void;
  /** Undefined: there are no notes. */
  readonly pdfWithNotes: (() => void) | undefined;
}

interface Options {
  readonly detail: ClinicEContactDetail;
  readonly neighbours: Neighbours;
  readonly hasNotes: boolean;
  /** Something typed to the patient would be lost. */
  readonly hasUnsentText: () => boolean;
  readonly write: (kind: 'reply' | 'note') => void;
}

/** The same by mouse, by key and from the palette. */
export const useDetailCommands = (options: Options): DetailDoes => {
  const { detail, hasNotes, hasUnsentText, write } = options;
  const { next, previous } = options.neighbours;
  const { eContacts, problemTypes } = useClinicTexts();
  const { inbox } = eContacts;
  const working = useWorkingTexts();
  const actions = useActions();
  const navigate = useNavigate();
  const { choice } = useInboxChoice();
  const pdf = usePdf(detail);
  const decide = useDecideRepresentation(detail);
  const does = useMemo<DetailDoes>(() => {
    const eContacts = [detail];
    // The bar goes, and with it the button that had the keys.
    const decideAndLeave = (decision: RepresentationDecision) => () => {
      decide(decision);
      focusHeading();
    };
    return {
      take: () => actions.take(detail),
      release: () => actions.assign(eContacts, null),
      assign: () => ask({ kind: 'assign', eContacts }),
      complete: () => ask({ kind: 'complete', eContacts, hasUnsentText: hasUnsentText() }),
      askQuestionnaire: () => ask({ kind: 'questionnaire', eContacts }),
      reject: () => ask({ kind: 'reject', eContacts, hasUnsentText: hasUnsentText() }),
      reopen: () => ask({ kind: 'reopen', eContacts }),
      accept: () => actions.accept(detail),
      acknowledge: () => actions.acknowledge(detail),
      confirmRepresentation: decideAndLeave('CONFIRMED'),
      refuseRepresentation: decideAndLeave('NOT_KNOWN'),
      pdf: () => pdf(false),
      pdfWithNotes: hasNotes ? () => pdf(true) : undefined,
    };
  }, [actions, decide, detail, hasNotes, hasUnsentText, pdf]);
  const commands = useMemo<Command[]>(() => {
    const group = inbox.thisOne(fullName(detail.patient), problemTypes.labels[detail.type]);
    const offer = (isPossible: boolean, command: Omit<Command, 'group'>): Command[] =>
      isPossible ? [{ ...command, group }] : [];
    const goTo = (address: string) => () => void navigate(address);
    return [
      ...offer(can('reply', detail), {
        id: 'reply',
        label: working.keys.reply,
        keys: 'R',
        run: () => write('reply'),
      }),
      ...offer(true, { id: 'note', label: working.keys.note, keys: 'N', run: () => write('note') }),
      ...offer(can('assign', detail), { id: 'take', label: inbox.take, keys: 'I', run: does.take }),
      ...offer(can('assign', detail), { id: 'assign', label: inbox.assign, keys: 'A', run: does.assign }),
      ...offer(can('archive', detail), {
        id: 'complete',
        label: inbox.complete,
        keys: 'E',
        run: does.complete,
      }),
      ...offer(can('askQuestionnaire', detail), {
        id: 'questionnaire',
        label: inbox.askQuestionnaire,
        keys: 'Q',
        run: does.askQuestionnaire,
      }),
      ...offer(can('reopen', detail), {
        id: 'reopen',
        label: inbox.reopen,
        keys: 'Shift E',
        run: does.reopen,
      }),
      ...offer(can('accept', detail), { id: 'accept', label: inbox.accept, run: does.accept }),
      ...offer(can('reject', detail), { id: 'reject', label: inbox.reject, run: does.reject }),
      ...offer(isUndecided(detail) || mayConfirmAfterAll(detail), {
        id: 'confirm-representation',
        label: working.representation.command,
        run: does.confirmRepresentation,
      }),
      ...offer(can('assign', detail) && detail.assignee !== null, {
        id: 'release',
        label: inbox.release,
        run: does.release,
      }),
      ...offer(true, { id: 'pdf', label: working.pdf.download, keys: 'D', run: does.pdf }),
      ...offer(does.pdfWithNotes !== undefined, {
        id: 'pdf-notes',
        label: working.pdf.withNotes,
        run: () => does.pdfWithNotes?.(),
      }),
      ...offer(true, {
        id: 'edit-patient',
        label: working.card.edit,
        run: () => document.getElementById(editButtonId)?.click(),
      }),
      ...offer(true, {
        id: 'write-to-patient',
        label: working.card.writeTo,
        run: goTo(newFrom(detail, 'to-patient')),
      }),
      ...offer(true, {
        id: 'document-call',
        label: working.card.documentCall,
        run: goTo(newFrom(detail, 'as-patient')),
      }),
      ...offer(next !== undefined, {
        id: 'next',
        label: inbox.keys.next,
        keys: 'J',
        run: goTo(next ?? ''),
      }),
      ...offer(previous !== undefined, {
        id: 'previous',
        label: inbox.keys.previous,
        keys: 'K',
        run: goTo(previous ?? ''),
      }),
      ...offer(true, {
        id: 'back',
        label: working.keys.back,
        keys: 'Escape',
        run: goTo(listAddress(choice, detail.id)),
      }),
    ];
  }, [detail, does, inbox, working, problemTypes, navigate, next, previous, choice, write]);
  useCommands(commands);
  return does;
};
