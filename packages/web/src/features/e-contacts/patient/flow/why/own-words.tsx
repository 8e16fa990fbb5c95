import { Card } from '../../../../../ui/card.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { RowLink } from '../../../../../ui/list-row.tsx';
import { useReasonAddress } from '../flow-choice.ts';
import { useChoosingTexts } from '../texts.ts';

/** Always last: nobody is left without a way on. */
export function OwnWords() {
  const t = useChoosingTexts().reason;
  const addressOf = useReasonAddress();
  return (
    <Card isFlush>
      <RowLink
        to={addressOf('OTHER_PROBLEM')}
        icon={<Icon name="pencil" />}
        title={t.ownWords}
        hint={t.ownWordsText}
      />
    </Card>
  );
}
