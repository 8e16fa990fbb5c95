import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import styles from './chart-or-table.module.css';
import { SegmentedControl } from './segmented-control.tsx';
import { StaffIcon } from './staff-icon.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

type View = 'CHART' | 'TABLE';

interface Props {
  readonly title: string;
  readonly aside?: string | undefined;
  readonly heads: readonly string[];
  readonly rows: readonly { readonly key: string; readonly cells: readonly ReactNode[] }[];
  readonly chart: ReactNode;
  /** A button below that changes it, or both side by side in the head. */
  readonly choice:
    | { readonly as: 'BUTTON'; readonly toTable: string; readonly toChart: string }
    | { readonly as: 'SEGMENTS'; readonly label: string; readonly chart: string; readonly table: string };
  readonly begins?: View | undefined;
}

/** A picture for the eye; a screen reader always has the table, and anybody can ask for it. */
export function ChartOrTable({ title, aside, heads, rows, chart, choice, begins = 'CHART' }: Props) {
  const [view, setView] = useState<View>(begins);
  const isTable = view === 'TABLE';
  const table = (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{title}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [first, ...rest] }) => (
          <tr key={key}>
            <th scope="row">{first}</th>
            {rest.map((cell, at) => (
              <td key={heads[at + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>{title}</h2>
        {aside ? <span className={styles.aside}>{aside}</span> : null}
        {choice.as === 'SEGMENTS' ? (
          <span className={styles.choice}>
            <SegmentedControl
              label={`${title}: ${choice.label}`}
              value={view}
              onChange={setView}
              segments={[
                { value: 'CHART', label: choice.chart, icon: <StaffIcon name="trend" size="sm" /> },
                { value: 'TABLE', label: choice.table, icon: <StaffIcon name="table" size="sm" /> },
              ]}
            />
          </span>
        ) : null}
      </div>
      {isTable ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
        // biome-ignore lint/a11y/noNoninteractiveTabindex: in a narrow window it is moved with the keys
        <div className={styles.wide} role="group" aria-label={title} tabIndex={0}>
          {table}
        </div>
      ) : (
        <VisuallyHidden>{table}</VisuallyHidden>
      )}
      {isTable ? null : <div aria-hidden="true">{chart}</div>}
      {choice.as === 'BUTTON' ? (
        <Button
          variant="ghost"
          size="sm"
          aria-pressed={isTable}
          onPress={() => setView(isTable ? 'CHART' : 'TABLE')}
        >
          {isTable ? choice.toChart : choice.toTable}
        </Button>
      ) : null}
    </>
  );
}
