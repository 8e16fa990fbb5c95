import { type ClinicInfo, getClinicInfo } from '@tervita/contract/clinics';
import { useState } from 'react';
import { TryAgain, useAnswer } from '../../../core/api/index.ts';
import { useSelectedClinic } from '../../../core/session/index.ts';
import { useClinicTexts } from '../../../core/texts/clinic.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { AdminColumn } from '../admin/admin-column.tsx';
import { AdminFrame } from '../admin/admin-frame.tsx';
import { AdminsOnly } from '../admin/admins-only.tsx';
import { InfoForm } from './info-form.tsx';
import { useClinicInfoTexts } from './texts.ts';

interface ShownProps {
  readonly latest: ClinicInfo;
  readonly refetch: () => Promise<unknown>;
}

/** The form goes on from what was read, whatever a colleague saves meanwhile; saved, it begins anew. */
function ShownInfo({ latest, refetch }: ShownProps) {
  const [read, setRead] = useState(latest);
  const [isStale, setStale] = useState(false);
  if (isStale && latest.version !== read.version) {
    setRead(latest);
    setStale(false);
  }
  return (
    <InfoForm
      key={read.version}
      read={read}
      latest={latest}
      onRefused={() => void refetch()}
      onStartOver={() => {
        setStale(true);
        void refetch();
      }}
    />
  );
}

export function Component() {
  const { core } = useClinicTexts();
  const t = useClinicInfoTexts();
  const clinic = useSelectedClinic();
  const clinicId = clinic?.clinicId ?? '';
  const answer = useAnswer(getClinicInfo, { params: { clinicId } }, { enabled: clinic?.isAdmin ?? false });
  return (
    <AdminFrame>
      <AdminsOnly>
        <AdminColumn title={t.title} lead={t.lead}>
          {!answer.data && answer.isError ? (
            <ErrorState title={t.loadFailed} action={<TryAgain answer={answer} />} />
          ) : null}
          {answer.data || answer.isError ? null : <SkeletonRows label={core.loading} count={6} />}
          {answer.data ? (
            <ShownInfo key={clinicId} latest={answer.data} refetch={() => answer.refetch()} />
          ) : null}
        </AdminColumn>
      </AdminsOnly>
    </AdminFrame>
  );
}
