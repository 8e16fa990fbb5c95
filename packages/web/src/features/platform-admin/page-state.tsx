import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { usePlatformAiTexts } from './texts.ts';

interface Props<Data> {
  readonly answer: UseQueryResult<Data, unknown>;
  readonly children: (data: Data) => ReactNode;
}

/** Data that is there stays, also when a later look at it fails. */
export function PageState<Data>({ answer, children }: Props<Data>) {
  const t = usePlatformAiTexts();
  if (answer.data !== undefined) return children(answer.data);
  if (answer.isError)
    return (
      <ErrorState
        title={t.loadFailed}
        action={<Button onPress={() => void answer.refetch()}>{t.tryAgain}</Button>}
      />
    );
  return <SkeletonRows label={t.loading} count={5} />;
}
