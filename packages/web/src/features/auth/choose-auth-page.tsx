import { useConfig } from '../../core/config.ts';
import { usePublicTexts } from '../../core/texts/index.ts';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { OrDivider } from '../../ui/or-divider.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import styles from './auth.module.css';
import { MethodLink } from './method-link.tsx';
import { lastMethod, signInMethods } from './sign-in-methods.ts';
import { useAuthTexts } from './texts.ts';

export function Component() {
  const { choose } = useAuthTexts().auth;
  const { core } = usePublicTexts();
  const last = lastMethod();
  const [first, ...others] = signInMethods(useConfig(), last);
  if (!first)
    return (
      <div className={styles.page}>
        <PageTitle>{choose.title}</PageTitle>
        <Callout tone="turn">{choose.none}</Callout>
      </div>
    );
  return (
    <div className={styles.page}>
      <PageTitle>{choose.title}</PageTitle>
      <p className={styles.lead}>{others.length > 0 ? choose.lead : choose.leadOne}</p>
      <Card tone="chosen" isFlush as="nav" aria-label={choose.title}>
        <MethodLink method={first} isMain isLast={first === last} />
      </Card>
      {others.length > 0 ? (
        <>
          <OrDivider>{core.or}</OrDivider>
          <Card isFlush as="nav" aria-label={choose.title}>
            {others.map((method) => (
              <MethodLink key={method} method={method} isLast={false} />
            ))}
          </Card>
        </>
      ) : null}
      <Callout tone="info" icon={<Icon name="child" />}>
        {choose.child}
      </Callout>
      <p className={styles.note}>{choose.firstTime}</p>
    </div>
  );
}
