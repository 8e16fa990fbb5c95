import type { ReactNode } from 'react';
import { usePageTitle } from '../../core/page/index.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import styles from './message-centre.module.css';
import { useMessageTexts } from './texts.ts';

interface Props {
  readonly title: string;
  readonly lead?: string;
  /** Of the four steps, from 0. */
  readonly step?: number;
  /** Instead of the steps. */
  readonly end?: ReactNode;
}

/** What the page is about, and how far one has come. */
export function StepHead({ title, lead, step, end }: Props) {
  const { steps, title: centre } = useMessageTexts();
  usePageTitle(centre);
  const names = [steps.template, steps.recipients, steps.message, steps.confirm];
  return (
    <header className={styles.head}>
      <div>
        <PageTitle>{title}</PageTitle>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
      </div>
      {step === undefined ? null : (
        <Stepper label={steps.label} steps={names} current={step} doneLabel={steps.done} />
      )}
      {end ?? null}
    </header>
  );
}
