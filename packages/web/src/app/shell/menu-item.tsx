import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { Tooltip } from '../../ui/tooltip.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './sidebar.module.css';

interface Props {
  icon: ReactNode;
  label: string;
  isRail: boolean;
  /** A count at the end; on the rail it is a dot. */
  badge?: ReactNode;
}

function Content({ icon, label, isRail, badge }: Props) {
  return (
    <>
      {icon}
      {isRail ? <VisuallyHidden>{label}</VisuallyHidden> : <span className={styles.label}>{label}</span>}
      {badge ? <span className={isRail ? styles.dot : styles.badge}>{badge}</span> : null}
    </>
  );
}

interface LinkProps extends Props {
  to: string;
  onPress?: (() => void) | undefined;
}

/** Its own pages have entries beside it. */
const start = '/prm';

export const MenuLink = ({ to, onPress, ...content }: LinkProps) => (
  <li>
    <Tooltip text={content.label} isDisabled={!content.isRail}>
      <NavLink
        to={to}
        end={to === start}
        className={styles.item ?? ''}
        {...(onPress ? { onClick: onPress } : {})}
      >
        <Content {...content} />
      </NavLink>
    </Tooltip>
  </li>
);

interface ButtonProps extends Props {
  onPress: () => void;
}

export const MenuButton = ({ onPress, ...content }: ButtonProps) => (
  <li>
    <Tooltip text={content.label} isDisabled={!content.isRail}>
      <button type="button" className={styles.item} onClick={onPress}>
        <Content {...content} />
      </button>
    </Tooltip>
  </li>
);
