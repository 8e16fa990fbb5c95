import { listPlatformClinics, platformPageSize } from '@tervita/contract/platform-admin';
import { plans } from '@tervita/domain/clinics';
import { lazy, Suspense, useDeferredValue } from 'react';
import { useSearchParams } from 'react-router';
import { useAnswer } from '../../../core/api/index.ts';
import { usePublicTexts } from '../../../core/texts/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LazyMenu } from '../../../ui/lazy-menu.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { JobsCard } from '../jobs/jobs-card.tsx';
import { ClinicsState } from '../page-state.tsx';
import { PlatformFrame } from '../platform-frame.tsx';
import { usePlatformTexts } from '../texts.ts';
import styles from './clinics.module.css';
import { ClinicsTable } from './clinics-table.tsx';
import { FigureCards } from './figure-cards.tsx';
import { ServicesCard } from './services-card.tsx';

const ClinicDrawer = lazy(async () => ({ default: (await import('./clinic-drawer.tsx')).ClinicDrawer }));

/** What is looked for, the page and the open clinic stand in the address: Back and a reload lead to the same. */
const useAddress = () => {
  const [params, setParams] = useSearchParams();
  const plan = plans.find((each) => each === params.get('plan'));
  const page = Math.max(0, Math.trunc(Number(params.get('page') ?? 0)) || 0);
  const change = (changes: Readonly<Record<string, string>>, replace = true) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(changes))
          if (value) next.set(name, value);
          else next.delete(name);
        return next;
      },
      { replace },
    );
  return { search: params.get('search') ?? '', plan, page, clinicId: params.get('clinic'), change };
};

interface PagesProps {
  readonly page: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

function Pages({ page, total, onPage }: PagesProps) {
  const t = usePlatformTexts().clinics;
  const from = page * platformPageSize;
  const to = Math.min(total, from + platformPageSize);
  return (
    <div className={styles.foot}>
      <p>
        {total > 0 ? t.shown(from + 1, to, total) : null} {t.legend}
      </p>
      {total > platformPageSize ? (
        <nav aria-label={t.pages} className={styles.pages}>
          <Button size="sm" variant="secondary" isDisabled={page === 0} onPress={() => onPage(page - 1)}>
            {t.previous}
          </Button>
          <Button size="sm" variant="secondary" isDisabled={to >= total} onPress={() => onPage(page + 1)}>
            {t.next}
          </Button>
        </nav>
      ) : null}
    </div>
  );
}

export function Component() {
  const t = usePlatformTexts().clinics;
  const { shell } = usePublicTexts();
  const { search, plan, page, clinicId, change } = useAddress();
  const wanted = useDeferredValue(search);
  const answer = useAnswer(
    listPlatformClinics,
    { query: { page, ...(wanted ? { search: wanted } : {}), ...(plan ? { plan } : {}) } },
    { keepsPrevious: true },
  );
  return (
    <PlatformFrame view="clinics">
      <FigureCards />
      <div className={styles.columns}>
        <Card isFlush>
          <div className={styles.bar}>
            <div className={styles.search}>
              <SearchField
                label={t.search}
                clearLabel={t.clearSearch}
                maxLength={100}
                value={search}
                onChange={(text) => change({ search: text, page: '' })}
              />
            </div>
            <LazyMenu
              label={t.plan}
              selected={plan ?? ''}
              onSelect={(value) => change({ plan: value, page: '' })}
              entries={[
                { value: '', label: t.allPlans },
                ...plans.map((value) => ({ value, label: shell.plans[value] })),
              ]}
              trigger={
                <Button variant="secondary" trailingIcon={<Icon name="chevron-down" size="sm" />}>
                  {plan ? shell.plans[plan] : t.plan}
                </Button>
              }
            />
            <LinkButton to="/prm/add-clinic" icon={<Icon name="plus" size="sm" />}>
              {t.add}
            </LinkButton>
          </div>
          <ClinicsState answer={answer}>
            {({ clinics, total }) => (
              <>
                {clinics.length > 0 ? (
                  <ClinicsTable clinics={clinics} onOpen={(id) => change({ clinic: id }, false)} />
                ) : (
                  <EmptyState icon={<Icon name="search" size="xl" />} title={t.noneFound}>
                    {t.noneFoundHint}
                  </EmptyState>
                )}
                <Pages {...{ page, total }} onPage={(next) => change({ page: String(next) }, false)} />
              </>
            )}
          </ClinicsState>
        </Card>
        <div className={styles.side}>
          <JobsCard />
          <ServicesCard />
        </div>
      </div>
      {clinicId ? (
        <Suspense>
          <ClinicDrawer key={clinicId} clinicId={clinicId} onClose={() => change({ clinic: '' })} />
        </Suspense>
      ) : null}
    </PlatformFrame>
  );
}
