import type { LeaveCardShown } from '@tervita/contract/e-contacts';
import { type LeaveFact, leaveFacts } from '@tervita/texts/leave-facts';
import type { ReactNode } from 'react';
import { copyText } from '../../core/copy-text.ts';
import { useFormat } from '../../core/format/index.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { SmallHeading } from '../../ui/small-heading.tsx';
import styles from './leave.module.css';
import { useLeaveTexts } from './texts.ts';

interface Props {
  readonly leave: LeaveCardShown;
  /** How the page shows a personal code. */
  readonly showCode: (code: string) => ReactNode;
}

/** What a leave is written from, each fact to be copied into the register. */
export function LeaveSection({ leave, showCode }: Props) {
  const t = useLeaveTexts();
  const { day } = useFormat();
  const facts = leaveFacts(leave, t, day);
  const title = t.title[leave.matter][leave.note];
  const copy = (text: string) => copyText(text, t.copied);
  const shown = ({ value, isPersonalCode }: LeaveFact) => {
    if (value === null) return t.notSaid;
    return isPersonalCode ? showCode(value) : value;
  };
  const all = [title, ...facts.flatMap(({ name, value }) => (value ? [`${name}: ${value}`] : []))];
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <SmallHeading>{title}</SmallHeading>
        <Button size="sm" variant="ghost" onPress={() => copy(all.join('\n'))}>
          {t.copyAll}
        </Button>
      </div>
      <dl className={styles.facts}>
        {facts.map((fact) => (
          <div key={fact.name} className={styles.fact}>
            <dt>{fact.name}</dt>
            <dd>
              <span>{shown(fact)}</span>
              {fact.value === null ? null : (
                <IconButton label={t.copy(fact.name)} size="sm" onPress={() => copy(fact.value ?? '')}>
                  <Icon name="copy" size="sm" />
                </IconButton>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
