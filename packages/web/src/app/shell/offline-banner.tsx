import { usePublicTexts } from '../../core/texts/index.ts';
import { useOnline } from '../../core/use-online.ts';
import { Banner } from '../../ui/banner.tsx';
import { Icon } from '../../ui/icon.tsx';

export function OfflineBanner() {
  const { banners } = usePublicTexts().shell;
  return (
    <Banner tone="turn" icon={<Icon name="offline" />} role="status">
      {banners.offline}
    </Banner>
  );
}

/** The one notice that matters while somebody writes: flows and conversations show no other. */
export function OfflineNotice() {
  return useOnline() ? null : <OfflineBanner />;
}
