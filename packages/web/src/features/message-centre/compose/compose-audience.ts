import type { NumberCounts } from '@tervita/domain/message-centre';

/** What the message and its confirmation say of the patients. */
export interface ComposeAudience {
  readonly counts: NumberCounts;
  /** Without those who were left out by hand. */
  readonly reachable: number;
  /** Of those, whose number another of them has. */
  readonly shared: number;
  readonly longestFirstName: string;
  readonly footer: string;
  readonly words: readonly string[];
  /** The first of them: with this name the message is shown. */
  readonly sample: { readonly firstName: string; readonly fullName: string };
}
