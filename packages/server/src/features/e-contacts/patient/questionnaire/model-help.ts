import type { Language } from '@tervita/domain/core';
import type { ProblemType } from '@tervita/domain/problem-types';

interface Told {
  readonly clinicId: string;
  readonly patientPersonId: string;
  readonly authorUserId: string;
  readonly language: Language;
  readonly text: string;
}

/** What a model may add to what the rules found. Undefined: it could not, and what the rules found stands. */
export interface ModelHelp {
  findProblems(
    told: Told & { readonly offered: readonly ProblemType[] },
  ): Promise<readonly ProblemType[] | undefined>;
  summarise(told: Told & { readonly facts: string }): Promise<string | undefined>;
}
