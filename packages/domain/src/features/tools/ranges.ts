/** What a value can be at all: outside it something was typed wrong. */
export interface ValueRange {
  readonly from: number;
  readonly to: number;
}

export const toolRanges = {
  age: { from: 18, to: 110 },
  systolic: { from: 60, to: 280 },
  diastolic: { from: 30, to: 180 },
  totalCholesterol: { from: 1, to: 20 },
  hdl: { from: 0.2, to: 5 },
  triglycerides: { from: 0.1, to: 40 },
  ldl: { from: 0.1, to: 15 },
  diabetesYears: { from: 0, to: 90 },
  riskFactors: { from: 0, to: 9 },
  egfr: { from: 1, to: 200 },
  creatinine: { from: 15, to: 2_500 },
  acr: { from: 0, to: 2_500 },
  acrPerGram: { from: 0, to: 22_100 },
} as const satisfies Record<string, ValueRange>;

export type ToolValue = keyof typeof toolRanges;

/** As people type it, with a comma or a point. Undefined: nothing typed. NaN: no number, or one that cannot be. */
export const readValue = (typed: string, { from, to }: ValueRange): number | undefined => {
  const text = typed.trim().replace(',', '.');
  if (text === '') return undefined;
  const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  return value >= from && value <= to ? value : Number.NaN;
};
