export const sexes = ['MALE', 'FEMALE', 'NOT_DISCLOSED'] as const;
export type Sex = (typeof sexes)[number];

/** What a personal code can tell. */
export type SexInCode = Exclude<Sex, 'NOT_DISCLOSED'>;
