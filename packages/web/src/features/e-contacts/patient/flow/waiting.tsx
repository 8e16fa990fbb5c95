import type { ReactNode } from 'react';
import { TryAgain } from '../../../../core/api/index.ts';
import { usePatientTexts } from '../../../../core/texts/patient.ts';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { SkeletonChoices, SkeletonRows } from '../../../../ui/skeleton.tsx';

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
  const { core, errors } = usePatientTexts();
  if (answer.data !== undefined) return children(answer.data);
  const Shape = isPart ? SkeletonRows : SkeletonChoices;
  if (!answer.isError) return <Shape label={core.loading} count={rows} />;
  return (
    <ErrorState
      level={1}
      title={errors.load.title}
      action={<TryAgain answer={{ error: answer.error, refetch: answer.refetch }} />}
    >
      {errors.load.text}
    </ErrorState>
  );
}
