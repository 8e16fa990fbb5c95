import type { Form } from '../../core/form/index.ts';
import { FieldGroup } from '../../ui/field-group.tsx';
import { SegmentedControl } from '../../ui/segmented-control.tsx';
import { useEmployeesTexts } from './texts.ts';

const sexesInOrder = ['FEMALE', 'MALE', 'NOT_DISCLOSED'] as const;

export function SexField({ form }: { readonly form: Pick<Form<'sex'>, 'values' | 'set'> }) {
  const t = useEmployeesTexts();
  return (
    <FieldGroup label={t.form.sex}>
      <SegmentedControl
        isWide
        label={t.form.sex}
        value={form.values.sex}
        onChange={(sex) => form.set('sex', sex)}
        segments={sexesInOrder.map((value) => ({ value, label: t.form.sexes[value] }))}
      />
    </FieldGroup>
  );
}
