import { listMyClinics } from '@tervita/contract/clinics';
import { lazy, Suspense } from 'react';
import { useAnswer } from '../../core/api/index.ts';
import { selectClinic, useSelectedClinic, useUser } from '../../core/session/index.ts';
import { usePublicTexts } from '../../core/texts/index.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './clinic-block.module.css';

const ClinicMenu = lazy(() => import('./clinic-menu.tsx').then((module) => ({ default: module.ClinicMenu })));

interface Props {
  isRail: boolean;
}

function Face({ name, plan, isRail }: { name: string; plan: string | undefined; isRail: boolean }) {
  return (
    <>
      <span className={styles.tile}>
        <Icon name="clinic" />
      </span>
      {isRail ? null : (
        <span className={styles.name}>
          {name}
          {plan ? <small>{plan}</small> : null}
        </span>
      )}
    </>
  );
}

/** The clinic one works in, with its plan; with several clinics it is the way to another. */
export function ClinicBlock({ isRail }: Props) {
  const { shell } = usePublicTexts();
  const { employments } = useUser();
  const selected = useSelectedClinic();
  // A platform admin works in no clinic.
  const enabled = useUser().activeRole === 'PRM_DOCTOR';
  const { data } = useAnswer(listMyClinics, {}, { enabled, staleTime: 600_000 });
  if (!selected) return null;
  const clinic = data?.clinics.find(({ clinicId }) => clinicId === selected.clinicId);
  const name = clinic?.name ?? selected.clinicName;
  const face = <Face name={name} plan={clinic && shell.plans[clinic.plan]} isRail={isRail} />;
  if (employments.length < 2) return <div className={styles.block}>{face}</div>;
  return (
    <Suspense fallback={<div className={styles.block}>{face}</div>}>
      <ClinicMenu
        label={shell.chooseClinic}
        selected={selected.clinicId}
        clinics={employments.map(({ clinicId, clinicName }) => ({ clinicId, name: clinicName }))}
        onSelect={selectClinic}
      >
        {face}
      </ClinicMenu>
    </Suspense>
  );
}
