import type { ReactNode } from 'react';
import { Avatar } from './avatar.tsx';
import { ClampedText } from './clamped-text.tsx';
import { Icon } from './icon.tsx';
import styles from './message.module.css';
import { Spinner } from './spinner.tsx';

interface Props {
  kind: 'mine' | 'theirs' | 'note' | 'ai';
  children: ReactNode;
  author?: string | undefined;
  /** Draws the author as somebody whom nobody has confirmed. */
  isUnverified?: boolean | undefined;
  /** Said after the name: ", nurse". */
  role?: string | undefined;
  /** After the author: role, time, tags. */
  meta?: ReactNode;
  /** chat: leaves on two sides; inbox: one column with avatars. */
  layout?: 'chat' | 'inbox' | undefined;
  lang?: string | undefined;
  /** Under the text: files, a link to the original. */
  after?: ReactNode;
  /** Over the text: "Translated from Russian". */
  before?: ReactNode;
  /** Given for a text that may be long: clamped at eight lines. */
  showAllLabel?: string | undefined;
  status?: { kind: 'sending' | 'failed'; label: string; action?: ReactNode } | undefined;
}

/** The speech leaf: its sharp corner points to who said it. */
export function Message(props: Props) {
  const {
    kind,
    children,
    author,
    isUnverified,
    role,
    meta,
    layout = 'chat',
    lang,
    before,
    after,
    showAllLabel,
    status,
  } = props;
  const isInbox = layout === 'inbox';
  const hasAvatar = author !== undefined && kind !== 'ai' && (isInbox || kind !== 'mine');
  return (
    <article className={styles.message} data-kind={kind} data-layout={layout}>
      {isInbox && hasAvatar ? <Avatar name={author} size="lg" isUnverified={isUnverified} /> : null}
      <div className={styles.side}>
        {author || meta ? (
          <header className={styles.by}>
            {!isInbox && hasAvatar ? <Avatar name={author} /> : null}
            {author ? (
              <span>
                <b>{author}</b>
                {role ? `, ${role}` : null}
              </span>
            ) : null}
            {meta ?? null}
          </header>
        ) : null}
        <div className={styles.leaf}>
          {before ? <div className={styles.before}>{before}</div> : null}
          <div className={styles.line}>
            {kind === 'note' ? <Icon name="lock" size="sm" /> : null}
            {kind === 'ai' ? <Icon name="spark" size="sm" /> : null}
            <div className={styles.text} lang={lang}>
              {showAllLabel ? <ClampedText showAllLabel={showAllLabel}>{children}</ClampedText> : children}
            </div>
          </div>
          {after ? <div className={styles.after}>{after}</div> : null}
        </div>
        {status ? (
          <p className={styles.status} data-status={status.kind} role="status">
            {status.kind === 'sending' ? <Spinner size="sm" /> : <Icon name="triangle-alert" size="sm" />}
            {status.label}
            {status.action ?? null}
          </p>
        ) : null}
      </div>
    </article>
  );
}
