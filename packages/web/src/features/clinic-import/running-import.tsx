import { getListImport, type ListImport, stopListImport } from '@tervita/contract/clinic-import';
import { useCommand } from '../../core/api/index.ts';
import { useFormat } from '../../core/format/index.ts';
import { useClinicTexts } from '../../core/texts/clinic.ts';
import { useMinutesLeft } from '../../core/use-minutes-left.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Icon } from '../../ui/icon.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import styles from './clinic-import.module.css';
import { Panel } from './panel.tsx';
import { useClinicImportTexts } from './texts.ts';

const partOf = (read: number, total: number) => (total === 0 ? 0 : (read / total) * 100);

function ListProgress({ list }: { list: ListImport['lists'][number] }) {
  const t = useClinicImportTexts().running;
  const { number } = useFormat();
  const { listCode, rowsRead, rowsTotal } = list;
  const isRead = rowsRead >= rowsTotal;
  const words = rowsRead === 0 ? t.waits : t.part(number(rowsRead), number(rowsTotal));
  return (
    <li className={styles.list}>
      <span>{listCode}</span>
      <ProgressBar label={t.ofList(listCode)} value={partOf(rowsRead, rowsTotal)} valueText={words} />
      {isRead ? (
        <span className={styles.read}>
          <Icon name="check" size="sm" />
          {t.read(number(rowsTotal))}
        </span>
      ) : (
        <span className={styles.quiet}>{words}</span>
      )}
    </li>
  );
}

export function RunningImport({ shown }: { shown: ListImport }) {
  const { core } = useClinicTexts();
  const t = useClinicImportTexts().running;
  const { number } = useFormat();
  const stop = useCommand(stopListImport, { refreshes: [getListImport] });
  const { rowsRead, rowsTotal } = shown;
  const isFetching = shown.state === 'UPLOADING';
  const title = isFetching ? t.fetching : shown.isDryRun ? t.checking : t.importing;
  const isMerging = !isFetching && !shown.isDryRun && rowsTotal > 0 && rowsRead >= rowsTotal;
  const minutes = useMinutesLeft({ id: shown.id, done: rowsRead, total: rowsTotal });
  const words = t.rows(number(rowsRead), number(rowsTotal));
  return (
    <Panel title={title} number={shown.source === 'REGISTER' ? 3 : 2}>
      <strong className={styles.big} role="status">
        {isMerging ? t.merging : words}
      </strong>
      <ProgressBar label={title} value={partOf(rowsRead, rowsTotal)} valueText={words} />
      {minutes === undefined || isMerging || isFetching ? null : (
        <span className={styles.quiet}>{t.about(minutes)}</span>
      )}
      <ul className={styles.lists}>
        {shown.lists.map((list) => (
          <ListProgress key={list.listCode} list={list} />
        ))}
      </ul>
      {isFetching && shown.source === 'REGISTER' ? <p className={styles.quiet}>{t.inRegisterWaits}</p> : null}
      <Callout tone="info">{t.leave}</Callout>
      <div className={styles.between}>
        <span className={styles.quiet}>{isMerging ? t.cannotStop : t.stopping}</span>
        <Button
          variant="secondary"
          isDisabled={isMerging}
          isPending={stop.isPending}
          pendingLabel={core.saving}
          onPress={() => stop.mutate({ params: { id: shown.id } })}
        >
          {t.stop}
        </Button>
      </div>
    </Panel>
  );
}
