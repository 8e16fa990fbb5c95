import type { ReactNode } from 'react';
import { useFigures } from '../../../core/format/index.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { ChoiceMenu } from '../choice-menu.tsx';
import { LabelledChoice } from '../labelled-choice.tsx';
import { PersonFields } from '../person-fields.tsx';
import { useToolsTexts } from '../texts.ts';
import styles from '../tools.module.css';
import { ValueField } from '../value-field.tsx';
import { KnownFields } from './known-fields.tsx';
import { isLdlMeasured, ldlFromOthers } from './ldl-result.ts';
import type { ChangeLdl, LdlTyped } from './ldl-typed.ts';

interface Props {
  readonly typed: LdlTyped;
  readonly change: ChangeLdl;
  readonly clear: () => void;
  /** Of which e-contact it is. */
  readonly person: ReactNode;
}

function LdlNow({ typed, change }: Pick<Props, 'typed' | 'change'>) {
  const t = useToolsTexts().ldl;
  const { one } = useFigures();
  const calculated = isLdlMeasured(typed) ? undefined : ldlFromOthers(typed);
  const fromOthers = typeof calculated === 'number' ? t.fromOthers(one(calculated)) : undefined;
  return (
    <ValueField
      kind="ldl"
      label={t.ldl}
      unit={t.goal}
      hint={calculated === 'MUST_BE_MEASURED' ? t.measuredOnly : fromOthers}
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
      <PersonFields {...{ typed, change }} />
      <LabelledChoice label={t.smokes}>
        <SegmentedControl
          label={t.smokes}
          isWide
          value={typed.smokes}
          onChange={(smokes) => change({ smokes })}
          segments={[
            { value: 'NO', label: all.no },
            { value: 'YES', label: all.yes },
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
      <LabelledChoice label={t.treatment}>
        <SegmentedControl
          label={t.treatment}
          isWide
          value={typed.treatment}
          onChange={(treatment) => change({ treatment })}
          segments={(['NONE', 'TAKEN'] as const).map((value) => ({ value, label: t.treatments[value] }))}
        />
      </LabelledChoice>
      {typed.treatment === 'TAKEN' ? (
        <ValueField
          kind="ldl"
          label={t.untreatedLdl}
          optional={all.ifKnown}
          unit={t.goal}
          value={typed.untreatedLdl}
          onChange={(untreatedLdl) => change({ untreatedLdl })}
        />
      ) : null}
    </div>
  );
}

/** Everything the target is counted from. */
export function LdlInputs({ typed, change, clear, person }: Props) {
  const all = useToolsTexts();
  const t = all.ldl;
  return (
    <Card as="section" aria-label={all.tabs.ldl}>
      <div className={styles.inputs}>
        {person}
        <Measured {...{ typed, change }} />
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
