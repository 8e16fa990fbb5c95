import { listQuestionnaireResponses } from '@tervita/contract/instruments';
import { Link } from 'react-router';
import { useAnswer } from '../../../../../core/api/index.ts';
import { useFormat } from '../../../../../core/format/index.ts';
import { useLanguage } from '../../../../../core/texts/index.ts';
import { Button } from '../../../../../ui/button.tsx';
import { SmallHeading } from '../../../../../ui/small-heading.tsx';
import { StaffIcon } from '../../../../../ui/staff-icon.tsx';
import styles from './other-results.module.css';
import { useResultTexts } from './texts.ts';

interface Props {
  readonly eContactId: string;
  /** Undefined where nothing can be asked for in this e-contact. */
  readonly onAsk: (() => void) | undefined;
}

/** What the same patient filled in before or since, each leading to the e-contact that it came with. */
export function OtherResults({ eContactId, onAsk }: Props) {
  const t = useResultTexts();
  const format = useFormat();
  const { data } = useAnswer(listQuestionnaireResponses, {
    params: { id: eContactId },
    query: { locale: useLanguage() },
  });
  if (!data) return null;
  return (
    <section>
      <div className={styles.head}>
        <SmallHeading icon={<StaffIcon name="clipboard-check" size="sm" />} count={data.othersCount}>
          {t.others}
        </SmallHeading>
        {onAsk ? (
          <Button size="sm" variant="ghost" onPress={onAsk}>
            {t.askForOne}
          </Button>
        ) : null}
      </div>
      {data.others.length === 0 ? <p className={styles.none}>{t.noOthers}</p> : null}
      <ul className={styles.list}>
        {data.others.map((each) => (
          <li key={`${each.eContactId} ${each.instrument} ${each.filledAt}`}>
            <Link className={styles.row ?? ''} to={`/e-contacts/${each.eContactId}`}>
              <span className={styles.name}>{each.name}</span>
              {each.total === null ? null : <strong>{each.total}</strong>}
              <span className={styles.day}>{format.day(each.filledAt)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
