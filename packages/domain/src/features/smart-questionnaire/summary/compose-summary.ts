import { choicesOf, typedIn } from '../asking/answer.ts';
import { questionsFor } from '../asking/asking.ts';
import type { Place, Question } from '../asking/question.ts';
import type { QuestionnaireWords } from '../words.ts';
import { attentionLines } from './attention.ts';
import type { Told } from './told.ts';
import { answerLabel, inSentence, optionLabel } from './wording.ts';

const none = 'none';

const ended = (sentence: string): string => (/[.!?…]$/.test(sentence) ? sentence : `${sentence}.`);

/** The same facts in any language; what was typed freely stays as it was typed. */
export const composeSummary = (told: Told, words: QuestionnaireWords): string => {
  const { type, answers, patient } = told;
  const { summary } = words;
  const asked = questionsFor(type, answers, patient);
  const at = (wanted: Place) => asked.filter(({ place }) => place === wanted);

  const isForPatient = told.audience === 'PATIENT';
  const inOwnWords = isForPatient ? summary.myWords : summary.ownWords;

  /** One answer as a sentence of its own. */
  const sentence = (question: Question): string | undefined => {
    const answer = answers[question.id];
    const { topic, told: sentences } = words.questions[question.words] ?? {};
    const [first] = choicesOf(answer);
    const whole = first === undefined || typedIn(answer) !== '' ? undefined : sentences?.[first];
    if (whole) return whole;
    if (isForPatient && first === none && typedIn(answer) === '') return undefined;
    const label = answerLabel(words, question, answer);
    if (!label) return undefined;
    if (question.place === 'SEVERITY' && answer && 'number' in answer) return summary.severity(answer.number);
    const value = question.type === 'TEXT' ? label : inSentence(label);
    return ended(topic ? `${topic}: ${value}` : value);
  };

  /** What several questions of one kind found, in one list. */
  const list = (place: Place, some: (list: string) => string, nothing?: string): string | undefined => {
    const choosing = at(place).filter(({ id, words: key }) => {
      const isWhole = words.questions[key]?.told !== undefined;
      return !isWhole && (choicesOf(answers[id]).length > 0 || typedIn(answers[id]) !== '');
    });
    const found = choosing.flatMap((question) => [
      ...choicesOf(answers[question.id])
        .filter((each) => each !== none)
        .map((each) => inSentence(optionLabel(words, question, each))),
      ...[typedIn(answers[question.id])].filter(Boolean),
    ]);
    if (found.length > 0) return some(summary.list([...new Set(found)]));
    return choosing.length > 0 ? nothing : undefined;
  };

  const sentences = (...places: readonly Place[]) => places.flatMap((each) => at(each).map(sentence));
  const quoted = (place: Place) =>
    at(place).map(({ id, words: key }) => {
      const said = typedIn(answers[id]);
      return said ? `${words.questions[key]?.topic ?? inOwnWords}: ${summary.quote(said)}` : undefined;
    });
  const text = told.text?.trim();

  const paragraphs: readonly (readonly (string | undefined)[])[] = [
    [
      ended(words.reasons[type]),
      ended(summary.who(patient.sex, patient.ageMonths)),
      ...sentences('DURATION', 'COURSE', 'SEVERITY', 'DETAILS'),
    ],
    [
      // That nothing of a list was chosen tells a patient, who does not see the list here, nothing.
      list('SIGNS', summary.signs, isForPatient ? undefined : summary.noSigns),
      // Whoever passed over a list of signs has not said in their own words that there is no danger.
      list('DANGER', summary.danger),
      list('RISK', summary.risks, isForPatient ? undefined : summary.noRisks),
      ...at('RISK')
        .filter(({ words: key }) => words.questions[key]?.told)
        .map(sentence),
    ],
    [text ? `${inOwnWords}: ${summary.quote(text)}` : undefined],
    [...quoted('TRIED'), ...quoted('EXPECTATION')],
    told.audience === 'CLINIC' ? attentionLines(told, words) : [],
  ];
  return paragraphs
    .map((each) => each.filter(Boolean).join(' '))
    .filter(Boolean)
    .join('\n\n');
};
