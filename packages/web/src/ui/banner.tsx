import { type ReactNode, useState } from 'react';
import styles from './banner.module.css';
import { Icon } from './icon.tsx';

interface Props {
  children: ReactNode;
  icon?: ReactNode;
  /** plain: what somebody wrote for everybody, apart from what the page itself says. */
  tone?: 'info' | 'plain' | 'turn' | 'danger' | undefined;
  /** A link or button at the end; then the strip itself does not expand. */
  action?: ReactNode;
  /** A button that puts it away. */
  dismiss?: { readonly label: string; readonly onPress: () => void } | undefined;
  role?: 'status' | 'alert' | undefined;
  lang?: string | undefined;
}

/** A strip over the page. Two lines show; pressing anywhere on it shows the rest. */
export function Banner({ children, icon, tone = 'info', action, dismiss, role, lang }: Props) {
  const [isExpanded, setExpanded] = useState(false);
  const start = icon ?? <Icon name={tone === 'info' ? 'info' : 'triangle-alert'} />;
  if (action)
    return (
      <div className={styles.banner} data-tone={tone} role={role}>
        {start}
        <span className={styles.text} lang={lang}>
          {children}
        </span>
        <span className={styles.action}>{action}</span>
      </div>
    );
  return (
    <div role={role} className={styles.strip} data-tone={tone}>
      <button
        type="button"
        className={styles.banner}
        data-tone={tone}
        aria-expanded={isExpanded}
        onClick={() => setExpanded(!isExpanded)}
      >
        {start}
        <span className={styles.text} lang={lang} data-clamped={!isExpanded || undefined}>
          {children}
        </span>
        <Icon name={isExpanded ? 'chevron-up' : 'chevron-down'} />
      </button>
      {dismiss ? (
        <button type="button" className={styles.dismiss} onClick={dismiss.onPress}>
          {dismiss.label}
        </button>
      ) : null}
    </div>
  );
}
