export { acceptFile } from './accept-file.ts';
export { assertAttachable, attachFiles, refuseOverLimit } from './attach-files.ts';
export { fileCalls } from './calls.ts';
export { filesByEntry, unsentFiles } from './file-store.ts';
export type { FileDeps } from './files-deps.ts';
export { hourLimit } from './hour-limit.ts';
export { fileScans } from './scan-files.ts';
export { sweepHourly } from './sweep-files.ts';
