import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Banners } from './banners.tsx';
import { OfflineNotice } from './offline-notice.tsx';

/**
 * On public pages that somebody signed in sees, as when they agree to the texts. The client of signed-in pages is not
 * here yet, and what it was given before the start must wait for it.
 */
export function PublicBanners() {
  const [client] = useState(() => new QueryClient());
  return (
    <QueryClientProvider client={client}>
      <OfflineNotice />
      <Banners />
    </QueryClientProvider>
  );
}
