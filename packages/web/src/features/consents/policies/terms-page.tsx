import { useSearchParams } from 'react-router';
import { useSession } from '../../../core/session/index.ts';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { useConsentsTexts } from '../texts.ts';
import styles from './choice.module.css';
import { PolicyPage } from './policy-page.tsx';

const slugs = {
  patients: 'terms-and-conditions-patient',
  clinics: 'terms-and-conditions-clinic',
} as const;
type Whose = keyof typeof slugs;

const whoseIn = (asked: string | null, isStaff: boolean): Whose => {
  if (asked === 'patients' || asked === 'clinics') return asked;
  return isStaff ? 'clinics' : 'patients';
};

export function Component() {
  const { consents, publicPages } = useConsentsTexts();
  const isStaff = useSession()?.userClaim.activeRole === 'PRM_DOCTOR';
  const [search, setSearch] = useSearchParams();
  const whose = whoseIn(search.get('for'), isStaff);
  return (
    <PolicyPage
      key={whose}
      slug={slugs[whose]}
      title={publicPages.terms}
      choice={
        <div className={styles.choice}>
          <SegmentedControl
            label={consents.whose}
            value={whose}
            onChange={(next) => setSearch({ for: next }, { replace: true })}
            segments={[
              { value: 'patients', label: consents.forPatients },
              { value: 'clinics', label: consents.forClinics },
            ]}
          />
        </div>
      }
    />
  );
}
