export { AttachFiles, FileList, FilesLink, FilesSection } from './lazy-files.tsx';
export { useUploads } from './uploads/use-uploads.ts';
