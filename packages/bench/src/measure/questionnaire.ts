// The rules engine's own time for one step, without network or database.
import { performance } from 'node:perf_hooks';
import { languages } from '@tervita/domain/core';
import {
  type Answers,
  composeSummary,
  findChiefProblem,
  firedRules,
  freeTextAlerts,
  nextQuestion,
  type PatientFacts,
  problems,
  type Question,
  unitRanges,
} from '@tervita/domain/smart-questionnaire';
import { heldBack } from '@tervita/domain/smart-questionnaire/evaluation';
import { questionnaireWords, spokenIndex } from '@tervita/texts/smart-questionnaire';
import { median } from './median.ts';

const mostMilliseconds = 20;
const patient: PatientFacts = { ageMonths: 34 * 12, sex: 'FEMALE' };
const times: Record<'find the problem' | 'next question' | 'rules' | 'summary', number[]> = {
  'find the problem': [],
  'next question': [],
  rules: [],
  summary: [],
};

const timed = <Result>(step: keyof typeof times, work: () => Result): Result => {
  const started = performance.now();
  const result = work();
  times[step].push(performance.now() - started);
  return result;
};

const answerTo = (question: Question): Answers[string] => {
  if ('options' in question) return { choices: [question.options[0] ?? ''] };
  if (question.type === 'NUMERIC') return { number: unitRanges[question.unit].ordinary[0] };
  if (question.type === 'TIME') return { value: 10, unit: 'minutes' };
  if (!question.required) return { skipped: true };
  if (question.format === 'personalCode') return { text: '39912310174' };
  return { text: question.format === 'date' ? '2026-11-15' : 'Some words about it.' };
};

for (const language of languages) {
  for (const [, text] of heldBack[language].messages) {
    timed('find the problem', () => [
      findChiefProblem(text, spokenIndex, { limit: 5, language }),
      freeTextAlerts(text),
    ]);
  }
  for (const { type } of problems) {
    let answers: Answers = {};
    for (;;) {
      const next = timed('next question', () => nextQuestion(type, answers, patient));
      if (!next || next.question.id in answers) break;
      answers = { ...answers, [next.question.id]: answerTo(next.question) };
      timed('rules', () => firedRules(type, answers, patient));
    }
    timed('summary', () =>
      composeSummary({ type, answers, patient, audience: 'CLINIC' }, questionnaireWords[language]),
    );
  }
}

for (const [step, all] of Object.entries(times)) {
  const sorted = all.toSorted((one, other) => one - other);
  const slow = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
  process.stdout.write(
    `${step}: median ${median(all).toFixed(2)} ms, 95 of 100 under ${slow.toFixed(2)} ms (${all.length} times)\n`,
  );
  if (median(all) >= mostMilliseconds) process.exitCode = 1;
}
