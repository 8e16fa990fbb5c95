import { getSubscription } from '@tervita/contract/clinics';
import { useAnswer } from '../../../core/api/index.ts';
import { loadPart } from '../../../core/texts/index.ts';
import { upgradePath } from '../../../core/upgrade-path.ts';
import { Banner } from '../../../ui/banner.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { subscriptionPart, useSubscriptionTexts } from './texts.ts';

const fiveMinutes = 300_000;

/** To an admin: what the clinic lacks, or how long it still has it to try. */
function PlanBanner({ clinicId }: { clinicId: string }) {
  const t = useSubscriptionTexts();
  const { data } = useAnswer(getSubscription, { params: { clinicId } }, { staleTime: fiveMinutes });
  if (!data || (data.plan !== 'BASIC' && data.trialDaysLeft === null)) return null;
  return (
    <section aria-label={t.title}>
      <Banner
        icon={<StaffIcon name="crown" />}
        action={
          <LinkButton size="sm" variant="secondary" to={upgradePath}>
            {t.see}
          </LinkButton>
        }
      >
        {data.trialDaysLeft === null ? t.bannerBasic : t.bannerTrial(data.trialDaysLeft)}
      </Banner>
    </section>
  );
}

/** Its words come with it: the first load has neither. */
export const withWords = async () => {
  await loadPart(subscriptionPart);
  return { default: PlanBanner };
};
