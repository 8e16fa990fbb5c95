import { listAiModels, listPrompts } from '@tervita/contract/ai';
import { useAnswer } from '../../../core/api/index.ts';
import { useClinicTexts } from '../../../core/texts/clinic.ts';
import { Card } from '../../../ui/card.tsx';
import { RowButton } from '../../../ui/list-row.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { PageState } from '../page-state.tsx';
import styles from '../platform-admin.module.css';
import { usePlatformAiTexts } from '../texts.ts';
import { OnePrompt } from './one-prompt.tsx';
import type { Prompt } from './prompt.ts';
import { useAddress } from './use-address.ts';

function Purposes({ prompts }: { prompts: readonly Prompt[] }) {
  const t = usePlatformAiTexts();
  const { purpose: chosen, go } = useAddress();
  return (
    <Card isFlush as="nav" aria-label={t.purposesLabel}>
      {prompts.map(({ purpose, versions }) => {
        const active = versions.find(({ isActive }) => isActive);
        return (
          <RowButton
            key={purpose}
            isSelected={purpose === chosen}
            title={t.purposes[purpose]}
            hint={active ? t.activeVersion(active.version) : t.noneActive}
            onPress={() =>
              go({ purpose, view: 'editor', version: undefined, against: undefined, run: undefined })
            }
          />
        );
      })}
    </Card>
  );
}

/** Every purpose on the left, the one in hand on the right. */
export function Component() {
  const titles = useClinicTexts().clinicPages;
  const { purpose } = useAddress();
  const answer = useAnswer(listPrompts);
  const models = useAnswer(listAiModels).data;
  return (
    <div className={`${styles.page} ${styles.split}`}>
      <VisuallyHidden>
        <h1 tabIndex={-1}>{titles.prompts}</h1>
      </VisuallyHidden>
      <PageState answer={answer}>
        {({ purposes }) => {
          const prompt = purposes.find((each) => each.purpose === purpose);
          return (
            <>
              <Purposes prompts={purposes} />
              {prompt ? <OnePrompt key={purpose} prompt={prompt} models={models} /> : null}
            </>
          );
        }}
      </PageState>
    </div>
  );
}
