import { getGlobalMessages } from '@tervita/contract/global-messages';
import { lazy, Suspense } from 'react';
import { useAnswer } from '../../core/api/index.ts';
import { useSelectedClinic, useUser } from '../../core/session/index.ts';
import { usePublicTexts } from '../../core/texts/index.ts';
import { useOnline } from '../../core/use-online.ts';
import { Banner } from '../../ui/banner.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type BannerItem, BannerStack } from './banner-stack.tsx';
import { OfflineBanner } from './offline-banner.tsx';

const StaffNotice = lazy(() =>
  import('../../features/auth/app-code/staff-notice.tsx').then(({ withWords }) => withWords()),
);

const fiveMinutes = 300_000;

/** Clinics' messages to everybody; a clinic user sees those of the clinic they work in now. */
const useGlobalMessages = (): readonly BannerItem[] => {
  const { banners } = usePublicTexts().shell;
  const { activeRole } = useUser();
  const clinicId = useSelectedClinic()?.clinicId;
  const clinicIds = activeRole === 'PRM_DOCTOR' ? clinicId : undefined;
  const { data } = useAnswer(
    getGlobalMessages,
    { query: { role: activeRole, ...(clinicIds ? { clinicIds } : {}) } },
    { refetchEvery: fiveMinutes },
  );
  return (data?.messages ?? []).map(({ id, text, clinicName }) => ({
    id,
    node: <Banner icon={<Icon name="megaphone" />}>{banners.globalMessage(text, clinicName)}</Banner>,
  }));
};

export function Banners() {
  const isOnline = useOnline();
  const messages = useGlobalMessages();
  const { staffNeeds } = useUser();
  const offline: BannerItem = { id: 'offline', node: <OfflineBanner /> };
  const staff: BannerItem = {
    id: 'staff',
    node: (
      <Suspense>
        <StaffNotice />
      </Suspense>
    ),
  };
  const items = [...(isOnline ? [] : [offline]), ...(staffNeeds ? [staff] : []), ...messages];
  return <BannerStack items={items} />;
}
