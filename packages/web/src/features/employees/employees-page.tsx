import { type Employee, listEmployees } from '@tervita/contract/employees';
import { decidesOnStaff } from '@tervita/domain/employees';
import { searchWords } from '@tervita/domain/persons';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { TryAgain, useAnswer } from '../../core/api/index.ts';
import { useSelectedClinic } from '../../core/session/index.ts';
import { useClinicTexts } from '../../core/texts/clinic.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { StaffIcon } from '../../ui/staff-icon.tsx';
import { Switch } from '../../ui/switch.tsx';
import { AdminFrame } from '../clinics/index.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { DecideDialog } from './decide-dialog.tsx';
import styles from './employees.module.css';
import { EmployeesTable } from './employees-table.tsx';
import { useEmployeesTexts } from './texts.ts';

const AddEmployeeDrawer = lazy(() =>
  import('./add-employee-drawer.tsx').then(({ withWords }) => withWords()),
);

const EditEmployeeDrawer = lazy(() =>
  import('./edit-employee-drawer.tsx').then(({ withWords }) => withWords()),
);

const fits =
  (words: readonly string[]) =>
  ({ firstName, surname, email }: Employee): boolean => {
    const known = searchWords(`${firstName} ${surname} ${email ?? ''}`).join(' ');
    return words.every((word) => known.includes(word));
  };

const isActive = ({ deletedAt }: Employee) => deletedAt === null;
const waits = ({ waitsSince }: Employee) => waitsSince !== null;

/** Who waits to be let in, who works in the clinic, and who no longer does. A form that is open stands in the address: Back closes it, a sign-in comes back to it. */
export function Component() {
  const { core } = useClinicTexts();
  const t = useEmployeesTexts();
  const clinic = useSelectedClinic();
  const clinicId = clinic?.clinicId ?? '';
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState('');
  const [showsDeactivated, setShowsDeactivated] = useState(false);
  const [changed, setChanged] = useState<Employee>();
  const [decided, setDecided] = useState<{ employee: Employee; isAccepted: boolean }>();
  const answer = useAnswer(listEmployees, { params: { clinicId }, query: { includeDeleted: 'true' } });
  const all = answer.data?.workers;
  const active = all?.filter(isActive) ?? [];
  const decides = clinic ? decidesOnStaff(clinic, active.filter(({ isAdmin }) => isAdmin).length) : false;
  const former = (each: Employee) => showsDeactivated && !isActive(each) && !waits(each);
  const shown = [...(all?.filter(waits) ?? []), ...active, ...(all?.filter(former) ?? [])].filter(
    fits(searchWords(typed)),
  );
  const isAdding = params.has('add');
  const edited = clinic?.isAdmin ? all?.find(({ userId }) => userId === params.get('edit')) : undefined;
  const closeForm = () => setParams({}, { replace: true });
  return (
    <AdminFrame title={t.title}>
      <div className={styles.bar}>
        <div className={styles.search}>
          <SearchField label={t.search} clearLabel={t.clearSearch} value={typed} onChange={setTyped} />
        </div>
        <Switch isOn={showsDeactivated} onChange={setShowsDeactivated}>
          {t.showDeactivated}
        </Switch>
        <div className={styles.add}>
          <Button
            variant="secondary"
            icon={<StaffIcon name="user-plus" />}
            onPress={() => setParams({ add: '' })}
          >
            {t.add}
          </Button>
        </div>
      </div>
      {!all && answer.isError ? (
        <ErrorState title={t.loadFailed} action={<TryAgain answer={answer} />} />
      ) : null}
      {all || answer.isError ? null : <SkeletonRows label={core.loading} count={8} />}
      {all && shown.length > 0 ? (
        <EmployeesTable
          employees={shown}
          onChange={setChanged}
          onDecide={decides ? (employee, isAccepted) => setDecided({ employee, isAccepted }) : undefined}
          onEdit={clinic?.isAdmin ? ({ userId }) => setParams({ edit: userId }) : undefined}
        />
      ) : null}
      {all && shown.length === 0 ? (
        <EmptyState icon={<Icon name="search" size="xl" />} title={t.noneFound}>
          {t.noneFoundHint}
        </EmptyState>
      ) : null}
      {all ? (
        <p className={styles.note}>
          {t.activeCount(active.length)}. {t.kept}
        </p>
      ) : null}
      {isAdding && all ? (
        <Suspense>
          <AddEmployeeDrawer
            known={all}
            decides={decides}
            onClose={closeForm}
            onActivate={(employee) => {
              closeForm();
              setChanged(employee);
            }}
          />
        </Suspense>
      ) : null}
      {edited ? (
        <Suspense>
          <EditEmployeeDrawer
            key={edited.userId}
            employee={edited}
            onClose={closeForm}
            onRefused={() => void answer.refetch()}
          />
        </Suspense>
      ) : null}
      {decided ? (
        <DecideDialog
          {...decided}
          onClose={() => setDecided(undefined)}
          onRefused={() => void answer.refetch()}
        />
      ) : null}
      {changed ? <ChangeDialog employee={changed} onClose={() => setChanged(undefined)} /> : null}
    </AdminFrame>
  );
}
