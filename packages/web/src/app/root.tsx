import { useEffect } from 'react';
import { Outlet, ScrollRestoration, useMatches, useNavigation } from 'react-router';
import { useGivenTitle } from '../core/page/index.ts';
import { useTexts } from '../core/texts/index.ts';
import { GlobalSpinner } from '../ui/global-spinner.tsx';
import type { RouteHandle } from './routes/page-row.ts';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

const product = 'Tervita';

/** The title of the page that is shown: its own, else its route's. */
export const useTitle = (): string => {
  const { pages } = useTexts();
  const given = useGivenTitle();
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined;
  return given ?? pages[handle?.title ?? 'notFound'];
};

export function Root() {
  const title = useTitle();
  const { core } = useTexts();
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
