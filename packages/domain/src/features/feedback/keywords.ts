/** Whom it is about: the clinic, or the platform itself. */
export const feedbackSources = ['CLINIC', 'PRM'] as const;
export type FeedbackSource = (typeof feedbackSources)[number];

export const feedbackKeywords = [
  'SPEED',
  'CLARITY',
  'TIME_SAVED',
  'SIMPLICITY',
  'APPEARANCE',
  'OTHER',
] as const;
export type FeedbackKeyword = (typeof feedbackKeywords)[number];

/** Only the platform has an appearance to speak of. */
export const keywordsOf = (source: FeedbackSource): readonly FeedbackKeyword[] =>
  feedbackKeywords.filter((keyword) => source === 'PRM' || keyword !== 'APPEARANCE');

/** Stars say something by themselves; "other" does not. */
export const lacksWords = (said: { keywords: readonly FeedbackKeyword[]; comment: string | null }): boolean =>
  said.keywords.length > 0 && said.keywords.every((keyword) => keyword === 'OTHER') && !said.comment?.trim();
