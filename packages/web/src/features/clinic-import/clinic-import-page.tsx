import { getListImport, listListImports } from '@tervita/contract/clinic-import';
import { isUnderWay } from '@tervita/domain/clinic-import';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { TryAgain, useAnswer } from '../../core/api/index.ts';
import { useSelectedClinic } from '../../core/session/index.ts';
import { useClinicTexts } from '../../core/texts/clinic.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { AdminFrame } from '../clinics/index.ts';
import { ChooseFile } from './choose-file.tsx';
import styles from './clinic-import.module.css';
import { ImportPanel } from './import-panel.tsx';
import { SignInPanel } from './register/sign-in-panel.tsx';
import { useClinicImportTexts } from './texts.ts';

const lookEvery = 1_000;

/** The import of this clinic that the address names, looked at again as long as it is under way. */
const useShownImport = (clinicId: string, isAdmin: boolean) => {
  const [params, setParams] = useSearchParams();
  const named = params.get('import');
  const latest = useAnswer(
    listListImports,
    { params: { clinicId } },
    { enabled: isAdmin && clinicId !== '' && named === null },
  );
  // Whoever comes back finds what is under way, or waits for a yes.
  const waiting = latest.data?.imports.find(
    ({ state, source }) =>
      state === 'RUNNING' || state === 'CHECKED' || (state === 'UPLOADING' && source === 'REGISTER'),
  );
  const id = named === 'new' ? null : (named ?? waiting?.id ?? null);
  const found = useAnswer(
    getListImport,
    { params: { id: id ?? '' } },
    { enabled: isAdmin && id !== null, refetchEvery: lookEvery },
  );
  // Whoever administers two clinics and goes over to the other must not confirm the import of the first there.
  const isOfAnother = found.data !== undefined && found.data.clinicId !== clinicId;
  useEffect(() => {
    if (isOfAnother) setParams({}, { replace: true, preventScrollReset: true });
  }, [isOfAnother, setParams]);
  const show = (next: string) => setParams({ import: next }, { preventScrollReset: true });
  return { id, isLooking: isOfAnother || (named === null && latest.isPending), latest, found, show };
};

function Shown({ clinicId, isAdmin }: { clinicId: string; isAdmin: boolean }) {
  const { core } = useClinicTexts();
  const t = useClinicImportTexts();
  const { id, isLooking, latest, found, show } = useShownImport(clinicId, isAdmin);
  const failed = [latest, found].find(({ isError, data }) => isError && !data);
  if (failed) return <ErrorState title={t.loadFailed} action={<TryAgain answer={failed} />} />;
  if (isLooking || (id !== null && !found.data)) return <SkeletonRows label={core.loading} count={4} />;
  const isBusy = found.data !== undefined && id !== null && isUnderWay(found.data.state);
  return (
    <div className={styles.ways}>
      {id !== null && found.data ? <ImportPanel shown={found.data} onAgain={() => show('new')} /> : null}
      {isBusy || found.data?.state === 'CHECKED' ? null : (
        <>
          <SignInPanel clinicId={clinicId} isFirst={id === null} />
          <ChooseFile clinicId={clinicId} onSent={show} />
        </>
      )}
    </div>
  );
}

/** Each way in is a panel of its own; all of them lead to the same progress and result. */
export function Component() {
  const t = useClinicImportTexts();
  const clinic = useSelectedClinic();
  const clinicId = clinic?.clinicId ?? '';
  const isAdmin = clinic?.isAdmin ?? false;
  if (!isAdmin)
    return (
      <AdminFrame>
        <EmptyState
          level={1}
          tone="turn"
          icon={<Icon name="lock" size="xl" />}
          title={t.notAdminTitle}
          action={<LinkButton to="/admin">{t.toLists}</LinkButton>}
        >
          {t.notAdmin}
        </EmptyState>
      </AdminFrame>
    );
  return (
    <AdminFrame title={t.title}>
      <Shown key={clinicId} clinicId={clinicId} isAdmin={isAdmin} />
    </AdminFrame>
  );
}
