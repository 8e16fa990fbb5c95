import type { listAiModels, listPrompts, PromptVersion } from '@tervita/contract/ai';
import type { Answered } from '@tervita/contract/core';

export type Prompt = Answered<typeof listPrompts>['purposes'][number];
export type Models = Answered<typeof listAiModels>;

/** The one that is asked for, else the one that works, else the latest. */
export const versionIn = ({ versions }: Prompt, id: string | undefined): PromptVersion | undefined =>
  versions.find((version) => version.id === id) ?? versions.find(({ isActive }) => isActive) ?? versions[0];
