import { firedRules, nextQuestion, redFlagOf, strongestAction } from '@tervita/domain/smart-questionnaire';
import { expect, it } from 'vitest';
import { answersAt } from './asked.ts';
import { waitingForClinic } from './scenes-open.ts';

const facts = {
  viktor: { ageMonths: 58 * 12, sex: 'MALE' },
  oskar: { ageMonths: 74, sex: 'MALE' },
  karlErik: { ageMonths: 34 * 12, sex: 'MALE' },
} as const;
const asked = waitingForClinic.filter((scene) => scene.asked);

it.each(asked.map((scene) => [scene.patient, scene] as const))(
  'what %s answered is whole, and its mark is what the rules say',
  (patient, { type, asked: told = { answers: {} }, redFlag = null }) => {
    const answers = answersAt(told, Date.parse('2026-03-12T08:00:00Z'));
    const about = facts[patient as keyof typeof facts];
    expect(nextQuestion(type, answers, about)).toBeNull();
    expect(redFlagOf(strongestAction(firedRules(type, answers, about)))).toBe(redFlag);
  },
);
