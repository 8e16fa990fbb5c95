import type { ClinicEContactDetail, InternalNote, TimelineEntry } from '@tervita/contract/e-contacts';
import type { QuestionnaireResponse } from '@tervita/contract/instruments';
import type { Prescription } from '@tervita/contract/prescriptions';
import type { DangerAsked, RaisedFlag } from '@tervita/contract/smart-questionnaire';
import { type Country, emergencyNumberOf, type Language } from '@tervita/domain/core';
import { internalMoves, isAboutMedicine, phaseOf, reasonListOf } from '@tervita/domain/e-contacts';
import { visitMinutesOf } from '@tervita/domain/problem-types';
import { filingMinutes } from '@tervita/domain/smart-questionnaire';
import type { PdfTexts } from '@tervita/texts/pdf-en';
import { raisedLine } from '@tervita/texts/raised-line';
import type { Entry } from '../../../../core/pdf/paper.ts';
import { timesIn } from './times.ts';

export interface Thread {
  readonly clinic: {
    readonly name: string;
    readonly address: string | null;
    readonly phone: string | null;
    readonly timeZone: string;
    readonly country: Country;
  };
  readonly detail: ClinicEContactDetail;
  readonly entries: readonly TimelineEntry[];
  /** There are older entries than these. */
  readonly isCut: boolean;
  /** Signs of danger that were ticked, or that there were none; undefined where nobody was asked. */
  readonly danger: string | undefined;
  /** Each time that the writer was asked about them. */
  readonly dangerAsked: readonly DangerAsked[];
  /** Why the red flag stands. */
  readonly raised: readonly RaisedFlag[];
  /** Medicines that it asks for, each with what became of it. */
  readonly prescriptions: readonly Prescription[];
  /** Questionnaires that came with it, in words and added up. */
  readonly responses: readonly QuestionnaireResponse[];
  /** Undefined: they were not asked for. */
  readonly notes: readonly InternalNote[] | undefined;
}

type Times = ReturnType<typeof timesIn>;

const fullName = ({ firstName, surname }: { firstName: string; surname: string }) =>
  `${firstName} ${surname}`;

/** Each sign with its time, and when it came to the clinic and how. */
const flaggedTold = (raised: readonly RaisedFlag[], number: string, texts: PdfTexts, times: Times): string =>
  raised
    .flatMap(({ at, isFiled, reasons }) => {
      const lines = reasons.map((reason) => [reason.at, raisedLine(reason, texts.flagged, number)]);
      const wasLater = isFiled || reasons.some((reason) => reason.at !== at);
      return wasLater ? [...lines, [at, isFiled ? texts.flagged.filed : texts.flagged.sent]] : lines;
    })
    .map(([at = '', line]) => `${times.moment(at)}: ${line}`)
    .join('\n');

/** Which rows were shown when, because of which words, and what was ticked. */
const askedTold = (asked: readonly DangerAsked[], { flagged }: PdfTexts, times: Times): string =>
  asked
    .map(({ at, quote, ticked, notTicked, perhapsUnseen, isAnswered }) => {
      const list = (rows: typeof ticked) => rows.map(({ label }) => label).join('; ');
      return [
        `${times.moment(at)}: ${quote === null ? flagged.askedOfAll : flagged.askedBecause(quote)}.`,
        isAnswered ? undefined : `${flagged.notAnswered}.`,
        isAnswered && ticked.length === 0 ? `${flagged.noneTicked}.` : undefined,
        ticked.length > 0 ? `${flagged.ticked(list(ticked))}.` : undefined,
        notTicked.length > 0 ? `${flagged.notTicked}: ${list(notTicked)}.` : undefined,
        perhapsUnseen.length > 0 ? `${flagged.perhapsUnseen}: ${list(perhapsUnseen)}.` : undefined,
      ]
        .filter(Boolean)
        .join(' ');
    })
    .join('\n');

