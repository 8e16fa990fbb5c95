import { useFormat } from '../../core/format/index.ts';
import { lastLoadedAt } from '../../core/offline/offline-state.ts';
import { useStore } from '../../core/store.ts';
import { usePublicTexts } from '../../core/texts/index.ts';
import { useOnline } from '../../core/use-online.ts';
import { Banner } from '../../ui/banner.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Stands with the header, in sight wherever the page is scrolled to: what is sent waits for the connection. */
export function OfflineNotice() {
  const { banners } = usePublicTexts().shell;
  const { moment } = useFormat();
  const loadedAt = useStore(lastLoadedAt);
  if (useOnline()) return null;
  return (
    <div data-offline="">
      <Banner tone="turn" icon={<Icon name="offline" />} role="status">
        {loadedAt ? banners.offlineSince(moment(loadedAt.toISOString())) : banners.offline}
      </Banner>
    </div>
  );
}
