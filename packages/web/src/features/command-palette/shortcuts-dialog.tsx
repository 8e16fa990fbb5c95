import { Fragment } from 'react';
import { Link } from 'react-router';
import { type Command, useAllCommands, useKeyMode } from '../../core/commands/index.ts';
import { useUser } from '../../core/session/index.ts';
import { useTexts } from '../../core/texts/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Kbd } from '../../ui/kbd.tsx';
import { useOtherKeys } from './resting-keys.ts';
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

interface GroupProps {
  readonly title: string;
  readonly keys: readonly Pick<Command, 'id' | 'label' | 'keys'>[];
  readonly isResting?: boolean;
}

function KeyGroup({ title, keys, isResting = false }: GroupProps) {
  return (
    <section className={styles.group} data-resting={isResting || undefined}>
      <h3 className={styles.title}>{title}</h3>
      <dl className={styles.list}>
        {keys.map((each) => (
          <div key={each.id} className={styles.row}>
            <dt>{each.label}</dt>
            <dd>
              <Keys keys={each.keys ?? ''} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Every key there is: what works on this page, then what rests here, and how to change that. */
export function ShortcutsDialog({ isOpen, onClose }: Props) {
  const t = usePaletteTexts().shortcuts;
  const { core } = useTexts();
  const mode = useKeyMode();
  const withKeys = useAllCommands().filter(({ keys }) => keys !== undefined);
  const { writing, isWriting, resting } = useOtherKeys(withKeys);
  const isStaff = useUser().activeRole === 'PRM_DOCTOR';
  const groups = [...Map.groupBy<string, Command>(withKeys, ({ group }) => group)];
  return (
    <Dialog size="lg" title={t.title} isOpen={isOpen} onClose={onClose} closeLabel={core.actions.close}>
      {mode === 'LETTERS' ? null : <p>{mode === 'OFF' ? t.off : t.withAlt}</p>}
      <div className={styles.groups}>
        {groups.map(([group, commands]) => (
          <KeyGroup key={group} title={group} keys={commands} />
        ))}
        {isStaff ? <KeyGroup title={t.whileWriting} keys={writing} isResting={!isWriting} /> : null}
        {isStaff && resting.length > 0 ? <KeyGroup title={t.resting} keys={resting} isResting /> : null}
      </div>
      <p>
        <Link to="/settings" onClick={onClose}>
          {t.change}
        </Link>
      </p>
    </Dialog>
  );
}
