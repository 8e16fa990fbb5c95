import type { ReplyTemplate } from '@tervita/contract/reply-templates';
import type { ProblemType } from '@tervita/domain/problem-types';

export type TemplateGroup = 'forReason' | 'own' | 'shared';

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
  const typed = search.trim().toLocaleLowerCase();
  const fitting = templates.filter(
    (template) =>
      (template.problemType === null || template.problemType === type) &&
      `${template.heading} ${template.content}`.toLocaleLowerCase().includes(typed),
  );
  const groups = Map.groupBy(fitting, groupOf);
  return (['forReason', 'own', 'shared'] as const).flatMap((name) => {
    const found = groups.get(name);
    return found ? [[name, found] as [TemplateGroup, ReplyTemplate[]]] : [];
  });
};
