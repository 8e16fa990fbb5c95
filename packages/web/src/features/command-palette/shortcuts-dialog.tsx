import { Fragment } from 'react';
import { Link } from 'react-router';
import { type Command, useAllCommands, useKeyMode } from '../../core/commands/index.ts';
import { useTexts } from '../../core/texts/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import styles from './shortcuts-dialog.module.css';
import { usePaletteTexts } from './texts.ts';

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

const isSequence = (keys: string) => /^G /.test(keys);

function Keys({ keys }: { keys: string }) {
  const { andThen } = usePaletteTexts().shortcuts;
  const all = keys.split(' ');
  return (
    <span className={styles.keys}>
      {all.map((key, at) => (
        <Fragment key={key}>
          {at > 0 && isSequence(keys) ? <small>{andThen}</small> : null}
          <Kbd>{key}</Kbd>
        </Fragment>
      ))}
    </span>
  );
}

/** Every key that does something on this page, and how to change that. */
export function ShortcutsDialog({ isOpen, onClose }: Props) {
  const t = usePaletteTexts().shortcuts;
  const { core } = useTexts();
  const mode = useKeyMode();
  const withKeys = useAllCommands().filter(({ keys }) => keys !== undefined);
  const groups = [...Map.groupBy<string, Command>(withKeys, ({ group }) => group)];
  return (
    <Dialog size="lg" title={t.title} isOpen={isOpen} onClose={onClose} closeLabel={core.actions.close}>
      {mode === 'LETTERS' ? null : <p>{mode === 'OFF' ? t.off : t.withAlt}</p>}
      <div className={styles.groups}>
        {groups.map(([group, commands]) => (
          <section key={group} className={styles.group}>
            <h3 className={styles.title}>{group}</h3>
            <dl className={styles.list}>
              {commands.map(({ id, label, keys = '' }) => (
                <div key={id} className={styles.row}>
                  <dt>{label}</dt>
                  <dd>
                    <Keys keys={keys} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p>
        <Link to="/settings" onClick={onClose}>
          {t.change}
        </Link>
      </p>
    </Dialog>
  );
}
