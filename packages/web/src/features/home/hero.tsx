import { useSearchParams } from 'react-router';
import { type Config, useConfig, useEmergencyNumber } from '../../core/config.ts';
import { Callout } from '../../ui/callout.tsx';
import { Emphasised } from '../../ui/emphasised.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import styles from './hero.module.css';
import { Phone } from './phone.tsx';
import { Reasons } from './sections.tsx';
import { useHomeTexts } from './texts.ts';

type Ways = 'digitalId' | 'email' | 'all' | undefined;

const waysOf = ({ prmFeatures }: Config): Ways => {
  const { DOKOBIT_LOGIN_ENABLED, EMAIL_LOGIN_ENABLED } = prmFeatures;
  if (DOKOBIT_LOGIN_ENABLED) return EMAIL_LOGIN_ENABLED ? 'all' : 'digitalId';
  return EMAIL_LOGIN_ENABLED ? 'email' : undefined;
};

/** Why the person is here again. */
function Status() {
  const { home } = useHomeTexts();
  const [search] = useSearchParams();
  const status = search.get('status');
  if (status === 'logged-out')
    return (
      <Callout tone="done" role="status" title={home.loggedOut.title}>
        {home.loggedOut.text}
      </Callout>
    );
  return null;
}

export function Hero() {
  const { home } = useHomeTexts();
  const ways = waysOf(useConfig());
  const emergency = useEmergencyNumber();
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <Status />
        <h1 className={styles.title}>
          {home.title.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </h1>
        <p className={styles.lead}>{home.lead}</p>
        <div className={styles.actions}>
          <LinkButton size="lg" to="/choose-auth" trailingIcon={<Icon name="arrow-right" />}>
            {home.signIn}
          </LinkButton>
          <LinkButton size="lg" variant="secondary" to="#clinics">
            {home.clinic}
          </LinkButton>
        </div>
        {ways ? (
          <p className={styles.ways}>
            <Icon name="lock" />
            {home.ways[ways]}
          </p>
        ) : null}
        <p className={styles.emergency}>
          <Icon name="phone" />
          <Emphasised text={home.emergency(emergency)} part={emergency} />
        </p>
      </div>
      <div className={styles.art}>
        <Phone />
      </div>
      <div className={styles.reasons}>
        <Reasons />
      </div>
    </section>
  );
}
