export { withDrinkOf } from './drink.ts';
export {
  type Filling,
  type FillingSources,
  fillingOf,
  fillings,
  hasShippedText,
  typesWithText,
} from './filling.ts';
export { itemQuestionId, selfHarmAnswer, valuesElsewhere } from './hosted-answers.ts';
export {
  type BandCode,
  bandCodes,
  type Finding,
  findings,
  type Instrument,
  type InstrumentFacts,
  type InstrumentItem,
  type InstrumentKey,
  type ItemOption,
  type ItemValues,
  instrumentKeys,
  type SubscaleId,
  subscaleIds,
} from './instrument.ts';
export {
  assertMadeFor,
  everyInstrumentOf,
  instrumentOf,
  instruments,
  instrumentsOf,
  isRefusedFor,
  itemsAsked,
  licensedInsteadOf,
  type Misfit,
  madeFor,
  misfitOf,
  misfits,
} from './instruments.ts';
export { type ItemProblem, type Score, type Scoring, type Subscore, scoreInstrument } from './score.ts';
export {
  hasOwnWords,
  instrumentTextLimits,
  isValidated,
  type ResultWords,
  type Wording,
  wordingOf,
} from './words.ts';
