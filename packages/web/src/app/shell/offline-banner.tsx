import { useFormat } from '../../core/format/index.ts';
import { lastLoadedAt } from '../../core/offline/offline-state.ts';
import { useStore } from '../../core/store.ts';
import { usePublicTexts } from '../../core/texts/index.ts';
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
