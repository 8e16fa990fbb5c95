import type { Employee } from '@tervita/contract/employees';
import { isForAdmins } from '@tervita/domain/employees';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { useEmployeesTexts } from './texts.ts';

interface Props {
  /** Undefined where several have that name. */
  readonly employee: Employee | undefined;
  readonly decides: boolean;
  readonly onActivate: (employee: Employee) => void;
}

/** Somebody who was deactivated is activated, not added a second time. */
export function ExistsAlready({ employee, decides, onActivate }: Props) {
  const { form: t, activateWhom } = useEmployeesTexts();
  const isDeactivated = employee?.deletedAt != null && employee.waitsSince === null;
  const mayActivate = isDeactivated && (decides || !isForAdmins(employee));
  const text = () => {
    if (!employee) return t.existsSomewhere;
    if (employee.waitsSince !== null) return t.existsWaits;
    if (!isDeactivated) return t.existsActive;
    return mayActivate ? t.existsDeactivated : t.existsForAdmins;
  };
  return (
    <Callout
      tone="turn"
      role="alert"
      title={t.existsTitle}
      action={
        mayActivate ? (
          <Button size="sm" onPress={() => onActivate(employee)}>
            {activateWhom(`${employee.firstName} ${employee.surname}`)}
          </Button>
        ) : null
      }
    >
      {text()}
    </Callout>
  );
}
