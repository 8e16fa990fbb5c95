import { ColumnPage } from '../../core/form/index.ts';
import { useTexts } from '../../core/texts/index.ts';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { RowLink } from '../../ui/list-row.tsx';
import { StaffIcon } from '../../ui/staff-icon.tsx';
import { usePlatformAiTexts } from './texts.ts';

/** Where a platform admin begins. */
export function Component() {
  const t = usePlatformAiTexts().start;
  const titles = useTexts().pages;
  return (
    <ColumnPage title={titles.prm} lead={t.lead}>
      <Card isFlush as="nav" aria-label={titles.prm}>
        <RowLink to="/prm/prompts" icon={<Icon name="spark" />} title={titles.prompts} hint={t.prompts} />
        <RowLink
          to="/prm/ai-models"
          icon={<StaffIcon name="code" />}
          title={titles.aiModels}
          hint={t.models}
        />
        <RowLink
          to="/prm/add-clinic"
          icon={<Icon name="clinic" />}
          title={titles.addClinic}
          hint={t.addClinic}
        />
      </Card>
    </ColumnPage>
  );
}
