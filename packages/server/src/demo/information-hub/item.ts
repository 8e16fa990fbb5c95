import type { Language } from '@tervita/domain/core';
import type { ProblemType } from '@tervita/domain/problem-types';

export interface DemoInformationText {
  readonly title: string;
  /** One or two sentences that stand above the body. */
  readonly summary: string;
  /** Markdown. */
  readonly body: string;
  readonly sourceName: string;
}

/** An item of the information hub as the demo clinic finds it. */
export interface DemoInformationItem {
  /** Its file's name: the id of the item is made of it. */
  readonly slug: string;
  /** GUIDELINE and MEDICINE are clinical; MEDICINE is about prescription medicines. */
  readonly kind: 'GUIDELINE' | 'MEDICINE' | 'IMPORTANT';
  /** The e-contacts beside which it is recommended. */
  readonly problemTypes: readonly ProblemType[];
  readonly sourceUrl: string;
  readonly publishedDaysAgo: number;
  readonly version: number;
  readonly texts: Readonly<Record<Language, DemoInformationText>>;
}
