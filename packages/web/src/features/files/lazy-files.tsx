import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react';
import { loadPart } from '../../core/texts/index.ts';
import { filesPart } from './texts.ts';

/** Comes together with its words; most messages have no files and never ask for either. */
const withWords = async <P extends object>(load: Promise<ComponentType<P>>) => {
  const [component] = await Promise.all([load, loadPart(filesPart)]);
  return { default: component };
};

const Attach = lazy(() => withWords(import('./uploads/attach-files.tsx').then((file) => file.AttachFiles)));
const List = lazy(() => withWords(import('./shown/file-list.tsx').then((file) => file.FileList)));
const Link = lazy(() => withWords(import('./patient/files-link.tsx').then((file) => file.FilesLink)));
const Section = lazy(() => withWords(import('./shown/files-section.tsx').then((file) => file.FilesSection)));

export const AttachFiles = (props: ComponentProps<typeof Attach>) => (
  <Suspense fallback={null}>
    <Attach {...props} />
  </Suspense>
);

export const FileList = (props: ComponentProps<typeof List>) => (
  <Suspense fallback={null}>
    <List {...props} />
  </Suspense>
);

export const FilesLink = (props: ComponentProps<typeof Link>) => (
  <Suspense fallback={null}>
    <Link {...props} />
  </Suspense>
);

export const FilesSection = (props: ComponentProps<typeof Section>) => (
  <Suspense fallback={null}>
    <Section {...props} />
  </Suspense>
);
