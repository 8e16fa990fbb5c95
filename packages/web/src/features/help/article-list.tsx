import { useLocation } from 'react-router';
import { useLanguage } from '../../core/texts/index.ts';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import type { ArticleId } from './articles.ts';
import styles from './help.module.css';
import { pictures } from './pictures.ts';
import { useArticles, useHelpTexts } from './texts.ts';

function ArticlePicture({ id }: { id: ArticleId }) {
  const { picture } = useHelpTexts();
  const { title } = useArticles()[id];
  const language = useLanguage();
  const size = pictures[id];
  if (!size) return null;
  return (
    <img
      className={styles.picture}
      src={`/pictures/${id}-${language}.jpg`}
      alt={picture(title)}
      loading="lazy"
      {...size}
    />
  );
}

/** Questions that open to their answers; the one that the address names is open. */
export function ArticleList({ ids }: { ids: readonly ArticleId[] }) {
  const articles = useArticles();
  const { hash } = useLocation();
  return (
    <Card isFlush>
      {ids.map((id) => (
        <div key={id} id={id} className={styles.article}>
          <Disclosure title={articles[id].title} isOpenAtFirst={hash === `#${id}`}>
            {articles[id].lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
            <ArticlePicture id={id} />
          </Disclosure>
        </div>
      ))}
    </Card>
  );
}
