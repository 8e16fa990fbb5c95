import type { ReactNode } from 'react';
import { TabLinks } from '../../ui/tab-links.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { InEstonia } from './in-estonia.tsx';
import { useToolsTexts } from './texts.ts';
import styles from './tools.module.css';

interface Props {
  readonly title: string;
  /** What is entered. */
  readonly inputs: ReactNode;
  /** What comes out of it. */
  readonly results: ReactNode;
}

/** A calculator: what is entered beside what comes out of it, while it is typed. */
export function ToolsFrame({ title, inputs, results }: Props) {
  const t = useToolsTexts();
  const links = [
    { to: '/tools/ldl', label: t.tabs.ldl },
    { to: '/tools/gfr', label: t.tabs.gfr },
  ];
  return (
    <InEstonia>
      <div className={styles.page}>
        <VisuallyHidden>
          <h1 tabIndex={-1}>{title}</h1>
        </VisuallyHidden>
        <TabLinks label={t.tabsLabel} links={links} />
        <div className={styles.columns}>
          {inputs}
          {results}
        </div>
      </div>
    </InEstonia>
  );
}
