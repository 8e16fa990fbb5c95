import { getPlatform } from '@tervita/contract/platform-admin';
import { NotLoaded, useAnswer } from '../../core/api/index.ts';
import { ColumnPage } from '../../core/form/index.ts';
import { useClinicTexts } from '../../core/texts/clinic.ts';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { RowLink } from '../../ui/list-row.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { StatusChip } from '../../ui/status-chip.tsx';
import { Table } from '../../ui/table.tsx';
import styles from './platform.module.css';
import { useAboutPlatformTexts, useServiceNames } from './texts.ts';

const plans = ['BASIC', 'SPECIAL', 'PREMIUM'] as const;

function Services() {
  const t = useAboutPlatformTexts();
  const names = useServiceNames();
  const { core } = useClinicTexts();
  const { data, isError, error, refetch } = useAnswer(getPlatform);
  if (isError && !data) return <NotLoaded level={3} answer={{ error, refetch }} />;
  if (!data) return <SkeletonRows label={core.loading} />;
  return (
    <>
      <p className={styles.version}>
        {t.version} <b>{data.version}</b>
        <LinkButton variant="secondary" size="sm" to="/changelog">
          {t.whatsNew}
        </LinkButton>
      </p>
      <h2 className={styles.heading}>{t.services}</h2>
      <p className={styles.lead}>{data.services.length > 0 ? t.servicesLead : t.noServices}</p>
      <ul className={styles.services}>
        {data.services.map(({ service, isAnswering }) => (
          <li key={service}>
            {names[service]}
            <StatusChip tone={isAnswering ? 'done' : 'turn'}>{isAnswering ? t.works : t.down}</StatusChip>
          </li>
        ))}
      </ul>
    </>
  );
}

/** What this installation is, what plans contain, and what holds for everybody. */
export function Component() {
  const t = useAboutPlatformTexts();
  return (
    <ColumnPage title={t.title}>
      <Card>
        <Services />
      </Card>
      <Card as="section" aria-label={t.plans}>
        <h2 className={styles.heading}>{t.plans}</h2>
        <p className={styles.lead}>{t.plansLead}</p>
        <Table
          label={t.plans}
          rows={t.rows}
          keyOf={({ what }) => what}
          columns={[
            { id: 'what', head: t.feature, cell: ({ what }) => what },
            ...plans.map((plan) => ({
              id: plan,
              head: plan,
              cell: (row: (typeof t.rows)[number]) => t.has[row[plan]],
            })),
          ]}
        />
      </Card>
      <Card as="section" aria-label={t.accessibility}>
        <h2 className={styles.heading}>{t.accessibility}</h2>
        {t.accessible.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <LinkButton variant="secondary" size="sm" to="/help/amendment">
          {t.tell}
        </LinkButton>
      </Card>
      <h2 className={styles.heading}>{t.legal}</h2>
      <Card isFlush>
        <RowLink to="/terms-and-conditions" title={t.terms} />
        <RowLink to="/privacy-policy" title={t.privacy} />
        <RowLink to="/cookie-policy" title={t.cookies} />
      </Card>
    </ColumnPage>
  );
}
