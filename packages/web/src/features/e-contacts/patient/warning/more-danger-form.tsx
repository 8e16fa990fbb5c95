import type { MoreDanger } from '@tervita/contract/e-contacts';
import { type ReactNode, useState } from 'react';
import { DangerList } from './danger-list.tsx';
import { useWarningTexts } from './texts.ts';

interface Props {
  readonly ask: MoreDanger;
  readonly who: ReactNode;
  readonly isPending: boolean;
  /** What was ticked; empty where it was said that nothing is true. */
  readonly onAnswer: (signs: string[]) => void;
  /** The way past it, where the answer cannot be taken. */
  readonly children?: ReactNode;
}

/** One question about danger, because of what somebody wrote. */
export function MoreDangerForm({ ask, who, isPending, onAnswer, children }: Props) {
  const t = useWarningTexts();
  const [ticked, setTicked] = useState<string[]>([]);
  const [error, setError] = useState<string>();
  return (
    <DangerList
      who={who}
      title={t.more.question}
      help={t.more.passed}
      quote={ask.quote}
      signs={ask.signs}
      none={ask.none}
      values={ticked}
      onTick={(choices) => {
        if (isPending) return;
        setError(undefined);
        setTicked(choices);
      }}
      error={error}
      isPending={isPending}
      onContinue={() => {
        if (ticked.length === 0) setError(t.more.choose);
        else onAnswer(ticked.filter((each) => each !== ask.none.id));
        return ticked.length > 0;
      }}
    >
      {children}
    </DangerList>
  );
}
