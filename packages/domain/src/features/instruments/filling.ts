import { kindOf, type ProblemType, questionnaireTypes } from '../problem-types/index.ts';
import type { InstrumentKey } from './instrument.ts';
import { instrumentsOf } from './instruments.ts';

/** Whether the words of a questionnaire are there: free, our own, or entered by the clinic that holds a licence. */
const hasText = (type: ProblemType, supplied: ReadonlySet<InstrumentKey>): boolean =>
  instrumentsOf(type).every(({ key, licence }) => licence !== 'CLINIC_SUPPLIED' || supplied.has(key));

const nothing: ReadonlySet<InstrumentKey> = new Set();

/** Questionnaires whose items we may show in words of our own or of a free text. The others need the clinic's licence. */
export const hasShippedText = (type: ProblemType): boolean =>
  kindOf(type) === 'QUESTIONNAIRE' && hasText(type, nothing);

/** Questionnaires that a clinic can show with the texts that it has entered. */
export const typesWithText = (supplied: ReadonlySet<InstrumentKey>): ReadonlySet<ProblemType> =>
  new Set(questionnaireTypes.filter((type) => hasText(type, supplied)));

/** On our own pages, or on the page of a care-flow provider. */
export const fillings = ['OWN_PAGES', 'HOSTED'] as const;
export type Filling = (typeof fillings)[number];

export interface FillingSources {
  /** Questionnaires for which the clinic has entered the text that it holds a licence for. */
  readonly suppliedTexts: ReadonlySet<ProblemType>;
  /** Questionnaires that the care-flow provider hosts. */
  readonly hosted: ReadonlySet<ProblemType>;
}

/** How a questionnaire is filled in; null where nobody has its text, and for every other reason. */
export const fillingOf = (type: ProblemType, { suppliedTexts, hosted }: FillingSources): Filling | null => {
  if (kindOf(type) !== 'QUESTIONNAIRE') return null;
  if (hasShippedText(type) || suppliedTexts.has(type)) return 'OWN_PAGES';
  return hosted.has(type) ? 'HOSTED' : null;
};
