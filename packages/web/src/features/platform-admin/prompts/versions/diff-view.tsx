import type { PromptVersion } from '@tervita/contract/ai';
import { Card } from '../../../../ui/card.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import styles from '../../platform-admin.module.css';
import { usePlatformAiTexts } from '../../texts.ts';
import diff from './diff.module.css';
import { type DiffLine, diffLines } from './diff-lines.ts';

const marks = { same: ' ', added: '+', removed: '−' };

function Lines({ lines }: { lines: readonly DiffLine[] }) {
  const t = usePlatformAiTexts().versions;
  return (
    <ol className={diff.lines}>
      {lines.map(({ kind, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its place
        <li key={at} className={diff.line} data-kind={kind}>
          <span aria-hidden="true">{marks[kind]}</span>
          {kind === 'same' ? null : <VisuallyHidden>{t[kind]}: </VisuallyHidden>}
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}

interface Props {
  readonly version: PromptVersion;
  readonly against: PromptVersion;
  readonly modelOf: (version: PromptVersion) => string;
}

/** What this version says that the other does not, and the other way round. */
export function DiffView({ version, against, modelOf }: Props) {
  const { editor, versions: t } = usePlatformAiTexts();
  const parts = [
    { name: editor.model, of: modelOf },
    { name: editor.system, of: ({ systemMessage }: PromptVersion) => systemMessage },
    { name: editor.user, of: ({ userMessage }: PromptVersion) => userMessage },
    { name: editor.parameters, of: ({ parameters }: PromptVersion) => JSON.stringify(parameters, null, 2) },
  ];
  return (
    <Card as="section" aria-label={t.diffTitle(version.version, against.version)}>
      <div className={styles.stack}>
        <h3 className={styles.title}>{t.diffTitle(version.version, against.version)}</h3>
        {parts.map(({ name, of }) => {
          const [before, after] = [of(against), of(version)];
          return (
            <div key={name} className={diff.part}>
              <h4 className={diff.name}>{name}</h4>
              {before === after ? (
                <p className={styles.hint}>{t.same}</p>
              ) : (
                <Lines lines={diffLines(before, after)} />
              )}
            </div>
          );
        })}
      </div>
    </Card>
  );
}
