/** What people write to support about. */
export const supportTopics = ['APP_USAGE', 'TECHNICAL_PROBLEM', 'AMENDMENT'] as const;
export type SupportTopic = (typeof supportTopics)[number];

export const supportSubjectMax = 150;
export const supportDescriptionMax = 5_000;

/** What a person quotes when they ask again. */
export const supportReference = (number: number): string => `TV-${number}`;
