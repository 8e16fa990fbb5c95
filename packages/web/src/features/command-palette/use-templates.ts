import { listReplyTemplates } from '@tervita/contract/reply-templates';
import { createElement } from 'react';
import { useAnswer } from '../../core/api/index.ts';
import { useCurrentTemplateTarget } from '../../core/commands/index.ts';
import { useSelectedClinic } from '../../core/session/index.ts';
import type { PickOption } from '../../ui/pick-list.tsx';
import { StaffIcon } from '../../ui/staff-icon.tsx';

const icon = createElement(StaffIcon, { name: 'zap' });

/** Ready replies for the reason of the e-contact that is open or stood on. */
export const useTemplates = (isOpen: boolean) => {
  const clinicId = useSelectedClinic()?.clinicId ?? '';
  const target = useCurrentTemplateTarget();
  const enabled = isOpen && target !== undefined && clinicId !== '';
  const templates = useAnswer(listReplyTemplates, { params: { clinicId } }, { enabled, staleTime: 60_000 })
    .data?.templates;
  const fitting = target
    ? (templates ?? []).filter(
        ({ problemType }) => problemType === null || problemType === target.problemType,
      )
    : [];
  return {
    options: fitting
      .toSorted((one, other) => Number(one.problemType === null) - Number(other.problemType === null))
      .map(({ id, heading }): PickOption => ({ value: id, label: heading, icon })),
    pick: (id: string): void => target?.use(id),
  };
};
