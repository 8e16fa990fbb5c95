import { useConfig } from '../../core/config.ts';
import { Callout } from '../../ui/callout.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import styles from './auth.module.css';
import { MethodChoice } from './method-choice.tsx';
import { OtherWayBar } from './other-way-bar.tsx';
import { signInMethods, signUpPaths } from './sign-in-methods.ts';
import { useAuthTexts } from './texts.ts';

export function Component() {
  const { choose, signUp } = useAuthTexts().auth;
  const [first, ...others] = signInMethods(useConfig(), null);
  return (
    <>
      <div className={styles.page}>
        <PageTitle>{signUp.title}</PageTitle>
        {first ? (
          <>
            <p className={styles.lead}>{others.length > 0 ? signUp.lead : choose.firstTime}</p>
            <MethodChoice title={signUp.title} methods={[first, ...others]} paths={signUpPaths} />
          </>
        ) : (
          <Callout tone="turn">{choose.none}</Callout>
        )}
        <Callout tone="info" icon={<Icon name="child" />}>
          {choose.child}
        </Callout>
      </div>
      <OtherWayBar question={signUp.haveAccount} answer={signUp.signIn} to="/choose-auth" />
    </>
  );
}
