export interface UnitRange {
  /** The control's ordinary scale: a value outside it is asked again. */
  readonly ordinary: readonly [least: number, most: number];
  /** What a body or a calendar allows; nothing outside it is taken. */
  readonly possible: readonly [least: number, most: number];
  readonly step: number;
}

export const unitRanges = {
  scale: { ordinary: [1, 10], possible: [1, 10], step: 1 },
  celsius: { ordinary: [30, 43], possible: [25, 45], step: 0.1 },
  /** Lost or gained; the weight of a person is another scale. */
  kgChange: { ordinary: [0, 100], possible: [0, 350], step: 0.5 },
  kg: { ordinary: [2, 150], possible: [0.3, 350], step: 0.1 },
  cm: { ordinary: [140, 220], possible: [30, 250], step: 1 },
  percent: { ordinary: [70, 100], possible: [30, 100], step: 1 },
  mmolPerLitre: { ordinary: [3, 20], possible: [0.5, 60], step: 0.1 },
  mmHg: { ordinary: [80, 200], possible: [40, 300], step: 1 },
  count: { ordinary: [0, 30], possible: [0, 200], step: 1 },
  days: { ordinary: [0, 60], possible: [0, 3650], step: 1 },
  daysPerMonth: { ordinary: [0, 31], possible: [0, 31], step: 1 },
  weeks: { ordinary: [0, 104], possible: [0, 300], step: 1 },
  weeksPregnant: { ordinary: [1, 42], possible: [1, 45], step: 1 },
  minutes: { ordinary: [1, 180], possible: [0, 1440], step: 1 },
  hours: { ordinary: [1, 15], possible: [0, 168], step: 1 },
} as const satisfies Record<string, UnitRange>;
export type Unit = keyof typeof unitRanges;
export const units = Object.keys(unitRanges) as readonly Unit[];
