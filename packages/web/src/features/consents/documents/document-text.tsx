import styles from './document-text.module.css';
import type { ParsedDocument, Section } from './parse-document.ts';

const address = /([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/;

/** Mail addresses can be pressed; every other character is shown as it is. */
const Words = ({ text }: { text: string }) =>
  text.split(address).map((part, at) =>
    address.test(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no other name
      <a key={at} href={`mailto:${part}`}>
        {part}
      </a>
    ) : (
      part
    ),
  );

const Blocks = ({ blocks }: Pick<Section, 'blocks'>) =>
  blocks.map((block) =>
    block.kind === 'list' ? (
      <ul key={block.items.join()} className={styles.list}>
        {block.items.map((item) => (
          <li key={item}>
            <Words text={item} />
          </li>
        ))}
      </ul>
    ) : (
      <p key={block.text}>
        <Words text={block.text} />
      </p>
    ),
  );

/** Where the table of contents leads. */
export const sectionId = (at: number) => `part-${at + 1}`;

interface Props {
  document: ParsedDocument;
  /** Of its headings: 2 on a page of its own. */
  level: 2 | 3;
}

export function DocumentText({ document, level }: Props) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.text}>
      {document.sections.map(({ heading, blocks }, at) => (
        <section key={heading ?? ''}>
          {heading ? (
            <Heading {...(level === 2 ? { id: sectionId(at), tabIndex: -1 } : {})}>{heading}</Heading>
          ) : null}
          <Blocks blocks={blocks} />
        </section>
      ))}
    </div>
  );
}

export const DocumentSummary = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <div className={styles.summary}>
    <p className={styles.summaryTitle}>{title}</p>
    <ul className={styles.list}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </div>
);
