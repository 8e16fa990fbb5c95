import type { ReactNode } from 'react';
import { usePublicTexts } from '../../core/texts/index.ts';
import { Card } from '../../ui/card.tsx';
import { OrDivider } from '../../ui/or-divider.tsx';
import styles from './auth.module.css';
import { MethodLink } from './method-link.tsx';
import type { SignInMethod } from './sign-in-methods.ts';

interface Props {
  title: string;
  /** At least one; the first stands out. */
  methods: readonly [SignInMethod, ...SignInMethod[]];
  paths: Record<SignInMethod, string>;
  last?: string | null;
}

export function MethodChoice({ title, methods, paths, last = null }: Props): ReactNode {
  const { core } = usePublicTexts();
  const [first, ...others] = methods;
  return (
    <nav className={styles.methods} aria-label={title}>
      <Card tone="chosen" isFlush>
        <MethodLink method={first} to={paths[first]} isMain isLast={first === last} />
      </Card>
      {others.length > 0 ? (
        <>
          <OrDivider>{core.or}</OrDivider>
          <Card isFlush>
            {others.map((method) => (
              <MethodLink key={method} method={method} to={paths[method]} isLast={false} />
            ))}
          </Card>
        </>
      ) : null}
    </nav>
  );
}
