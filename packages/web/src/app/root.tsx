import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useMatches, useNavigation } from 'react-router';
import { useGivenTitle } from '../core/page/index.ts';
import { usePageTitles, usePublicTexts } from '../core/texts/index.ts';
import { GlobalSpinner } from '../ui/global-spinner.tsx';
import type { RouteHandle } from './routes/page-row.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

const product = 'Tervita';

/** The title of the page that is shown: its own, else its route's. */
export const useTitle = (): string => {
  const titles = usePageTitles();
  const given = useGivenTitle();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return given ?? titles[handle?.title ?? 'notFound'] ?? product;
};

export function Root() {
  const title = useTitle();
  const { core } = usePublicTexts();
  const navigation = useNavigation();
  useFocusOnNavigation();
  useEffect(() => {
    document.title = title === product ? product : `${title} · ${product}`;
  }, [title]);
  return (
    <>
      <GlobalSpinner isActive={navigation.state !== 'idle'} label={core.loading} />
      <Outlet />
      <ScrollRestoration />
    </>
  );
}
