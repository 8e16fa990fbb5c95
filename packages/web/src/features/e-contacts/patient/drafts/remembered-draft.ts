import type { Content } from './unsaved-draft.ts';

interface Remembered {
  readonly userId: string;
  readonly id: string;
  readonly content: Content;
  readonly version: number;
}
let last: Remembered | undefined;

/** What the page before this one showed: without a connection the next one has it from here. */
export const rememberContent = (userId: string, id: string, content: Content, version: number): void => {
  last = { userId, id, content, version };
};

export const rememberedContent = (userId: string, id: string | undefined): Remembered | undefined =>
  last?.userId === userId && last.id === id ? last : undefined;
