import type { RouteObject } from 'react-router';
import { RouteError } from '../pages/route-error.tsx';
import { guardLoader } from './guard-loader.ts';
import { loadPage } from './load-page.ts';
import type { LayoutName, PageRow, RouteHandle } from './page-row.ts';
import { withTexts } from './with-texts.ts';

const loadOf = ({ load, texts }: PageRow) => (texts ? withTexts(texts, load) : load);

const buildRoute = (row: PageRow): RouteObject => ({
  path: row.path,
  handle: { title: row.title } satisfies RouteHandle,
  loader: guardLoader(row),
  lazy: () => loadPage(loadOf(row)),
  ErrorBoundary: RouteError,
});

export const routesIn = (layout: LayoutName, rows: readonly PageRow[]): RouteObject[] =>
  rows.filter((row) => row.layout === layout).map(buildRoute);

export const publicLayout = () => loadPage(() => import('../layouts/public-layout.tsx'));
