import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';
import styles from './table.module.css';

export interface Column<Row> {
  id: string;
  head: string;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end' | undefined;
  isSortable?: boolean | undefined;
  /** The buttons of a row: the head is for screen readers only. */
  isActions?: boolean | undefined;
}

export interface Sort {
  by: string;
  direction: 'ascending' | 'descending';
}

interface Props<Row> {
  label: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  sort?: Sort | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  isCurrent?: ((row: Row) => boolean) | undefined;
}

/** Under 768 px each row is a card and each cell says its own head. */
export function Table<Row>({ label, columns, rows, keyOf, sort, onSort, isCurrent }: Props<Row>) {
  return (
    <table className={styles.table} aria-label={label}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th
              key={column.id}
              scope="col"
              data-align={column.align}
              data-actions={column.isActions || undefined}
              aria-sort={sort?.by === column.id ? sort.direction : undefined}
            >
              <Head column={column} sort={sort} onSort={onSort} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)} data-selected={isCurrent?.(row) || undefined}>
            {columns.map((column) => (
              <td
                key={column.id}
                data-head={column.isActions ? undefined : column.head}
                data-align={column.align}
                data-actions={column.isActions || undefined}
              >
                {column.cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface HeadProps<Row> {
  column: Column<Row>;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
}

function Head<Row>({ column, sort, onSort }: HeadProps<Row>) {
  if (!column.isSortable || !onSort) return <span>{column.head}</span>;
  const isUp = sort?.by === column.id && sort.direction === 'ascending';
  return (
    <button
      type="button"
      className={styles.sort}
      onClick={() => onSort({ by: column.id, direction: isUp ? 'descending' : 'ascending' })}
    >
      {column.head}
      <Icon name={sort?.by !== column.id ? 'sort' : isUp ? 'chevron-up' : 'chevron-down'} size="sm" />
    </button>
  );
}
