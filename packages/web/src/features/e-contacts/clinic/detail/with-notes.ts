import type { ClinicTimelineEntry, InternalNote } from '@tervita/contract/e-contacts';

export type Said =
  | { readonly kind: 'entry'; readonly id: string; readonly at: string; readonly entry: ClinicTimelineEntry }
  | { readonly kind: 'note'; readonly id: string; readonly at: string; readonly note: InternalNote };

/** Notes stand in the timeline where they were written. */
export const withNotes = (entries: readonly ClinicTimelineEntry[], notes: readonly InternalNote[]): Said[] =>
  [
    ...entries.map((entry): Said => ({ kind: 'entry', id: entry.id, at: entry.at, entry })),
    ...notes.map((note): Said => ({ kind: 'note', id: note.id, at: note.at, note })),
  ].sort((a, b) => a.at.localeCompare(b.at));
