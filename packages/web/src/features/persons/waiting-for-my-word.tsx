import { whoActsForMe } from '@tervita/contract/persons';
import { useAnswer } from '../../core/api/index.ts';
import { Callout } from '../../ui/callout.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { usePersonsTexts } from './texts.ts';

const fiveMinutes = 300_000;

/** At the start: somebody says that they act for the person, or a clinic that it keeps them. */
export function WaitingForMyWord() {
  const { home } = usePersonsTexts();
  const { data } = useAnswer(whoActsForMe, {}, { staleTime: fiveMinutes });
  const waiting = [...(data?.claims ?? []), ...(data?.clinics ?? [])].filter(
    ({ confirmedAt }) => confirmedAt === null,
  );
  if (waiting.length === 0) return null;
  return (
    <Callout
      tone="turn"
      title={home.title}
      action={
        <LinkButton size="sm" variant="secondary" to="/who-acts-for-me">
          {home.open}
        </LinkButton>
      }
    >
      {home.text(waiting.length)}
    </Callout>
  );
}
