import { useConsentsTexts } from '../texts.ts';
import { PolicyPage } from './policy-page.tsx';

export function Component() {
  const { publicPages } = useConsentsTexts();
  return <PolicyPage slug="privacy-policy" title={publicPages.privacy} />;
}
