import { activatePromptVersion, listPrompts, type PromptVersion } from '@tervita/contract/ai';
import { regionalLocale } from '@tervita/domain/core';
import { useState } from 'react';
import { useCommand } from '../../../../core/api/index.ts';
import { useFormat } from '../../../../core/format/index.ts';
import { useLanguage } from '../../../../core/texts/index.ts';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { LazyConfirmDialog } from '../../../../ui/lazy-overlays.tsx';
import { PickField } from '../../../../ui/pick-field.tsx';
import { StatusChip } from '../../../../ui/status-chip.tsx';
import { toasts } from '../../../../ui/toasts.ts';
import styles from '../../platform-admin.module.css';
import { usePlatformAiTexts } from '../../texts.ts';
import { CheckChip, ObeyedTexts } from '../evaluation/check-state.tsx';
import type { Models, Prompt } from '../prompt.ts';
import { useAddress } from '../use-address.ts';
import { DiffView } from './diff-view.tsx';

interface Props {
  readonly prompt: Prompt;
  readonly models: Models | undefined;
}

export const usePercent = () => {
  const format = new Intl.NumberFormat(regionalLocale[useLanguage()], { style: 'percent' });
  return (share: number) => format.format(share);
};

const useModelOf = (models: Models | undefined) => {
  const t = usePlatformAiTexts().editor;
  const standard = models?.defaultModel ? t.defaultModel(models.defaultModel) : t.noDefaultModel;
  return ({ modelId }: PromptVersion) =>
    modelId === null ? standard : (models?.models.find(({ id }) => id === modelId)?.name ?? modelId);
};

interface RowProps {
  readonly version: PromptVersion;
  readonly model: string;
  readonly isEarlier: boolean;
  /** Left out where there is nothing to compare with. */
  readonly onCompare?: (() => void) | undefined;
  readonly onActivate: () => void;
}

function VersionRow({ version, model, isEarlier, onCompare, onActivate }: RowProps) {
  const t = usePlatformAiTexts();
  const { go } = useAddress();
  const format = useFormat();
  const percent = usePercent();
  const { evaluation } = version;
  return (
    <li className={styles.row}>
      <div>
        <div className={styles.line}>
          <b>{t.version(version.version)}</b>
          {version.isActive ? <StatusChip tone="done">{t.active}</StatusChip> : null}
          <CheckChip check={version.check} />
        </div>
        <p className={styles.hint}>
          {[version.createdBy, format.moment(version.createdAt), model].join(' · ')}
        </p>
        {version.note ? <p>{version.note}</p> : null}
        <ObeyedTexts check={version.check} />
        {evaluation ? (
          <p className={styles.hint}>
            {t.versions.evaluated(percent(evaluation.agreement), evaluation.missedRedFlags)}
          </p>
        ) : null}
      </div>
      <div className={styles.line}>
        <Button size="sm" variant="ghost" onPress={() => go({ version: version.id, view: 'editor' })}>
          {t.versions.open}
        </Button>
        {onCompare ? (
          <Button size="sm" variant="ghost" onPress={onCompare}>
            {t.versions.compare}
          </Button>
        ) : null}
        {version.check.state === 'PASSED' ? null : (
          <Button
            size="sm"
            variant="secondary"
            onPress={() => go({ version: version.id, view: 'evaluation', run: undefined })}
          >
            {t.check.evaluate}
          </Button>
        )}
        {version.isActive || version.check.state !== 'PASSED' ? null : (
          <Button size="sm" variant="secondary" onPress={onActivate}>
            {isEarlier ? t.versions.rollBack : t.versions.activate}
          </Button>
        )}
      </div>
    </li>
  );
}

/** A version is brought back the same way it was put to work: one press and one question. */
function Activate({ version, onClose }: { version: PromptVersion | undefined; onClose: () => void }) {
  const t = usePlatformAiTexts();
  const activate = useCommand(activatePromptVersion, {
    refreshes: [listPrompts],
    eachPressCounts: true,
    onDone: () => {
      toasts.show({ tone: 'success', text: t.versions.activated(version?.version ?? 0) });
      onClose();
    },
  });
  return (
    <LazyConfirmDialog
      isOpen={version !== undefined}
      title={t.versions.activateTitle(version?.version ?? 0)}
      confirmLabel={t.versions.activate}
      cancelLabel={t.cancel}
      isPending={activate.isPending}
      onClose={onClose}
      onConfirm={() => version && activate.mutate({ params: { id: version.id } })}
    >
      <p>{t.versions.activateText}</p>
    </LazyConfirmDialog>
  );
}

export function Versions({ prompt, models }: Props) {
  const t = usePlatformAiTexts();
  const { version: chosenId, against: againstId, go } = useAddress();
  const [toActivate, setToActivate] = useState<PromptVersion>();
  const modelOf = useModelOf(models);
  const { versions } = prompt;
  const active = versions.find(({ isActive }) => isActive);
  const chosen = againstId ? versions.find(({ id }) => id === chosenId) : undefined;
  const against = versions.find(({ id }) => id === againstId);
  if (versions.length === 0)
    return <EmptyState level={3} icon={<Icon name="spark" size="xl" />} tone="ai" title={t.versions.none} />;
  const compare = (version: PromptVersion) => {
    const at = versions.indexOf(version);
    const other = active && active.id !== version.id ? active : (versions[at + 1] ?? versions[at - 1]);
    go({ version: version.id, against: (other ?? version).id });
  };
  return (
    <div className={styles.stack}>
      <Card isFlush>
        <ol className={styles.rows}>
          {versions.map((version) => (
            <VersionRow
              key={version.id}
              version={version}
              model={modelOf(version)}
              isEarlier={active !== undefined && version.version < active.version}
              onCompare={versions.length > 1 ? () => compare(version) : undefined}
              onActivate={() => setToActivate(version)}
            />
          ))}
        </ol>
      </Card>
      {chosen && against ? (
        <>
          <PickField
            label={t.versions.against}
            value={against.id}
            options={versions.map(({ id, version }) => ({ value: id, label: t.version(version) }))}
            placeholder={t.versions.against}
            searchLabel={t.versions.against}
            emptyText={t.versions.none}
            onChange={(id) => go({ against: id })}
          />
          <DiffView version={chosen} against={against} modelOf={modelOf} />
        </>
      ) : null}
      <Activate version={toActivate} onClose={() => setToActivate(undefined)} />
    </div>
  );
}
