import { Card } from '../../../ui/card.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconTile } from '../../../ui/icon-tile.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import page from '../message-centre.module.css';
import { useMessageTexts } from '../texts.ts';
import styles from './compose.module.css';

interface Props {
  readonly reachable: number;
  readonly words: readonly string[];
}

/** Who gets it, in one line, and the way back to change it. */
export function RecipientsCard({ reachable, words }: Props) {
  const t = useMessageTexts();
  return (
    <Card>
      <div className={styles.who}>
        <IconTile>
          <Icon name="users" />
        </IconTile>
        <div className={styles.whoText}>
          <p className={styles.whoCount}>{t.count(reachable)}</p>
          <ul className={page.chips}>
            {words.map((word) => (
              <li key={word} className={page.chip}>
                {word}
              </li>
            ))}
          </ul>
        </div>
        <LinkButton variant="secondary" size="sm" to="/message-centre?step=recipients">
          {t.change}
        </LinkButton>
      </div>
    </Card>
  );
}
