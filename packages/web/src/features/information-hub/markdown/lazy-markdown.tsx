import { type ComponentProps, lazy, Suspense } from 'react';
import { SkeletonRows } from '../../../ui/skeleton.tsx';

const Markdown = lazy(async () => ({ default: (await import('./markdown.tsx')).Markdown }));

interface Props extends ComponentProps<typeof Markdown> {
  readonly loading: string;
}

/** The parser comes with the first text that is read. */
export const LazyMarkdown = ({ loading, ...shown }: Props) => (
  <Suspense fallback={<SkeletonRows label={loading} count={3} />}>
    <Markdown {...shown} />
  </Suspense>
);
