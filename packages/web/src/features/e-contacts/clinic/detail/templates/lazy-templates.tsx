import { lazy, Suspense, useState } from 'react';
import type { TemplatesProps } from './templates.tsx';

const Templates = lazy(() => import('./load-templates.ts').then(({ loadTemplates }) => loadTemplates()));

/** Fetched when it is first opened. */
export function LazyTemplates(props: TemplatesProps) {
  const [wasOpened, setOpened] = useState(false);
  if (props.isOpen && !wasOpened) setOpened(true);
  if (!wasOpened) return null;
  return (
    <Suspense>
      <Templates {...props} />
    </Suspense>
  );
}
