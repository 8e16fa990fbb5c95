import { useId } from 'react';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { IconTile } from '../../ui/icon-tile.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import styles from './sections.module.css';
import { useHomeTexts } from './texts.ts';

const reasonIcons: readonly IconName[] = ['users', 'help', 'message'];

/** Three short reasons under the promise. */
export function Reasons() {
  const { reasons } = useHomeTexts().home;
  return (
    <ul className={styles.reasons}>
      {reasons.map(({ title, text }, at) => (
        <li key={title}>
          <IconTile>
            <Icon name={reasonIcons[at] ?? 'check'} />
          </IconTile>
          <h2>{title}</h2>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

export function ForPatients() {
  const { patients, signIn } = useHomeTexts().home;
  const titleId = useId();
  return (
    <section id="patients" className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {patients.title}
      </h2>
      <ol className={styles.steps}>
        {patients.steps.map(({ title, text }, at) => (
          <li key={title}>
            <span className={styles.number} aria-hidden="true">
              {at + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <LinkButton variant="soft" to="/choose-auth">
        {signIn}
      </LinkButton>
    </section>
  );
}

export function ForClinics() {
  const { clinics } = useHomeTexts().home;
  const titleId = useId();
  return (
    <section id="clinics" className={styles.clinics} aria-labelledby={titleId}>
      <div>
        <h2 id={titleId} className={styles.title}>
          {clinics.title}
        </h2>
        <p className={styles.lead}>{clinics.text}</p>
        <div className={styles.actions}>
          <LinkButton variant="secondary" to="/choose-auth">
            {clinics.signIn}
          </LinkButton>
          <LinkButton variant="ghost" to="/clinic-signup">
            {clinics.join}
          </LinkButton>
        </div>
      </div>
      <ul className={styles.points}>
        {clinics.points.map((point) => (
          <li key={point}>
            <Icon name="circle-check" />
            {point}
          </li>
        ))}
      </ul>
    </section>
  );
}
