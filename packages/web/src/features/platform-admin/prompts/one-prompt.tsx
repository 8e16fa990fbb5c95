import { Callout } from '../../../ui/callout.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import styles from '../platform-admin.module.css';
import { usePlatformAiTexts } from '../texts.ts';
import { Editor } from './editor/editor.tsx';
import { Evaluation } from './evaluation/evaluation.tsx';
import { type Models, type Prompt, versionIn } from './prompt.ts';
import { TryOut } from './try-out.tsx';
import { useAddress, views } from './use-address.ts';
import { Versions } from './versions/versions.tsx';

interface Props {
  readonly prompt: Prompt;
  readonly models: Models | undefined;
}

export function OnePrompt({ prompt, models }: Props) {
  const t = usePlatformAiTexts();
  const { view, version, go } = useAddress();
  const active = prompt.versions.find(({ isActive }) => isActive);
  const inHand = versionIn(prompt, version);
  const segments = views.map((value) => ({ value, label: t.views[value] }));
  return (
    <div className={styles.stack}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.title}>{t.purposes[prompt.purpose]}</h2>
          <p className={styles.hint}>{t.purposeHints[prompt.purpose]}</p>
        </div>
        <StatusChip tone={active ? 'done' : 'idle'}>
          {active ? t.activeVersion(active.version) : t.noneActive}
        </StatusChip>
      </div>
      {active && ['NOT_TRIED', 'OUTDATED', 'FAILED'].includes(active.check.state) ? (
        <Callout tone="turn">{t.check.unpassed}</Callout>
      ) : null}
      <SegmentedControl
        label={t.viewsLabel}
        value={view}
        onChange={(chosen) => go({ view: chosen })}
        segments={segments}
      />
      {view === 'editor' ? <Editor key={inHand?.id} {...{ prompt, models }} base={inHand} /> : null}
      {view === 'versions' ? <Versions prompt={prompt} models={models} /> : null}
      {view === 'try-out' ? <TryOut prompt={prompt} version={inHand} /> : null}
      {view === 'evaluation' ? <Evaluation prompt={prompt} /> : null}
    </div>
  );
}