/** Who, about what and how it stands. */
export const factsOf = (
  { clinic, detail, danger, dangerAsked, raised, entries }: Thread,
  texts: PdfTexts,
  language: Language,
): [string, string][] => {
  const { pdf, problemTypes, status } = texts;
  const times = timesIn(language, clinic.timeZone);
  const { patient, creator, assignee } = detail;
  const visitMinutes = visitMinutesOf(detail.type);
  const isBegunByClinic = entries.some(({ move }) => move === 'writeFirst');
  const isListAsked = dangerAsked.some(({ quote }) => quote === null);
  const answer = isListAsked ? null : (danger ?? (isBegunByClinic ? null : pdf.dangerNotAsked));
  const facts: [string, string | null][] = [
    [pdf.patient, fullName(patient)],
    [pdf.personalCode, patient.personalCode],
    [pdf.birthDate, patient.birthDate && times.calendarDay(patient.birthDate)],
    [pdf.list, patient.listCode],
    [pdf.reason, problemTypes.labels[detail.type]],
    [pdf.visit, visitMinutes === null ? null : pdf.minutes(visitMinutes)],
    [pdf.danger, [answer, askedTold(dangerAsked, texts, times)].filter(Boolean).join('\n')],
    [
      pdf.flagged,
      flaggedTold(raised, emergencyNumberOf(clinic.country), texts, times) ||
        (detail.redFlag && pdf.flaggedUnknown),
    ],
    [pdf.status, status[phaseOf(detail)]],
    [pdf.sent, times.moment(detail.createdAt)],
    [pdf.by, pdf.creators[creator.kind](creator.name)],
    [pdf.assignee, assignee && fullName(assignee)],
  ];
  return facts.filter((fact): fact is [string, string] => fact[1] !== null && fact[1] !== '');
};

/** Moves whose message says all. */
const silent: readonly string[] = ['submit', 'reply', 'answer', 'addInfo'];

const happened = ({ move, author, reason }: TimelineEntry, { events, reasons }: PdfTexts): string => {
  // Of a decision about a medicine the reason is its name.
  if (isAboutMedicine(move) && reason) return `${events[move]}: ${reason}`;
  const list = reasonListOf(move, author.kind === 'STAFF');
  const words: Record<string, string> = list ? reasons[list] : {};
  const why = reason ? words[reason] : undefined;
  return why ? `${events[move]} · ${why}` : events[move];
};

const entryOf = (entry: TimelineEntry, texts: PdfTexts, times: Times): Entry => {
  const { pdf, employeeRoles } = texts;
  const { author, text, files, opensAt, filed } = entry;
  const role = author.role ? employeeRoles[author.role] : pdf.authors[author.kind];
  const names = files.map(({ name }) => name).join(', ');
  return {
    who: author.name ?? role,
    about: [author.name ? role : undefined, times.moment(entry.at)].filter(Boolean).join(' · '),
    isNote: false,
    paragraphs: [
      ...(text ? [{ text, isMuted: false }] : []),
      ...(silent.includes(entry.move) ? [] : [{ text: happened(entry, texts), isMuted: true }]),
      ...(filed ? [{ text: texts.flagged.filedEvent(filingMinutes), isMuted: true }] : []),
      ...(opensAt ? [{ text: pdf.opens(times.day(opensAt)), isMuted: true }] : []),
      ...(names ? [{ text: pdf.files(names), isMuted: true }] : []),
    ],
  };
};

const noteOf = ({ author, at, text }: InternalNote, { pdf }: PdfTexts, times: Times): Entry => ({
  who: author.name,
  about: `${pdf.note} · ${times.moment(at)}`,
  isNote: true,
  paragraphs: [{ text, isMuted: false }],
});

const internal: readonly string[] = internalMoves;

/** All that was said and done, as it came; what concerns only the clinic goes with its notes. */
export const entriesOf = (
  { clinic, entries, notes }: Thread,
  texts: PdfTexts,
  language: Language,
): Entry[] => {
  const times = timesIn(language, clinic.timeZone);
  return [
    ...entries
      .filter(({ move }) => notes !== undefined || !internal.includes(move))
      .map((entry) => ({ at: entry.at, entry: entryOf(entry, texts, times) })),
    ...(notes ?? []).map((note) => ({ at: note.at, entry: noteOf(note, texts, times) })),
  ]
    .toSorted((one, other) => one.at.localeCompare(other.at))
    .map(({ entry }) => entry);
};
