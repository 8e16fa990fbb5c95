import type { KeepingClinic, RepresentationClaim } from '@tervita/contract/persons';
import type { ReactNode } from 'react';
import { useFormat } from '../../core/format/index.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconTile } from '../../ui/icon-tile.tsx';
import styles from './persons.module.css';
import { usePersonsTexts } from './texts.ts';
import { nameOf, useClaimDecision, useMembershipDecision } from './use-decisions.ts';

interface WaitingProps {
  readonly picture: ReactNode;
  readonly name: string;
  readonly hint: string;
  readonly text: string;
  readonly no: string;
  readonly isPending: boolean;
  readonly onDecide: (isRight: boolean) => void;
}

/** Two equal buttons: neither answer is the expected one. */
function Waiting({ picture, name, hint, text, no, isPending, onDecide }: WaitingProps) {
  const t = usePersonsTexts();
  return (
    <Card as="li" tone="turn">
      <div className={styles.waiting}>
        <div className={styles.who}>
          {picture}
          <div>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.hint}>{hint}</p>
          </div>
        </div>
        <p>{text}</p>
        <div className={styles.answers}>
          <Button variant="soft" isPending={isPending} onPress={() => onDecide(true)}>
            {t.right}
          </Button>
          <Button variant="secondary" isDisabled={isPending} onPress={() => onDecide(false)}>
            {no}
          </Button>
        </div>
      </div>
    </Card>
  );
}

interface Decided {
  /** Where focus goes when the card is gone. */
  readonly onDecided: () => void;
}

export function WaitingClaim({ claim, onDecided }: { claim: RepresentationClaim } & Decided) {
  const t = usePersonsTexts();
  const format = useFormat();
  const { decide, isPending } = useClaimDecision(claim, onDecided);
  const name = nameOf(claim);
  return (
    <Waiting
      picture={<Avatar name={name} size="lg" />}
      hint={t.says(format.day(claim.since))}
      text={claim.clinicNames.length > 0 ? t.wrote(format.list(claim.clinicNames)) : t.wroteNothing}
      no={t.end}
      onDecide={decide}
      {...{ name, isPending }}
    />
  );
}

export function WaitingClinic({ clinic, onDecided }: { clinic: KeepingClinic } & Decided) {
  const t = usePersonsTexts();
  const { decide, isPending } = useMembershipDecision(clinic, onDecided);
  return (
    <Waiting
      picture={
        <IconTile>
          <Icon name="clinic" />
        </IconTile>
      }
      name={clinic.name}
      hint={t.keeps}
      text={clinic.isTakenByLetter ? t.takenText : t.keepsText}
      no={t.notMine}
      onDecide={decide}
      isPending={isPending}
    />
  );
}
