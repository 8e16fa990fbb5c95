import {
  type AcrUnit,
  type AlbuminStage,
  albuminStages,
  type FiltrationStage,
  filtrationStages,
  type KidneyCell,
  kidneyCellOf,
} from '@tervita/domain/tools';
import { useState } from 'react';
import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { useToolsTexts } from '../texts.ts';
import styles from '../tools.module.css';
import { acrFields } from './kidney-typed.ts';
import { stageName } from './stage-name.ts';

interface Props {
  /** Of the limits that are shown. */
  readonly unit: AcrUnit;
  readonly g: FiltrationStage | undefined;
  readonly a: AlbuminStage | undefined;
}

const shown = ({ timesPerYear, isOrMore, onlyWithDamage }: KidneyCell): string =>
  `${timesPerYear}${isOrMore ? '+' : ''}${onlyWithDamage ? '*' : ''}`;

/** Check-ups a year for each pair of stages; the patient's own is marked. A table in both looks: one with colours. */
export function KidneyGrid({ unit, g, a }: Props) {
  const all = useToolsTexts();
  const t = all.kidney;
  const [look, setLook] = useState<'GRID' | 'TABLE'>('GRID');
  return (
    <Card as="section" aria-label={t.grid}>
      <div className={styles.head}>
        <h2 className={styles.title}>{t.grid}</h2>
        <span className={styles.actions}>
          <SegmentedControl
            label={t.gridLabel}
            value={look}
            onChange={setLook}
            segments={(['GRID', 'TABLE'] as const).map((value) => ({ value, label: t.gridAs[value] }))}
          />
        </span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, also by keyboard */}
      <div className={styles.scroll} role="group" aria-label={t.grid} tabIndex={0}>
        <table className={styles.heat} data-look={look}>
          <thead>
            <tr>
              <th scope="col">{t.aYear}</th>
              {albuminStages.map((stage) => (
                <th key={stage} scope="col">
                  {stage}
                  <small>{t.albumin[unit][stage]}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {filtrationStages.map((row) => (
              <tr key={row}>
                <th scope="row">
                  {stageName[row]}
                  <small>{t.filtration[row]}</small>
                </th>
                {albuminStages.map((column) => {
                  const cell = kidneyCellOf(row, column);
                  const isHere = row === g && column === a;
                  return (
                    <td key={column} data-risk={cell.risk} data-here={isHere || undefined}>
                      <b>{shown(cell)}</b> {all.risks[cell.risk].toLocaleLowerCase()}
                      {isHere ? (
                        <span className={styles.here}>
                          <Icon name="user" size="sm" />
                          {t.now}
                        </span>
                      ) : null}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className={styles.note}>
        * {t.starred(acrFields[unit].unit)} {t.guideline} {all.supports}
      </p>
    </Card>
  );
}
