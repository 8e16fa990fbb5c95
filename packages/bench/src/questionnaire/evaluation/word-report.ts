import { languages } from '@tervita/domain/core';
import { freeTextAlerts, strongestAction } from '@tervita/domain/smart-questionnaire';
import { type AlarmCase, heldBack, trainingAlarms } from '@tervita/domain/smart-questionnaire/evaluation';
import { shareWhere, told } from './share.ts';

const strength = ['CALL_112', 'CRISIS', 'CLINIC_TODAY', 'FLAG'];

/** As strong as expected, or stronger. */
const isFound = ([action, , text]: AlarmCase): boolean => {
  const found = strongestAction(freeTextAlerts(text));
  return found !== null && strength.indexOf(found) <= strength.indexOf(action);
};

/** The short texts of danger that the words of alarm were first held against. */
export const wordReport = (): string =>
  languages
    .map((language) => {
      const { alarms } = heldBack[language];
      const missed = alarms.filter((each) => !isFound(each)).map(([action, theme]) => `${action} ${theme}`);
      return `short texts of danger ${language}: ${alarms.length}, found ${told(shareWhere(alarms, isFound))}${missed.length > 0 ? `; missed kinds: ${missed.join(', ')}` : ''}`;
    })
    .join('\n');

/** Texts that the words may be tuned with and still do not find. */
export const missedByWords = (): string =>
  languages
    .flatMap((language) =>
      trainingAlarms[language].filter((each) => !isFound(each)).map((each) => [language, ...each].join('  ')),
    )
    .join('\n');
