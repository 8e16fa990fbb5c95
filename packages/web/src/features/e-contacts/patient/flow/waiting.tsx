import type { ReactNode } from 'react';
import { usePatientTexts } from '../../../../core/texts/patient.ts';
import { SkeletonChoices, SkeletonRows } from '../../../../ui/skeleton.tsx';
import { NotLoadedStep } from './not-loaded-step.tsx';

interface Props<T> {
  readonly answer: {
    readonly data: T | undefined;
    readonly isError: boolean;
    readonly error?: unknown;
    readonly refetch: () => Promise<unknown>;
  };
  readonly rows?: number;
  /** A part of a page has its heading already. */
  readonly isPart?: boolean;
  readonly children: (data: T) => ReactNode;
}

/** A step whose choices come from the server: what is seen until they are there, and when they do not come. */
export function Waiting<T>({ answer, rows = 3, isPart = false, children }: Props<T>) {
  const { core } = usePatientTexts();
  if (answer.data !== undefined) return children(answer.data);
  const Shape = isPart ? SkeletonRows : SkeletonChoices;
  if (!answer.isError) return <Shape label={core.loading} count={rows} />;
  return <NotLoadedStep answer={answer} />;
}
