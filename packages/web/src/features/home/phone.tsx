import { Avatar } from '../../ui/avatar.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './phone.module.css';
import { useHomeTexts } from './texts.ts';

const stars = [1, 2, 3, 4, 5];

function Conversation() {
  const { phone } = useHomeTexts().home;
  return (
    <div className={styles.talk}>
      <p className={styles.byMe}>
        <b>{phone.you}</b> 21:40
      </p>
      <p className={styles.mine}>{phone.first}</p>
      <p className={styles.by}>
        <Avatar name={phone.nurse} size="sm" />
        <span>
          <b>{phone.nurse}</b>, {phone.nurseRole} · 08:12
        </span>
      </p>
      <p className={styles.theirs}>{phone.answer}</p>
      <p className={styles.byMe}>
        <b>{phone.you}</b> 08:15
      </p>
      <p className={styles.mine}>{phone.second}</p>
      <div className={styles.rating}>
        <b>{phone.rate}</b>
        <span className={styles.stars}>
          {stars.map((star) => (
            <span key={star} data-empty={star === 5 || undefined}>
              <Icon name="star" />
            </span>
          ))}
        </span>
      </div>
    </div>
  );
}

/** A picture made of text: it is read out as one image, and it follows the language and the theme. */
export function Phone() {
  const { phone } = useHomeTexts().home;
  return (
    <div className={styles.place} role="img" aria-label={phone.label}>
      <div className={styles.phone} aria-hidden="true">
        <div className={styles.screen}>
          <div className={styles.head}>
            <b>{phone.title}</b>
            <span>{phone.forWhom}</span>
          </div>
          <Conversation />
          <div className={styles.foot}>
            <div className={styles.field}>
              {phone.write}
              <Icon name="paperclip" size="sm" />
            </div>
          </div>
        </div>
      </div>
      <div className={styles.note} aria-hidden="true">
        <span className={styles.tick}>
          <Icon name="check" size="sm" />
        </span>
        <span>
          <b>{phone.answered}</b>
          <small>{phone.answeredAt}</small>
        </span>
      </div>
    </div>
  );
}
