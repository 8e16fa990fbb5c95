export const ratings = [1, 2, 3, 4, 5] as const;
export type Rating = (typeof ratings)[number];
export const commentMax = 2_000;
