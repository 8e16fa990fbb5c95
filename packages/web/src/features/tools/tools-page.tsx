import { Link } from 'react-router';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { IconTile } from '../../ui/icon-tile.tsx';
import { StaffIcon } from '../../ui/staff-icon.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { InEstonia } from './in-estonia.tsx';
import { useToolsTexts } from './texts.ts';
import styles from './tools.module.css';

const tools = ['ldl', 'gfr'] as const;

/** Which calculators there are. */
export function Component() {
  const t = useToolsTexts();
  return (
    <InEstonia>
      <div className={styles.page}>
        <VisuallyHidden>
          <h1 tabIndex={-1}>{t.title}</h1>
        </VisuallyHidden>
        <ul className={styles.overview}>
          {tools.map((tool) => (
            <Card key={tool} as="li">
              <Link to={`/tools/${tool}`} className={styles.tool ?? ''}>
                <IconTile>
                  <StaffIcon name="calculator" />
                </IconTile>
                <span>
                  <b>{t.tabs[tool]}</b>
                  <span className={styles.note}>{t.about[tool]}</span>
                </span>
                <Icon name="chevron-right" size="sm" />
              </Link>
            </Card>
          ))}
        </ul>
      </div>
    </InEstonia>
  );
}
