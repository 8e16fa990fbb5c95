import { toolsPart } from '../../features/tools/texts.ts';
import type { PageRow } from './page-row.ts';

const tool = { layout: 'clinic', access: 'clinic', texts: toolsPart } as const;

/** Calculators for staff. */
export const toolsPages: readonly PageRow[] = [
  { path: '/tools', title: 'tools', ...tool, load: () => import('../../features/tools/tools-page.tsx') },
  {
    path: '/tools/ldl',
    title: 'tools',
    ...tool,
    load: () => import('../../features/tools/ldl/ldl-page.tsx'),
  },
  {
    path: '/tools/gfr',
    title: 'tools',
    ...tool,
    load: () => import('../../features/tools/kidney/kidney-page.tsx'),
  },
];
