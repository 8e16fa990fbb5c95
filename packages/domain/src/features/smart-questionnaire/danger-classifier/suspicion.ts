import type { FiredRule } from '../red-flags/fired-rules.ts';
import type { DangerSuspected } from './danger-kind.ts';
import { type DangerKind, dangerKinds } from './kinds.ts';

export type Suspicion = Pick<DangerSuspected, 'kind' | 'quote'>;

const pattern = /^sounds:(\w+):(.*)$/s;

/** The mark for staff: what words sound like, whatever their writer ticked. */
export const suspicionRule = ({ kind, quote }: Suspicion): FiredRule => ({
  id: `sounds:${kind}:${quote}`,
  action: 'READ_FIRST',
  named: false,
  because: [],
});

/** The words behind such a mark; undefined for every other rule. */
export const suspicionOf = ({ id }: Pick<FiredRule, 'id'>): Suspicion | undefined => {
  const [, name, quote] = pattern.exec(id) ?? [];
  const kind: DangerKind | undefined = dangerKinds.find((each) => each === name);
  return kind && quote !== undefined ? { kind, quote } : undefined;
};
