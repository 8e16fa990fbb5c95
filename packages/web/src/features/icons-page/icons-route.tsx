import { useLanguage } from '../../core/texts/index.ts';
import { IconsPage } from './icons-page.tsx';

export function Component() {
  return <IconsPage language={useLanguage()} />;
}
