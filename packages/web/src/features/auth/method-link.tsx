import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AppleMark, GoogleMark } from '../../ui/brand-marks.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconTile } from '../../ui/icon-tile.tsx';
import { Tag } from '../../ui/tag.tsx';
import styles from './auth.module.css';
import type { SignInMethod } from './sign-in-methods.ts';
import { useAuthTexts } from './texts.ts';

const marks: Record<SignInMethod, ReactNode> = {
  DIGITAL_ID: <Icon name="id-card" size="lg" />,
  GOOGLE: <GoogleMark />,
  APPLE: <AppleMark />,
  PASSWORD: <Icon name="mail" size="lg" />,
};

interface Props {
  method: SignInMethod;
  to: string;
  isMain?: boolean;
  /** Used last time. */
  isLast: boolean;
}

export function MethodLink({ method, to, isMain = false, isLast }: Props) {
  const { choose } = useAuthTexts().auth;
  return (
    <Link to={to} className={styles.method ?? ''} data-main={isMain || undefined}>
      <IconTile tone={isMain ? 'fill' : 'primary'}>{marks[method]}</IconTile>
      <span className={styles.methodText}>
        {choose.methods[method]}
        {method === 'DIGITAL_ID' ? <small>{choose.digitalIdWays}</small> : null}
      </span>
      {isLast ? <Tag>{choose.usedLastTime}</Tag> : null}
      <Icon name="chevron-right" />
    </Link>
  );
}
