import type { QuestionnaireResponse, OtherResult as ToldOtherResult } from '@tervita/contract/instruments';
import type { Language } from '@tervita/domain/core';
import {
  type BandCode,
  type InstrumentItem,
  instrumentOf,
  isValidated,
  itemsAsked,
  type Subscore,
  wordingOf,
} from '@tervita/domain/instruments';
import { itemQuestionId, type QuestionWords } from '@tervita/domain/smart-questionnaire';
import { itemTopics, resultWords, topicIn, wordingLine } from '@tervita/texts/instruments';
import { questionnaireWords } from '@tervita/texts/smart-questionnaire';
import type { KeptResponse, KeptResult, OtherResult } from './response-store.ts';

/** The words of items that the clinic has entered, by the names of their questions. */
export type SuppliedWords = Readonly<Record<string, QuestionWords>>;

/** The answer that was chosen; where that is not known, the only one that counts so much. */
const optionOf = ({ options }: InstrumentItem, value: number | null, chosen: string | undefined) => {
  const sameValue = options.filter((each) => each.value === value);
  return sameValue.find(({ id }) => id === chosen) ?? (sameValue.length === 1 ? sameValue[0] : undefined);
};

const toldItems = (
  { type, instrument: key, answers, chosen, ownWords }: KeptResponse,
  language: Language,
  supplied: SuppliedWords,
): QuestionnaireResponse['items'] => {
  const instrument = instrumentOf(key);
  const { questions, common } = questionnaireWords[language];
  return itemsAsked(type, instrument).map((item) => {
    const { id, options, isScored } = item;
    const words = questions[itemQuestionId(key, id)] ?? supplied[itemQuestionId(key, id)];
    const value = answers[id] ?? null;
    const option = optionOf(item, value, chosen[id]);
    const said = option && (words?.options?.[option.id] ?? common[option.id as keyof typeof common]);
    return {
      id,
      label: words?.topic ?? words?.label ?? topicIn(itemTopics[language], key, id) ?? id,
      answer: said ?? (value === null ? null : String(value)),
      ownWords: ownWords[id] ?? null,
      value,
      max: Math.max(...options.map((each) => each.value)),
      isScored,
      isRedFlag: id === instrument.selfHarmItem && (value ?? 0) > 0,
    };
  });
};

/** A result in the language of who reads it. */
export const toldResponse = (
  response: KeptResponse,
  language: Language,
  supplied: SuppliedWords,
): QuestionnaireResponse => {
  const words = resultWords[language];
  const instrument = instrumentOf(response.instrument);
  const told = (code: BandCode | null) => (code === null ? null : { code, label: words.bands[code] });
  const toldSubscores = (subscores: readonly Subscore[]) =>
    subscores.map(({ band, ...each }) => ({ ...each, label: words.subscales[each.id], band: told(band) }));
  const toldResult = ({ eContactId, filledAt, total, band, subscores }: KeptResult) => ({
    eContactId,
    filledAt: filledAt.toISOString(),
    total,
    band: told(band),
    subscores: toldSubscores(subscores),
  });
  const { eContactId: _, ...result } = toldResult(response);
  const wording =
    response.source === 'HOSTED' ? null : (response.wording ?? wordingOf(instrument, response.language));
  return {
    id: response.id,
    type: response.type,
    instrument: response.instrument,
    name: words.names[response.instrument],
    wording: wording && wordingLine(response.instrument, wording, language),
    isValidated: wording === null || isValidated(wording),
    language: response.language,
    source: response.source,
    ...result,
    range: instrument.range,
    cutoff: instrument.cutoff ?? null,
    isHigherBetter: instrument.isHigherBetter ?? false,
    bands: instrument.bands.map(({ from, to, code }) => ({ from, to, code, label: words.bands[code] })),
    isFlagged: response.actions.includes('FLAG'),
    // Results of before may name what is no longer said.
    findings: response.findings.flatMap((each) => words.findings[each] ?? []),
    items: toldItems(response, language, supplied),
    overTime: response.overTime.map(toldResult),
  };
};

/** One line about a result that came with another e-contact. */
export const toldOtherResult = (
  { eContactId, instrument, filledAt, total }: OtherResult,
  language: Language,
): ToldOtherResult => ({
  eContactId,
  instrument,
  name: resultWords[language].names[instrument],
  filledAt: filledAt.toISOString(),
  total,
});
