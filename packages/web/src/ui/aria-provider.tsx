import type { ReactNode } from 'react';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { useHref, useNavigate } from 'react-router';

interface Props {
  /** et-EE, en-GB, ru-RU or pl-PL. */
  locale: string;
  children: ReactNode;
}

/** Stands once inside the router: React Aria then speaks the reader's language and its links stay in the app. */
export function AriaProvider({ locale, children }: Props) {
  const navigate = useNavigate();
  return (
    <I18nProvider locale={locale}>
      <RouterProvider navigate={(path) => void navigate(path)} useHref={useHref}>
        {children}
      </RouterProvider>
    </I18nProvider>
  );
}
