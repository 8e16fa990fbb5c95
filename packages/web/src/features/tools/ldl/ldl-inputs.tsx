import { useFigures } from '../../../core/format/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ChoiceMenu } from '../choice-menu.tsx';
import { LabelledChoice } from '../labelled-choice.tsx';
import { useToolsTexts } from '../texts.ts';
import styles from '../tools.module.css';
import { ValueField } from '../value-field.tsx';
import { KnownFields } from './known-fields.tsx';
import { ldlFromOthers } from './ldl-result.ts';
import type { ChangeLdl, LdlTyped } from './ldl-typed.ts';

interface Props {
  readonly typed: LdlTyped;
  readonly change: ChangeLdl;
  readonly clear: () => void;
}

function LdlNow({ typed, change }: Pick<Props, 'typed' | 'change'>) {
  const t = useToolsTexts().ldl;
  const { one } = useFigures();
  const calculated = ldlFromOthers(typed);
  if (typeof calculated === 'number')
    return <TextField label={t.ldl} value={one(calculated)} trail={t.calculated} readOnly />;
  return (
    <ValueField
      kind="ldl"
      label={t.ldl}
      unit={t.goal}
      hint={calculated ? t.measuredOnly : undefined}
      value={typed.ldl}
      onChange={(ldl) => change({ ldl })}
    />
  );
}

function Measured({ typed, change }: Pick<Props, 'typed' | 'change'>) {
  const all = useToolsTexts();
  const t = all.ldl;
  return (
    <div className={styles.pairs}>
      <LabelledChoice label={all.sex}>
        <SegmentedControl
          label={all.sex}
          isWide
          value={typed.sex}
          onChange={(sex) => change({ sex })}
          segments={(['FEMALE', 'MALE'] as const).map((value) => ({ value, label: all.sexes[value] }))}
        />
      </LabelledChoice>
      <ValueField
        kind="age"
        label={all.age}
        unit={all.years}
        value={typed.age}
        onChange={(age) => change({ age })}
      />
      <LabelledChoice label={t.smokes}>
        <SegmentedControl
          label={t.smokes}
          isWide
          value={typed.isSmoker ? 'yes' : 'no'}
          onChange={(value) => change({ isSmoker: value === 'yes' })}
          segments={[
            { value: 'no', label: all.no },
            { value: 'yes', label: all.yes },
          ]}
        />
      </LabelledChoice>
      <ValueField
        kind="totalCholesterol"
        label={t.totalCholesterol}
        unit={t.goal}
        value={typed.totalCholesterol}
        onChange={(totalCholesterol) => change({ totalCholesterol })}
      />
      <ValueField
        kind="systolic"
        label={t.systolic}
        unit="mmHg"
        value={typed.systolic}
        onChange={(systolic) => change({ systolic })}
      />
      <ValueField
        kind="diastolic"
        label={t.diastolic}
        optional={all.ifKnown}
        unit="mmHg"
        value={typed.diastolic}
        onChange={(diastolic) => change({ diastolic })}
      />
      <ValueField
        kind="hdl"
        label={t.hdl}
        unit={t.goal}
        value={typed.hdl}
        onChange={(hdl) => change({ hdl })}
      />
      <ValueField
        kind="triglycerides"
        label={t.triglycerides}
        unit={t.goal}
        value={typed.triglycerides}
        onChange={(triglycerides) => change({ triglycerides })}
      />
      <LdlNow {...{ typed, change }} />
    </div>
  );
}

/** Everything the target is counted from. */
export function LdlInputs({ typed, change, clear }: Props) {
  const all = useToolsTexts();
  const t = all.ldl;
  return (
    <Card as="section" aria-label={all.tabs.ldl}>
      <div className={styles.inputs}>
        <Measured {...{ typed, change }} />
        <Checkbox
          checked={typed.isUntreated}
          onChange={(event) => change({ isUntreated: event.target.checked })}
        >
          {t.untreated}
        </Checkbox>
        {typed.isUntreated ? null : (
          <div className={styles.pairs}>
            <ValueField
              kind="ldl"
              label={t.untreatedLdl}
              unit={t.goal}
              value={typed.untreatedLdl}
              onChange={(untreatedLdl) => change({ untreatedLdl })}
            />
          </div>
        )}
        <KnownFields {...{ typed, change }} />
        <fieldset className={styles.group}>
          <legend>{all.countedWith}</legend>
          <div className={styles.choices}>
            <ChoiceMenu
              label={t.region}
              value={typed.region}
              words={t.regions}
              onChange={(region) => change({ region })}
            />
            <ChoiceMenu
              label={t.limits}
              value={typed.limits}
              words={t.limitSets}
              onChange={(limits) => change({ limits })}
            />
          </div>
        </fieldset>
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
