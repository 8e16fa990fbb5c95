import { type TickedSign, tickedSigns } from '@tervita/domain/tools';
import type { ReactNode } from 'react';
import { DayField } from '../../../core/form/index.ts';
import { useToday } from '../../../core/format/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { existingDay } from '../../../ui/date-text.ts';
import { Icon } from '../../../ui/icon.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { ChoiceMenu } from '../choice-menu.tsx';
import { LabelledChoice } from '../labelled-choice.tsx';
import { PersonFields } from '../person-fields.tsx';
import { useToolsTexts } from '../texts.ts';
import styles from '../tools.module.css';
import { ValueField } from '../value-field.tsx';
import { dayFaultOf } from './kidney-result.ts';
import { acrFields, type ChangeKidney, type KidneyTyped } from './kidney-typed.ts';

interface Props {
  readonly typed: KidneyTyped;
  readonly change: ChangeKidney;
  readonly clear: () => void;
  /** Of which e-contact it is. */
  readonly person: ReactNode;
}
type FieldProps = Pick<Props, 'typed' | 'change'>;

interface DayProps {
  readonly label: string;
  readonly value: string;
  readonly before?: string | undefined;
  readonly onChange: (value: string) => void;
}

function Day({ label, value, before, onChange }: DayProps) {
  const all = useToolsTexts();
  const t = all.kidney;
  const today = useToday();
  const fault = dayFaultOf(value, today, before);
  const words = { NO_SUCH_DAY: t.noSuchDay, AFTER_TODAY: t.notAfterToday, NOT_BEFORE: t.beforeThis };
  // While a part is missing nothing is wrong yet.
  const isWhole = value.split('-').every((part) => part !== '');
  return (
    <DayField
      label={label}
      value={value}
      onChange={onChange}
      error={fault && isWhole ? words[fault] : undefined}
    />
  );
}

function Filtration({ typed, change }: FieldProps) {
  const all = useToolsTexts();
  const t = all.kidney;
  if (typed.source === 'LABORATORY')
    return (
      <ValueField
        kind="egfr"
        label={t.egfr}
        unit={all.egfrUnit}
        value={typed.egfr}
        onChange={(egfr) => change({ egfr })}
      />
    );
  return (
    <ValueField
      kind="creatinine"
      label={t.creatinine}
      unit="µmol/L"
      value={typed.creatinine}
      onChange={(creatinine) => change({ creatinine })}
    />
  );
}

function Albumin({ typed, change }: FieldProps) {
  const t = useToolsTexts().kidney;
  const { kind, unit } = acrFields[typed.acrUnit];
  return (
    <>
      <ValueField
        key={kind}
        kind={kind}
        label={t.acr}
        unit={unit}
        value={typed.acr}
        onChange={(acr) => change({ acr })}
      />
      <LabelledChoice label={t.unit}>
        <SegmentedControl
          label={t.unit}
          isWide
          value={typed.acrUnit}
          onChange={(acrUnit) => change({ acrUnit })}
          segments={[
            { value: 'MG_MMOL', label: 'mg/mmol' },
            { value: 'MG_G', label: 'mg/g' },
          ]}
        />
      </LabelledChoice>
    </>
  );
}

function Earlier({ typed, change }: FieldProps) {
  const all = useToolsTexts();
  const t = all.kidney;
  const { kind, unit } = acrFields[typed.acrUnit];
  return (
    <>
      <ValueField
        kind="egfr"
        label={t.earlierEgfr}
        optional={all.ifKnown}
        unit={all.egfrUnit}
        value={typed.earlierEgfr}
        onChange={(earlierEgfr) => change({ earlierEgfr })}
      />
      <ValueField
        key={`earlier-${kind}`}
        kind={kind}
        label={t.earlierAcr}
        optional={all.ifKnown}
        unit={unit}
        value={typed.earlierAcr}
        onChange={(earlierAcr) => change({ earlierAcr })}
      />
    </>
  );
}

/** Everything the stage, the next check-up and the signs are found from. */
export function KidneyInputs({ typed, change, clear, person }: Props) {
  const all = useToolsTexts();
  const t = all.kidney;
  const tick = (sign: TickedSign, isOn: boolean) =>
    change({ ticked: isOn ? [...typed.ticked, sign] : typed.ticked.filter((each) => each !== sign) });
  return (
    <Card as="section" aria-label={all.tabs.gfr}>
      <div className={styles.inputs}>
        {person}
        <SegmentedControl
          label={t.sourceLabel}
          isWide
          value={typed.source}
          onChange={(source) => change({ source })}
          segments={(['LABORATORY', 'CREATININE'] as const).map((value) => ({
            value,
            label: t.source[value],
          }))}
        />
        <div className={styles.pairs}>
          <PersonFields
            {...{ typed, change }}
            optional={typed.source === 'LABORATORY' ? all.ifKnown : undefined}
          />
          <Filtration {...{ typed, change }} />
          <Albumin {...{ typed, change }} />
        </div>
        <Day
          label={t.measuredOn}
          value={typed.measuredOn}
          onChange={(measuredOn) => change({ measuredOn })}
        />
        <div className={styles.pairs}>
          <Earlier {...{ typed, change }} />
        </div>
        <Day
          label={t.earlierOn}
          value={typed.earlierOn}
          before={existingDay(typed.measuredOn)}
          onChange={(earlierOn) => change({ earlierOn })}
        />
        <Checkbox
          checked={typed.hasStartedMedicine}
          onChange={(event) => change({ hasStartedMedicine: event.target.checked })}
        >
          {t.hasStartedMedicine}
        </Checkbox>
        <LabelledChoice label={t.hasLasted}>
          <SegmentedControl
            label={t.hasLasted}
            isWide
            value={typed.lasted}
            onChange={(lasted) => change({ lasted })}
            segments={(['YES', 'NO'] as const).map((value) => ({ value, label: t.lasted[value] }))}
          />
        </LabelledChoice>
        <fieldset className={styles.group}>
          <legend>{t.applies}</legend>
          {tickedSigns.map((sign) => (
            <Checkbox
              key={sign}
              checked={typed.ticked.includes(sign)}
              onChange={(event) => tick(sign, event.target.checked)}
            >
              {t.ticks[sign]}
            </Checkbox>
          ))}
        </fieldset>
        {typed.source === 'CREATININE' ? (
          <fieldset className={styles.group}>
            <legend>{all.countedWith}</legend>
            <div className={styles.choices}>
              <ChoiceMenu
                label={t.formula}
                value={typed.formula}
                words={t.formulas}
                onChange={(formula) => change({ formula })}
              />
            </div>
            <p className={styles.note}>{t.formulaNote}</p>
          </fieldset>
        ) : null}
        <div className={styles.foot}>
          <Button variant="ghost" size="sm" icon={<Icon name="rotate-left" size="sm" />} onPress={clear}>
            {all.clear}
          </Button>
          <span className={styles.note}>{all.nothingStored}</span>
        </div>
      </div>
    </Card>
  );
}
