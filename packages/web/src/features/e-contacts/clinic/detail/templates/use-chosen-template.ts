import type { ClinicEContactDetail } from '@tervita/contract/e-contacts';
import { listReplyTemplates } from '@tervita/contract/reply-templates';
import { fillTemplate } from '@tervita/domain/reply-templates';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useAnswer } from '../../../../../core/api/index.ts';
import type { Draft } from '../../../../../core/drafts/index.ts';

/** A template that was chosen in the list's palette: it stands in the reply when the e-contact opens. */
export const useChosenTemplate = ({ clinicId, patient }: ClinicEContactDetail, reply: Draft): void => {
  const state = useLocation().state as { templateId?: string } | null;
  const templateId = state?.templateId;
  const isPut = useRef(false);
  const { data } = useAnswer(
    listReplyTemplates,
    { params: { clinicId } },
    { enabled: templateId !== undefined },
  );
  const chosen = data?.templates.find(({ id }) => id === templateId);
  useEffect(() => {
    if (!chosen || isPut.current) return;
    isPut.current = true;
    // What was typed before is never replaced.
    if (reply.text.trim() === '') reply.setText(fillTemplate(chosen.content, patient));
  }, [chosen, reply, patient]);
};
