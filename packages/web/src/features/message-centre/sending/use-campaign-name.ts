import type { Campaign } from '@tervita/contract/message-centre';
import { useMessageTexts } from '../texts.ts';

export const useCampaignName = () => {
  const t = useMessageTexts();
  return ({ template }: Pick<Campaign, 'template'>) =>
    template ? t.templates[template] : t.sending.ownMessage;
};
