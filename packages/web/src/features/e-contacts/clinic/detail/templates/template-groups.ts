import type { ReplyTemplate } from '@tervita/contract/reply-templates';
import type { ProblemType } from '@tervita/domain/problem-types';
import { findTemplates } from '../../../../reply-templates/index.ts';

type TemplateGroup = 'forReason' | 'own' | 'shared';

const groupOf = (template: ReplyTemplate): TemplateGroup => {
  if (template.problemType) return 'forReason';
  return template.isMine ? 'own' : 'shared';
};

/** Those for this reason first, then one's own, then everybody's; those for another reason are not offered. */
export const grouped = (
  templates: readonly ReplyTemplate[],
  type: ProblemType,
  search: string,
): [TemplateGroup, ReplyTemplate[]][] => {
  const fitting = findTemplates(
    templates.filter(({ problemType }) => problemType === null || problemType === type),
    search,
  );
  const groups = Map.groupBy(fitting, groupOf);
  return (['forReason', 'own', 'shared'] as const).flatMap((name) => {
    const found = groups.get(name);
    return found ? [[name, found] as [TemplateGroup, ReplyTemplate[]]] : [];
  });
};
