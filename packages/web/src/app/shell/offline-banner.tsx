import { useFormat } from '../../core/format/index.ts';
import { lastLoadedAt } from '../../core/offline/offline-state.ts';
import { useStore } from '../../core/store.ts';
import { usePublicTexts } from '../../core/texts/index.ts';
import { useOnline } from '../../core/use-online.ts';
import { Banner } from '../../ui/banner.tsx';
import { Icon } from '../../ui/icon.tsx';

export function OfflineBanner() {
  const { banners } = usePublicTexts().shell;
  const { moment } = useFormat();
  const loadedAt = useStore(lastLoadedAt);
  return (
    <Banner tone="turn" icon={<Icon name="offline" />} role="status">
      {loadedAt ? banners.offlineSince(moment(loadedAt.toISOString())) : banners.offline}
    </Banner>
  );
}

/** The one notice that matters while somebody writes: flows and conversations show no other. */
export function OfflineNotice() {
  return useOnline() ? null : <OfflineBanner />;
}
