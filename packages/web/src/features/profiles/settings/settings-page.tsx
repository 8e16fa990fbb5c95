import { getProfile } from '@tervita/contract/profiles';
import { NotLoaded, useAnswer } from '../../../core/api/index.ts';
import { ColumnPage } from '../../../core/form/index.ts';
import { useUser } from '../../../core/session/index.ts';
import { useProfileTexts } from '../../../core/texts/profile.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { RowLink } from '../../../ui/list-row.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { AppSection } from './app-section.tsx';
import { DeviceSection } from './device-section.tsx';
import { DevicesSection } from './devices-section.tsx';
import { KeysSection } from './keys-section.tsx';
import { LanguageSection } from './language-section.tsx';
import { NoticesSection } from './notices-section.tsx';
import { ThemeSection } from './theme-section.tsx';
import { WaysInSection } from './ways-in-section.tsx';

export function Component() {
  const { profiles, core } = useProfileTexts();
  const { settings } = profiles;
  const { employments, permissions } = useUser();
  const { data, isError, error, refetch } = useAnswer(getProfile);
  const isStaff = employments.length > 0 || permissions.includes('PRM_TERVITA_ADMIN');
  return (
    <ColumnPage title={settings.title}>
      <LanguageSection />
      <ThemeSection />
      {data ? (
        <>
          <NoticesSection profile={data} />
          <DeviceSection />
          <WaysInSection profile={data} />
        </>
      ) : null}
      {!data && isError ? <NotLoaded answer={{ error, refetch }} /> : null}
      {data || isError ? null : <SkeletonRows label={core.loading} count={3} />}
      {isStaff ? <KeysSection /> : null}
      {isStaff ? <AppSection /> : null}
      <DevicesSection />
      <Card isFlush>
        <RowLink
          to="/edit-profile"
          icon={<Icon name="user" />}
          title={settings.data}
          hint={settings.dataHint}
        />
        <RowLink
          to="/who-acts-for-me"
          icon={<Icon name="id-card" />}
          title={settings.whoActs}
          hint={settings.whoActsHint}
        />
        {employments.length > 0 ? (
          <RowLink
            to="/settings/reply-templates"
            icon={<StaffIcon name="zap" />}
            title={settings.templates}
            hint={settings.templatesHint}
          />
        ) : null}
        {employments.some(({ isAdmin }) => isAdmin) ? (
          <RowLink
            to="/admin/questionnaire-texts"
            icon={<StaffIcon name="clipboard-list" />}
            title={settings.questionnaireTexts}
            hint={settings.questionnaireTextsHint}
          />
        ) : null}
        <RowLink
          to="/cookie-policy"
          icon={<Icon name="info" />}
          title={settings.cookies}
          hint={settings.cookiesHint}
        />
      </Card>
    </ColumnPage>
  );
}
