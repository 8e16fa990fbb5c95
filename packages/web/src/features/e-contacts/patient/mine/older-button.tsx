import { usePatientTexts } from '../../../../core/texts/patient.ts';
import { Button } from '../../../../ui/button.tsx';
import type { MyEContacts } from './use-my-e-contacts.ts';

/** Nothing where all are shown. */
export function OlderButton({ answer, count }: { answer: MyEContacts; count: number }) {
  const t = usePatientTexts().eContacts.mine;
  if (!answer.hasNextPage) return null;
  return (
    <Button
      variant="secondary"
      isWide
      isPending={answer.isFetchingNextPage}
      onPress={() => void answer.fetchNextPage()}
    >
      {t.showOlder(count)}
    </Button>
  );
}
