import { useUser } from '../../../../../core/session/index.ts';
import { Card } from '../../../../../ui/card.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { RowLink } from '../../../../../ui/list-row.tsx';
import { useFlowChoice, useReasonAddress } from '../flow-choice.ts';
import { useChoosingTexts } from '../texts.ts';
import { bringAlong, toldBeforeKey } from '../told-before.ts';

interface Props {
  /** What was searched for: it comes along. */
  readonly words?: string;
}

/** Always last: nobody is left without a way on. */
export function OwnWords({ words = '' }: Props) {
  const { userId } = useUser();
  const { personId = '', clinicId = '' } = useFlowChoice();
  const t = useChoosingTexts().reason;
  const addressOf = useReasonAddress();
  return (
    <Card isFlush>
      <RowLink
        to={addressOf('OTHER_PROBLEM')}
        icon={<Icon name="pencil" />}
        title={t.ownWords}
        hint={t.ownWordsText}
        onClick={() => words && bringAlong(userId, toldBeforeKey(personId, clinicId), words)}
      />
    </Card>
  );
}
