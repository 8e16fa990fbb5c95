export { acceptFile } from './accept-file.ts';
export { assertAttachable, attachFiles, refuseOverLimit } from './attach-files.ts';
export { fileCalls } from './calls.ts';
export { bindToDraft, dropFilesOfDraft, filesOfDraft } from './draft-files.ts';
export { filesByEntry, unsentFiles } from './file-store.ts';
export type { FileDeps } from './files-deps.ts';
export { hourLimit } from './hour-limit.ts';
export { fileScans } from './scan-files.ts';
export { sweepFiles } from './sweep-files.ts';
