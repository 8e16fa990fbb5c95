import type { ClinicEContactDetail } from '@tervita/contract/e-contacts';
import { listReplyTemplates } from '@tervita/contract/reply-templates';
import { fillTemplate } from '@tervita/domain/reply-templates';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useAnswer } from '../../../../../core/api/index.ts';
import { useTemplateTarget } from '../../../../../core/commands/index.ts';
import { countUse } from '../../../../../core/usage/index.ts';
import { can } from '../../actions/can.ts';
import type { InsertPlace } from '../writing/insert-text.ts';

/** A template chosen in the palette, in the list or here: it comes into the reply, once, beside what stands there. */
export const useChosenTemplate = (
  detail: ClinicEContactDetail,
  insert: (text: string, place: InsertPlace) => void,
): void => {
  const { clinicId, patient, type } = detail;
  const { state, pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const [chosenHere, choose] = useState<string>();
  const templateId = chosenHere ?? (state as { templateId?: string } | null)?.templateId;
  const isOpen = can('reply', detail);
  useTemplateTarget(useMemo(() => (isOpen ? { problemType: type, use: choose } : undefined), [isOpen, type]));
  const { data } = useAnswer(
    listReplyTemplates,
    { params: { clinicId } },
    { enabled: templateId !== undefined },
  );
  const chosen = data?.templates.find(({ id }) => id === templateId);
  useEffect(() => {
    if (!chosen) return;
    insert(fillTemplate(chosen.content, patient), chosenHere ? 'cursor' : 'end');
    countUse('template', 'palette');
    choose(undefined);
    // Else a reload or Back would put it there again, after it was sent.
    if (state) void navigate(pathname + search + hash, { replace: true, state: null });
  }, [chosen, chosenHere, insert, patient, state, navigate, pathname, search, hash]);
};
