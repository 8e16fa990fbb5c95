import { Card } from '../../../../../ui/card.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { RowLink } from '../../../../../ui/list-row.tsx';
import { flowAddress, useFlowChoice } from '../flow-choice.ts';
import { useChoosingTexts } from '../texts.ts';

/** Always last: nobody is left without a way on. */
export function OwnWords() {
  const t = useChoosingTexts().reason;
  const { personId, clinicId } = useFlowChoice();
  return (
    <Card isFlush>
      <RowLink
        to={flowAddress('new', { personId, clinicId, type: 'OTHER_PROBLEM' })}
        icon={<Icon name="pencil" />}
        title={t.ownWords}
        hint={t.ownWordsText}
      />
    </Card>
  );
}
