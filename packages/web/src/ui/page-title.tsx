import { type ReactNode, useEffect, useRef } from 'react';
import styles from './page-title.module.css';

interface Props {
  children: ReactNode;
  /** A page reached inside the app moves focus to its title; the first page of a visit does not. */
  takesFocus?: boolean;
  /** Where something on the page is named by it. */
  id?: string | undefined;
}

export function PageTitle({ children, takesFocus = false, id }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <h1 ref={title} id={id} tabIndex={-1} className={styles.title}>
      {children}
    </h1>
  );
}
