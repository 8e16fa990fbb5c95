import { type ReactNode, use } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { LocaleContext } from './locale-context.ts';

/** Stands around every component made of React Aria, so that pages without one load nothing of it. */
export const AriaLocale = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale={use(LocaleContext)}>{children}</I18nProvider>
);
