/** What a message may be a danger of; their order is that of the weights. */
export const dangerKinds = [
  'stroke',
  'breathing',
  'allergy',
  'medicines',
  'heart',
  'infant',
  'child',
  'old',
  'pregnancy',
  'mind',
  'abdomen',
  'infection',
  'other',
] as const;
export type DangerKind = (typeof dangerKinds)[number];
