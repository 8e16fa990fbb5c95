import { Outlet, ScrollRestoration, useMatches, useNavigation } from 'react-router';
import { useGivenTitle, useTrail } from '../core/page/index.ts';
import { usePageTitles, usePublicTexts } from '../core/texts/index.ts';
import { GlobalSpinner } from '../ui/global-spinner.tsx';
import type { RouteHandle } from './routes/page-row.ts';
import { product, useDocumentTitle } from './use-document-title.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';
import { usePageCount } from './use-page-count.ts';

const usePageName = () => (useMatches().at(-1)?.handle as RouteHandle | undefined)?.title;

/** The title of the page that is shown: its own, else its route's. */
export const useTitle = (): string => {
  const titles = usePageTitles();
  const given = useGivenTitle();
  const page = usePageName() ?? 'notFound';
  return given ?? titles[page] ?? product;
};

export function Root() {
  const title = useTitle();
  const { core } = usePublicTexts();
  const navigation = useNavigation();
  useFocusOnNavigation();
  useTrail();
  useDocumentTitle(title);
  usePageCount(usePageName());
  return (
    <>
      <GlobalSpinner isActive={navigation.state !== 'idle'} label={core.loading} />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
