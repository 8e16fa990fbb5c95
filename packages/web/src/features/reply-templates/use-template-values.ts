import type { ReplyTemplate } from '@tervita/contract/reply-templates';
import { type ProblemType, problemTypes } from '@tervita/domain/problem-types';
import { useState } from 'react';
import { keptAsDraft } from '../../core/form/index.ts';
import { useUser } from '../../core/session/index.ts';

export type TemplateValues = Pick<ReplyTemplate, 'heading' | 'content' | 'forAll' | 'problemType'>;

const typeOf = (kept: string | undefined): ProblemType | null =>
  problemTypes.find((type) => type === kept) ?? null;

/** What is typed survives a reload and a wrong click, until it is saved or given up. */
export const useTemplateValues = (key: string, begin: TemplateValues, version: number) => {
  const { userId } = useUser();
  const kept = keptAsDraft(userId, `template/${key}`);
  const [values, setValues] = useState<TemplateValues>(() => {
    const { heading, content, forAll, problemType } = kept.read();
    if (heading === undefined || content === undefined) return begin;
    return { heading, content, forAll: forAll === 'true', problemType: typeOf(problemType) };
  });
  /** What one looked at when one began to type. */
  const [begunWith] = useState(() => Number(kept.read().version ?? version));
  const change = (part: Partial<TemplateValues>) => {
    const next = { ...values, ...part };
    setValues(next);
    const { heading, content, forAll, problemType } = next;
    kept.write({
      heading,
      content,
      forAll: String(forAll),
      problemType: problemType ?? '',
      version: String(begunWith),
    });
  };
  return { values, change, begunWith, forget: () => kept.write({}) };
};
