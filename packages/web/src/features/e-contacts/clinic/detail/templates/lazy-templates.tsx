import { lazy, Suspense, useState } from 'react';
import type { TemplatesProps } from './templates.tsx';

const load = () => import('./load-templates.ts').then(({ loadTemplates }) => loadTemplates());
const Templates = lazy(load);

/** Else what is typed right after / would go into the reply. Fetched again when it is opened, should this fail. */
export const preloadTemplates = (): void => void load().catch(() => undefined);

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
