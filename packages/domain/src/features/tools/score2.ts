/** Ten-year risk of a heart or vessel event: SCORE2 (40 to 69 years) and SCORE2-OP (70 to 89), as published in 2021. */

export const riskRegions = ['LOW', 'MODERATE', 'HIGH', 'VERY_HIGH'] as const;
export type RiskRegion = (typeof riskRegions)[number];
export type BodySex = 'FEMALE' | 'MALE';

export interface RiskInputs {
  readonly age: number;
  readonly sex: BodySex;
  readonly isSmoker: boolean;
  /** mmHg */
  readonly systolic: number;
  /** mmol/L */
  readonly totalCholesterol: number;
  /** mmol/L */
  readonly hdl: number;
  readonly region: RiskRegion;
}

/** Weights of: age, smoking, pressure, total cholesterol, HDL; then of age with each of the other four. */
type Weights = readonly [number, number, number, number, number, number, number, number, number];
/** The two numbers that fit the risk to a region. */
type Fit = readonly [number, number];

interface Model {
  /** What the inputs are measured from, and in which steps. */
  readonly scale: (inputs: RiskInputs) => {
    readonly age: number;
    readonly pressure: number;
    readonly cholesterol: number;
    readonly hdl: number;
  };
  readonly weights: Readonly<Record<BodySex, Weights>>;
  readonly mean: Readonly<Record<BodySex, number>>;
  readonly survival: Readonly<Record<BodySex, number>>;
  readonly fit: Readonly<Record<BodySex, Readonly<Record<RiskRegion, Fit>>>>;
}

const score2Model: Model = {
  scale: ({ age, systolic, totalCholesterol, hdl }) => ({
    age: (age - 60) / 5,
    pressure: (systolic - 120) / 20,
    cholesterol: totalCholesterol - 6,
    hdl: (hdl - 1.3) / 0.5,
  }),
  weights: {
    MALE: [0.3742, 0.6012, 0.2777, 0.1458, -0.2698, -0.0755, -0.0255, -0.0281, 0.0426],
    FEMALE: [0.4648, 0.7744, 0.3131, 0.1002, -0.2606, -0.1088, -0.0277, -0.0226, 0.0613],
  },
  mean: { MALE: 0, FEMALE: 0 },
  survival: { MALE: 0.9605, FEMALE: 0.9776 },
  fit: {
    MALE: {
      LOW: [-0.5699, 0.7476],
      MODERATE: [-0.1565, 0.8009],
      HIGH: [0.3207, 0.936],
      VERY_HIGH: [0.5836, 0.8294],
    },
    FEMALE: {
      LOW: [-0.738, 0.7019],
      MODERATE: [-0.3143, 0.7701],
      HIGH: [0.571, 0.9369],
      VERY_HIGH: [0.9412, 0.8329],
    },
  },
};

/** With the rounding of the paper, which gives the paper's own examples. */
const score2OlderModel: Model = {
  scale: ({ age, systolic, totalCholesterol, hdl }) => ({
    age: age - 73,
    pressure: systolic - 150,
    cholesterol: totalCholesterol - 6,
    hdl: hdl - 1.4,
  }),
  weights: {
    MALE: [0.0634, 0.3524, 0.0094, 0.085, -0.3564, -0.0247, -0.0005, 0.0073, 0.0091],
    FEMALE: [0.0789, 0.4921, 0.0102, 0.0605, -0.304, -0.0255, -0.0004, -0.0009, 0.0154],
  },
  mean: { MALE: 0.0929, FEMALE: 0.229 },
  survival: { MALE: 0.7576, FEMALE: 0.8082 },
  fit: {
    MALE: { LOW: [-0.34, 1.19], MODERATE: [0.01, 1.25], HIGH: [0.08, 1.15], VERY_HIGH: [0.05, 0.7] },
    FEMALE: { LOW: [-0.52, 1.01], MODERATE: [-0.1, 1.1], HIGH: [0.38, 1.09], VERY_HIGH: [0.38, 0.69] },
  },
};

export const score2Ages = { from: 40, olderFrom: 70, to: 89 } as const;

const riskBy = (model: Model, inputs: RiskInputs): number => {
  const { sex, region } = inputs;
  const { age, pressure, cholesterol, hdl } = model.scale(inputs);
  const smoking = inputs.isSmoker ? 1 : 0;
  const terms = [
    age,
    smoking,
    pressure,
    cholesterol,
    hdl,
    age * smoking,
    age * pressure,
    age * cholesterol,
    age * hdl,
  ];
  const sum = model.weights[sex].reduce((total, weight, at) => total + weight * (terms[at] ?? 0), 0);
  const before = 1 - model.survival[sex] ** Math.exp(sum - model.mean[sex]);
  const [first, second] = model.fit[sex][region];
  return 100 * (1 - Math.exp(-Math.exp(first + second * Math.log(-Math.log(1 - before)))));
};

/** In percent, not rounded: a category is decided on the whole number. Undefined: not made for this age. */
export const score2 = (inputs: RiskInputs): number | undefined => {
  const { from, olderFrom, to } = score2Ages;
  if (inputs.age < from || inputs.age > to) return undefined;
  return riskBy(inputs.age < olderFrom ? score2Model : score2OlderModel, inputs);
};
