import { useUser } from '../../../core/session/index.ts';
import { accountPart, useAccountTexts } from '../../../core/texts/account.ts';
import { loadPart } from '../../../core/texts/index.ts';
import { Banner } from '../../../ui/banner.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';

/** On the patient's side: this person also works at a clinic, and how to get there. */
function StaffNotice() {
  const { appCode } = useAccountTexts().forms;
  const { employments } = useUser();
  const [place] = employments;
  return (
    <Banner
      icon={<Icon name="clinic" />}
      action={
        <LinkButton size="sm" variant="secondary" to="/verify-app-code">
          {appCode.open}
        </LinkButton>
      }
    >
      {place ? appCode.notice(place.clinicName) : appCode.noticePlatform}
    </Banner>
  );
}

/** Its words come with it: the first load of a patient has neither. */
export const withWords = async () => {
  await loadPart(accountPart);
  return { default: StaffNotice };
};
