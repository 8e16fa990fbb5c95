import type { ReactNode } from 'react';
import { Card } from './card.tsx';
import styles from './numbered-steps.module.css';

/** What happens, one thing after the other. */
export const NumberedSteps = ({ steps }: { readonly steps: readonly string[] }): ReactNode => (
  <Card isFlush as="ol">
    {steps.map((step, index) => (
      <li key={step} className={styles.step}>
        <span className={styles.number} aria-hidden="true">
          {index + 1}
        </span>
        {step}
      </li>
    ))}
  </Card>
);
