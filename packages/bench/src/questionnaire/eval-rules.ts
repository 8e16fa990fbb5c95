// npm run eval:rules: how well the rules engine finds the problem and the danger, per language.
import { type Language, languages } from '@tervita/domain/core';
import { findChiefProblem, freeTextAlerts, strongestAction } from '@tervita/domain/smart-questionnaire';
import {
  type AlarmCase,
  heldBack,
  type MessageCase,
  trainingAlarms,
  trainingMessages,
} from '@tervita/domain/smart-questionnaire/evaluation';
import { spokenIndex } from '@tervita/texts/smart-questionnaire';

const say = (text: string) => process.stdout.write(`${text}\n`);
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;
const strength = ['CALL_112', 'CRISIS', 'CLINIC_TODAY', 'FLAG'];

const rankOf = ([expected, text]: MessageCase, language: Language): number => {
  const wanted: readonly string[] = typeof expected === 'string' ? [expected] : expected;
  const found = findChiefProblem(text, spokenIndex, { limit: 5, language });
  const at = found.findIndex(({ type }) => wanted.includes(type));
  return at < 0 ? Number.POSITIVE_INFINITY : at;
};

/** As strong as expected, or stronger. */
const isFound = ([action, , text]: AlarmCase): boolean => {
  const found = strongestAction(freeTextAlerts(text));
  return found !== null && strength.indexOf(found) <= strength.indexOf(action);
};

const tell = (name: string, language: Language, messages: readonly MessageCase[]) => {
  const ranks = messages.map((each) => rankOf(each, language));
  const within = (most: number) => ranks.filter((rank) => rank < most).length;
  const alarmed = messages.filter(([, text]) => freeTextAlerts(text).length > 0).length;
  say(
    `${name} ${language}: ${messages.length} messages, top-1 ${percent(within(1), messages.length)}, top-3 ${percent(within(3), messages.length)}, alarms raised ${percent(alarmed, messages.length)}`,
  );
};

for (const language of languages) {
  const { messages, alarms } = heldBack[language];
  tell('training ', language, trainingMessages[language]);
  tell('held back', language, messages);
  const missed = alarms.filter((each) => !isFound(each)).map(([action, theme]) => `${action} ${theme}`);
  say(
    `held back ${language}: ${alarms.length} texts of danger, found ${percent(alarms.length - missed.length, alarms.length)}${missed.length > 0 ? `; missed kinds: ${missed.join(', ')}` : ''}`,
  );
}

if (process.argv.includes('--training')) {
  for (const language of languages) {
    for (const each of trainingAlarms[language])
      if (!isFound(each)) say(`${language} not found: ${each.join(', ')}`);
    for (const each of trainingMessages[language]) {
      if (rankOf(each, language) === 0) continue;
      const found = findChiefProblem(each[1], spokenIndex, { limit: 4, language });
      say(`${language} ${each.join(': ')}`);
      for (const { type, score, reasons } of found)
        say(
          `    ${type} ${score.toFixed(2)} ${reasons.map(({ kind, word }) => `${kind} ${word}`).join(', ')}`,
        );
    }
  }
}
