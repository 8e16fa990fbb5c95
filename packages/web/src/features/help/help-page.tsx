import { listPatientClinics } from '@tervita/contract/clinics';
import { useState } from 'react';
import { useAnswer } from '../../core/api/index.ts';
import { useEmergencyNumber } from '../../core/config.ts';
import { ColumnPage } from '../../core/form/index.ts';
import { useUser } from '../../core/session/index.ts';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { RowLink } from '../../ui/list-row.tsx';
import { phoneAddress } from '../../ui/phone-link.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { StaffIcon } from '../../ui/staff-icon.tsx';
import { ArticleList } from './article-list.tsx';
import { findArticles, oftenAsked } from './articles.ts';
import styles from './help.module.css';
import { useArticles, useHelpTexts } from './texts.ts';
import { useAudience } from './use-audience.ts';

function Found({ typed }: { typed: string }) {
  const t = useHelpTexts();
  const ids = findArticles(useArticles(), useAudience(), typed);
  return (
    <>
      <p role="status" className={styles.found}>
        {ids.length > 0 ? t.found(ids.length) : t.nothingFound}
      </p>
      {ids.length > 0 ? <ArticleList key={typed} ids={ids} /> : null}
    </>
  );
}

/** The clinic that the person writes to first, when their profile is whole and it has a telephone. */
const useOwnClinic = () => {
  const { personId, incompleteProfile } = useUser();
  const { data } = useAnswer(listPatientClinics, { query: { personId } }, { enabled: !incompleteProfile });
  return data?.clinics.find(({ isRelated, phone }) => isRelated && phone);
};

/** The ill come to this page too. */
function AboutHealth() {
  const t = useHelpTexts();
  const emergencyNumber = useEmergencyNumber();
  const clinic = useOwnClinic();
  return (
    <>
      <Callout tone="info">
        {t.notHealth}
        {clinic?.phone ? (
          <>
            {` ${clinic.name}: `}
            <a href={phoneAddress(clinic.phone)}>{clinic.phone}</a>
          </>
        ) : null}
      </Callout>
      <p className={styles.danger}>
        {t.inDanger}
        <LinkButton to={phoneAddress(emergencyNumber)} variant="danger-quiet" icon={<Icon name="phone" />}>
          {t.callNumber(emergencyNumber)}
        </LinkButton>
      </p>
    </>
  );
}

export function Component() {
  const t = useHelpTexts();
  const articles = useArticles();
  const audience = useAudience();
  const [typed, setTyped] = useState('');
  return (
    <ColumnPage title={t.title}>
      <SearchField
        label={t.searchLabel}
        placeholder={t.search}
        clearLabel={t.clearSearch}
        value={typed}
        onChange={setTyped}
      />
      {typed.trim() === '' ? null : <Found typed={typed} />}
      <Card isFlush>
        <RowLink
          to="/help/app-usage"
          icon={<StaffIcon name="lightbulb" />}
          title={t.usage}
          hint={t.usageHint[audience]}
        />
        <RowLink
          to="/help/technical-problem"
          icon={<Icon name="settings" />}
          title={t.problem}
          hint={t.problemHint}
        />
        <RowLink to="/help/amendment" icon={<Icon name="star" />} title={t.idea} hint={t.ideaHint} />
      </Card>
      <h2 className={styles.heading}>{t.oftenAsked}</h2>
      <Card isFlush>
        {oftenAsked(audience).map((id) => (
          <RowLink key={id} to={`/help/app-usage#${id}`} title={articles[id].title} />
        ))}
      </Card>
      {audience === 'patient' ? <AboutHealth /> : <Callout tone="info">{t.notHealthStaff}</Callout>}
    </ColumnPage>
  );
}
