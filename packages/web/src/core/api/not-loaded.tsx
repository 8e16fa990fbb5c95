import type { ReactNode } from 'react';
import { ErrorState } from '../../ui/error-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { isUnreachable } from '../offline/offline-state.ts';
import { useTexts } from '../texts/index.ts';
import { useOnline } from '../use-online.ts';
import { TryAgain } from './try-again.tsx';

interface Props {
  readonly answer: { readonly error?: unknown; readonly refetch: () => unknown };
  readonly level?: 1 | 2 | 3;
  /** What somebody without a connection should know here. */
  readonly offlineText?: ReactNode;
}

/** In place of what did not come. Without a connection it is nobody's fault, and support could not be reached. */
export function NotLoaded({ answer: { error, refetch }, level, offlineText }: Props) {
  const { load } = useTexts().errors;
  const isOffline = !useOnline() && isUnreachable(error);
  return (
    <ErrorState
      level={level}
      icon={isOffline ? <Icon name="offline" /> : undefined}
      title={isOffline ? load.offlineTitle : load.title}
      action={<TryAgain answer={{ error, refetch }} />}
    >
      {isOffline ? (offlineText ?? load.offlineText) : load.text}
    </ErrorState>
  );
}
