import { babyFever } from './baby-fever.ts';
import { bloodPressure } from './blood-pressure.ts';
import { feverAtRisk } from './fever-at-risk.ts';
import { glucose } from './glucose.ts';
import type { NumberAlarm } from './number-rule.ts';
import { pregnancyDanger } from './pregnancy-danger.ts';
import { pulse } from './pulse.ts';
import type { Item } from './read-numbers.ts';
import { saturation } from './saturation.ts';
import { tablets } from './tablets.ts';

const rules = [babyFever, bloodPressure, feverAtRisk, glucose, pregnancyDanger, pulse, saturation, tablets];

/** What the numbers of a text say, whatever the language. */
export const numberAlarms = (items: readonly Item[]): readonly NumberAlarm[] =>
  items.some(({ value }) => value !== undefined) ? rules.flatMap((rule) => rule(items)) : [];
