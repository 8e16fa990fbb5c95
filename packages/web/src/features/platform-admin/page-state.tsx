import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { TryAgain } from '../../core/api/index.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { usePlatformAiTexts, usePlatformTexts } from './texts.ts';

interface Props<Data> {
  readonly answer: UseQueryResult<Data, unknown>;
  readonly children: (data: Data) => ReactNode;
}

interface Words {
  readonly loading: string;
  readonly loadFailed: string;
}

/** Data that is there stays, also when a later look at it fails. */
function StateOf<Data>({ answer, children, t }: Props<Data> & { readonly t: Words }) {
  if (answer.data !== undefined) return children(answer.data);
  if (answer.isError) return <ErrorState title={t.loadFailed} action={<TryAgain answer={answer} />} />;
  return <SkeletonRows label={t.loading} count={5} />;
}

/** Of the pages about prompts and models. */
export function PageState<Data>(props: Props<Data>) {
  return <StateOf {...props} t={usePlatformAiTexts()} />;
}

/** Of the pages about clinics. */
export function ClinicsState<Data>(props: Props<Data>) {
  return <StateOf {...props} t={usePlatformTexts()} />;
}
