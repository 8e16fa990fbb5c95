export { AttachFiles, FileList, FilesLink, FilesSection } from './lazy-files.tsx';
export { isOnItsWay } from './uploads/upload.ts';
export { useUploads } from './uploads/use-uploads.ts';
