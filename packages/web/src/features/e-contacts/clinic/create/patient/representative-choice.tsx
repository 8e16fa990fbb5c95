import type { Answered } from '@tervita/contract/core';
import type { listRepresentatives } from '@tervita/contract/patients';
import { useFormat } from '../../../../../core/format/index.ts';
import { Callout } from '../../../../../ui/callout.tsx';
import { ChoiceCard } from '../../../../../ui/choice-card.tsx';
import { FieldError } from '../../../../../ui/field.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { LinkButton } from '../../../../../ui/link-button.tsx';
import { RadioGroup } from '../../../../../ui/radio-group.tsx';
import { fullName } from '../../actions/acted.ts';
import styles from '../create-page.module.css';
import { useCreatingTexts } from '../texts.ts';

interface Props {
  /** What the summary of faults leads to. */
  readonly id: string;
  readonly representatives: Answered<typeof listRepresentatives>['representatives'];
  readonly chosen: string | undefined;
  readonly error: string | undefined;
  readonly addAddress: string;
  readonly onChoose: (userId: string) => void;
}

/** Minors do not act alone. */
export function RepresentativeChoice({ id, representatives, chosen, error, addAddress, onChoose }: Props) {
  const t = useCreatingTexts().representative;
  const format = useFormat();
  const adding = (
    <LinkButton id={id} variant="secondary" size="sm" icon={<Icon name="plus" />} to={addAddress}>
      {t.add}
    </LinkButton>
  );
  if (representatives.length === 0)
    return (
      <div>
        <Callout tone="turn" title={t.label} action={adding}>
          {t.hint} {t.none}
        </Callout>
        <FieldError id={id} error={error} />
      </div>
    );
  return (
    <div className={styles.form}>
      <RadioGroup label={t.label} hint={t.hint} error={error} value={chosen ?? null} onChange={onChoose}>
        {representatives.map((each) => (
          <ChoiceCard
            key={each.userId}
            value={each.userId}
            isDisabled={each.status !== 'CONFIRMED'}
            hint={
              each.status === 'CONFIRMED'
                ? t.verifiedHere(each.decidedAt && format.day(each.decidedAt))
                : t.notVerified
            }
          >
            {fullName(each)}
          </ChoiceCard>
        ))}
      </RadioGroup>
      <div>{adding}</div>
    </div>
  );
}
