import type { translate } from '@tervita/contract/ai';
import type { Answered } from '@tervita/contract/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { useAiTexts } from '../texts.ts';
import styles from './translation.module.css';

interface Props {
  readonly title: string;
  readonly translation: Answered<typeof translate>;
  readonly note: string;
  /** Little room: a long text is scrolled in its place. */
  readonly isTight?: boolean | undefined;
  readonly children?: ReactNode;
}

/** Plum, named for what it is, with what to do about it below. */
export function MachineWords({ title, translation, note, isTight, children }: Props) {
  const t = useAiTexts().translation;
  const box = useRef<HTMLDivElement>(null);
  // The reply box lies over the end of the conversation: what was asked for must not come up behind it.
  useEffect(() => {
    if (!isTight) box.current?.scrollIntoView({ block: 'nearest' });
  }, [isTight]);
  return (
    <div ref={box} className={styles.box}>
      <p className={styles.title}>
        <StaffIcon name="languages" size="sm" />
        {title}
      </p>
      <p
        className={styles.words}
        lang={translation.targetLanguage}
        data-tight={isTight || undefined}
        tabIndex={isTight ? 0 : undefined}
      >
        {translation.text}
      </p>
      <p className={styles.note}>
        {translation.isDemonstration ? <b>{t.demonstration} </b> : null}
        {note}
      </p>
      {children ? <div className={styles.line}>{children}</div> : null}
    </div>
  );
}
