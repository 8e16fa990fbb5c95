/** What came to the clinic by itself, as nobody sent it: words that somebody typed, or answers alone. */
export const filedKinds = ['TYPED', 'ANSWERED'] as const;
export type Filed = (typeof filedKinds)[number];
