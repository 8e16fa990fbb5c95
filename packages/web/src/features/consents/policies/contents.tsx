import { Disclosure } from '../../../ui/disclosure.tsx';
import { sectionId } from '../documents/document-text.tsx';
import type { ParsedDocument } from '../documents/parse-document.ts';
import { useConsentsTexts } from '../texts.ts';
import styles from './contents.module.css';

const Links = ({ document }: { document: ParsedDocument }) => (
  <ol className={styles.links}>
    {document.sections.map(({ heading }, at) => (
      <li key={heading ?? ''}>
        <a href={`#${sectionId(at)}`}>{heading}</a>
      </li>
    ))}
  </ol>
);

/** Beside the text where there is room, else folded above it. */
export function Contents({ document }: { document: ParsedDocument }) {
  const { contents } = useConsentsTexts().consents;
  return (
    <>
      <nav aria-label={contents} className={styles.folded}>
        <Disclosure title={contents}>
          <Links document={document} />
        </Disclosure>
      </nav>
      <nav aria-label={contents} className={styles.beside}>
        <div className={styles.sticky}>
          <p className={styles.title}>{contents}</p>
          <Links document={document} />
        </div>
      </nav>
    </>
  );
}
