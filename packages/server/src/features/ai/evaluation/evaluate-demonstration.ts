import { promptPurposes } from '@tervita/domain/ai';
import { newId } from '../../../core/ids.ts';
import type { Outbox } from '../../../core/outbox/outbox.ts';
import type { EngineDeps } from '../engine/engine.ts';
import { activePrompt } from '../engine/prompt-store.ts';
import { beginEvaluation } from './begin-evaluation.ts';
import { mayWork } from './version-checks.ts';

/**
 * What works in a demonstration is evaluated like everything else, against the script that plays the model: as jobs, so
 * that nobody waits for it at the start, and once, as what has passed stays passed.
 */
export const evaluateDemonstration = async (deps: EngineDeps, publish: Outbox['publish']): Promise<void> => {
  if (!deps.llm.isSimulated) return;
  for (const purpose of promptPurposes) {
    const prompt = await activePrompt(deps.database, purpose);
    if (!prompt) continue;
    await deps.database.write('tervita_system', {}, async (tx, now) => {
      if (await mayWork(deps, tx, prompt)) return;
      await beginEvaluation(deps, tx, {
        prompt,
        startedBy: null,
        id: newId(now),
        now,
        publish: (event) => publish(tx, event),
      });
    });
  }
};
