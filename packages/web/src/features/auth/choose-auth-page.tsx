import { useConfig } from '../../core/config.ts';
import { Callout } from '../../ui/callout.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import styles from './auth.module.css';
import { MethodChoice } from './method-choice.tsx';
import { OtherWayBar } from './other-way-bar.tsx';
import { lastMethod, methodPaths, signInMethods } from './sign-in-methods.ts';
import { useAuthTexts } from './texts.ts';
import { WhyHere } from './why-here.tsx';

export function Component() {
  const { choose } = useAuthTexts().auth;
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
    <>
      <div className={styles.page}>
        <WhyHere />
        <PageTitle>{choose.title}</PageTitle>
        <p className={styles.lead}>{others.length > 0 ? choose.lead : choose.leadOne}</p>
        <MethodChoice title={choose.title} methods={[first, ...others]} paths={methodPaths} last={last} />
        <Callout tone="info" icon={<Icon name="child" />}>
          {choose.child}
        </Callout>
      </div>
      <OtherWayBar question={choose.newHere} answer={choose.create} to="/choose-signup" />
    </>
  );
}
