import type { Employee } from '@tervita/contract/employees';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { useEmployeesTexts } from './texts.ts';

interface Props {
  readonly employee: Employee | undefined;
  readonly onActivate: (employee: Employee) => void;
}

/** Somebody who was deactivated is activated, not added a second time. */
export function ExistsAlready({ employee, onActivate }: Props) {
  const t = useEmployeesTexts();
  const isDeactivated = employee?.deletedAt != null;
  return (
    <Callout
      tone="turn"
      role="alert"
      title={t.form.existsTitle}
      action={
        isDeactivated ? (
          <Button size="sm" onPress={() => onActivate(employee)}>
            {t.activateWhom(`${employee.firstName} ${employee.surname}`)}
          </Button>
        ) : null
      }
    >
      {isDeactivated ? t.form.existsDeactivated : t.form.existsActive}
    </Callout>
  );
}
