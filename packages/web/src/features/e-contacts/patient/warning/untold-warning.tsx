import type { Warning } from '@tervita/contract/e-contacts';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { useWarningTexts } from './texts.ts';
import { Warned } from './warned.tsx';

interface Props {
  readonly warning: Warning;
  readonly who: ReactNode;
  readonly isTrying: boolean;
  readonly onTryAgain: () => void;
  /** What else can be done about it. */
  readonly more?: string;
  /** The way on without it. */
  readonly children: ReactNode;
}

/** A sign was ticked that the clinic does not know of: what to do is said all the same. */
export function UntoldWarning({ warning, who, isTrying, onTryAgain, more, children }: Props) {
  const t = useWarningTexts();
  return (
    <Warned warning={warning} who={who} clinic={undefined} how="NOT_TOLD" more={more}>
      <Button isWide variant="secondary" isPending={isTrying} pendingLabel={t.going} onPress={onTryAgain}>
        {t.tellAgain}
      </Button>
      {children}
    </Warned>
  );
}
