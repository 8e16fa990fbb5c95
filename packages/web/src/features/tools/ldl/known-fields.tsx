import { Checkbox } from '../../../ui/checkbox.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { LabelledChoice } from '../labelled-choice.tsx';
import { useToolsTexts } from '../texts.ts';
import styles from '../tools.module.css';
import { ValueField } from '../value-field.tsx';
import type { ChangeLdl, LdlTyped } from './ldl-typed.ts';

interface Props {
  readonly typed: LdlTyped;
  readonly change: ChangeLdl;
}

type Fact =
  | 'hasVesselDisease'
  | 'hasRecurrentEvents'
  | 'hasDiabetes'
  | 'hasOrganDamage'
  | 'hasFamilialCholesterol'
  | 'isKidneyWeak';

const useTick = ({ typed, change }: Props) => {
  const { facts } = useToolsTexts().ldl;
  return (fact: Fact) => (
    <Checkbox checked={typed[fact]} onChange={(event) => change({ [fact]: event.target.checked })}>
      {fact === 'hasDiabetes' ? facts.diabetes : facts[fact]}
    </Checkbox>
  );
};

/** What puts somebody into a category without SCORE2; each asks for its own details only when it is ticked. */
export function KnownFields({ typed, change }: Props) {
  const all = useToolsTexts();
  const t = all.ldl;
  const tick = useTick({ typed, change });
  const { hasVesselDisease, hasDiabetes, hasFamilialCholesterol, isKidneyWeak } = typed;
  return (
    <fieldset className={styles.group}>
      <legend>{t.known}</legend>
      <div className={styles.ticks}>
        {tick('hasVesselDisease')}
        {tick('hasDiabetes')}
        {tick('hasFamilialCholesterol')}
        {tick('isKidneyWeak')}
      </div>
      {hasVesselDisease ? <div className={styles.details}>{tick('hasRecurrentEvents')}</div> : null}
      {hasDiabetes ? (
        <div className={styles.details}>
          <div className={styles.pairs}>
            <LabelledChoice label={t.diabetesType}>
              <SegmentedControl
                label={t.diabetesType}
                isWide
                value={typed.diabetesType}
                onChange={(diabetesType) => change({ diabetesType })}
                segments={(['TYPE_1', 'TYPE_2'] as const).map((value) => ({ value, label: t.types[value] }))}
              />
            </LabelledChoice>
            <ValueField
              kind="diabetesYears"
              label={t.diabetesYears}
              unit={all.years}
              value={typed.diabetesYears}
              onChange={(diabetesYears) => change({ diabetesYears })}
            />
          </div>
          {tick('hasOrganDamage')}
        </div>
      ) : null}
      {hasDiabetes || hasFamilialCholesterol ? (
        <ValueField
          kind="riskFactors"
          label={t.riskFactors}
          hint={t.riskFactorsHint}
          value={typed.riskFactors}
          onChange={(riskFactors) => change({ riskFactors })}
        />
      ) : null}
      {isKidneyWeak ? (
        <ValueField
          kind="egfr"
          label={t.egfr}
          unit={all.egfrUnit}
          value={typed.egfr}
          onChange={(egfr) => change({ egfr })}
        />
      ) : null}
    </fieldset>
  );
}
