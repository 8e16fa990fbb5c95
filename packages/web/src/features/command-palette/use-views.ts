import { listSavedViews } from '@tervita/contract/e-contacts';
import { createElement } from 'react';
import { useNavigate } from 'react-router';
import { useAnswer } from '../../core/api/index.ts';
import { useSelectedClinic, useUser } from '../../core/session/index.ts';
import type { PickOption } from '../../ui/pick-list.tsx';
import { StaffIcon } from '../../ui/staff-icon.tsx';

const icon = createElement(StaffIcon, { name: 'bookmark' });

/** One's own sets of filters of the inbox. */
export const useViews = (isOpen: boolean) => {
  const clinicId = useSelectedClinic()?.clinicId ?? '';
  const isStaff = useUser().activeRole === 'PRM_DOCTOR';
  const navigate = useNavigate();
  const enabled = isOpen && isStaff && clinicId !== '';
  const views = useAnswer(listSavedViews, { params: { clinicId } }, { enabled }).data?.views ?? [];
  return {
    options: views.map(({ id, name }): PickOption => ({ value: id, label: name, icon })),
    /** False: it is none of these. */
    pick: (value: string): boolean => {
      const picked = views.find(({ id }) => id === value);
      if (picked) void navigate(`/clinic-e-contacts?${picked.view}`);
      return picked !== undefined;
    },
  };
};
