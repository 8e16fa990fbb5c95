/** What of the staff's tools is counted, so that those nobody uses can go and those everybody uses come nearer. */
export const usageTargets = ['key', 'palette', 'template', 'translation', 'summary', 'sendLater'] as const;
export type UsageTarget = (typeof usageTargets)[number];

/** Different names in one report. */
export const usageNamesMost = 20;
