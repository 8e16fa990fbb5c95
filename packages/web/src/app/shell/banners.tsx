import { getGlobalMessages } from '@tervita/contract/global-messages';
import type { Language } from '@tervita/domain/core';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { useAnswer } from '../../core/api/index.ts';
import { useIsPageQuiet } from '../../core/page/index.ts';
import { useSelectedClinic, useUser } from '../../core/session/index.ts';
import { languageNames, useLanguage, usePublicTexts } from '../../core/texts/index.ts';
import { useOnline } from '../../core/use-online.ts';
import { Banner } from '../../ui/banner.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { homeOfRole } from '../guard.ts';
import { type BannerItem, BannerStack } from './banner-stack.tsx';
import { messagesFor } from './first-messages.ts';
import { markSeen, useSeenMessages } from './seen-messages.ts';

const StaffNotice = lazy(() =>
  import('../../features/auth/app-code/staff-notice.tsx').then(({ withWords }) => withWords()),
);

const fiveMinutes = 300_000;

/** Two letters for the eye, the name for who listens. */
const LanguageTag = ({ language }: { language: Language }) => (
  <>
    <Tag tone="outline">
      <span aria-hidden="true">{language.toUpperCase()}</span>
      <VisuallyHidden>{languageNames[language]}</VisuallyHidden>
    </Tag>{' '}
  </>
);

/** Clinics' messages to everybody; a clinic user sees those of the clinic they work in now. */
const useGlobalMessages = (): readonly (BannerItem & { isSeen: boolean })[] => {
  const { banners } = usePublicTexts().shell;
  const reads = useLanguage();
  const asked = messagesFor(useUser(), useSelectedClinic()?.clinicId, reads);
  const { data } = useAnswer(getGlobalMessages, asked, { refetchEvery: fiveMinutes });
  const seen = useSeenMessages();
  return (data?.messages ?? []).map(({ id, text, language, clinicName }) => {
    const isForeign = language !== reads;
    const isSeen = seen.includes(id);
    const dismiss = isSeen ? undefined : { label: banners.seen, onPress: () => markSeen(id) };
    return {
      id,
      isSeen,
      node: (
        <Banner
          tone="plain"
          icon={<Icon name="megaphone" />}
          dismiss={dismiss}
          lang={isForeign ? language : undefined}
        >
          {isForeign ? <LanguageTag language={language} /> : null}
          {banners.globalMessage(text, clinicName)}
        </Banner>
      ),
    };
  });
};

interface Props {
  /** False where somebody writes of what troubles them: only what concerns that is said. */
  readonly hasMessages?: boolean;
}

export function Banners({ hasMessages = true }: Props) {
  const isOnline = useOnline();
  const messages = useGlobalMessages();
  const { staffNeeds, activeRole } = useUser();
  const { pathname } = useLocation();
  const staff: BannerItem = {
    id: 'staff',
    node: (
      <Suspense>
        <StaffNotice />
      </Suspense>
    ),
  };
  const isQuiet = useIsPageQuiet() || !hasMessages;
  const unseen = isQuiet ? [] : messages.filter(({ isSeen }) => !isSeen);
  const items = [...(staffNeeds ? [staff] : []), ...unseen];
  // What was seen is found again where one starts; no other page gives it room.
  const seen = pathname === homeOfRole(activeRole) ? messages.filter(({ isSeen }) => isSeen) : [];
  // That one is offline stands above them, and counts.
  return <BannerStack atMost={isOnline ? 2 : 1} {...{ items, seen }} />;
}
