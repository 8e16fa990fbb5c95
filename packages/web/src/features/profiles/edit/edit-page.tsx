import { getProfile, type Profile } from '@tervita/contract/profiles';
import { NotLoaded, useAnswer } from '../../../core/api/index.ts';
import { ColumnPage } from '../../../core/form/index.ts';
import { useProfileTexts } from '../../../core/texts/profile.ts';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { RowLink } from '../../../ui/list-row.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { EditForm } from './edit-form.tsx';

/** One's own data: what can be changed here, and why the rest cannot. */
export function Component() {
  const { core, profiles } = useProfileTexts();
  const { edit } = profiles;
  const { data, isError, error, refetch } = useAnswer(getProfile, {}, { staleTime: 0 });
  if (isError && !data) return <NotLoaded level={1} answer={{ error, refetch }} />;
  return (
    <ColumnPage title={edit.title} lead={edit.lead}>
      <Card>
        {data ? <EditForm key={keyOf(data)} profile={data} /> : <SkeletonRows label={core.loading} />}
      </Card>
      <Card isFlush>
        <RowLink
          to="/settings"
          icon={<Icon name="settings" />}
          title={edit.settings}
          hint={edit.settingsHint}
        />
      </Card>
    </ColumnPage>
  );
}

/** Saved data make a new form; a mere refresh keeps what is being typed. */
const keyOf = ({ phone, email }: Profile) => `${phone} ${email}`;
