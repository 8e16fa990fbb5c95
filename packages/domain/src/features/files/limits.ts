/** 50 MB, counted as people's computers count them. */
export const fileMaxBytes = 52_428_800;
export const filesPerMessage = 10;
export const eContactMaxBytes = 500 * 1_048_576;
export const fileNameMax = 150;
/** What one person may send in an hour. */
export const filesAnHour = 30;
export const bytesAnHour = 300 * 1_048_576;
/** A file that no message took. */
export const unattachedHours = 24;
export const linkSeconds = 60;
export const imageMaxPixels = 50_000_000;
/** Shown as a picture on the page only up to this size; larger ones are downloaded. */
export const previewMaxBytes = 10 * 1_048_576;
/** Office documents are archives; these bounds keep a bomb out. */
export const archiveLimits = { entries: 1_000, unpackedBytes: 200 * 1_048_576, ratio: 100 } as const;
