import { getDraft, saveDraft } from '@tervita/contract/e-contacts';
import type { Language } from '@tervita/domain/core';
import { ApiError, call } from '../../../../core/api/index.ts';
import type { Content } from './unsaved-draft.ts';

/** Browsers let no more than this outlive the page. */
const outlivingMost = 60_000;

export const bodyOf = (content: Content, language: Language) => ({
  eContactType: content.type,
  patientPersonId: content.personId,
  clinicId: content.clinicId,
  text: content.text,
  fileIds: content.files.map(({ id }) => id),
  language,
  ...(content.prescriptions ? { prescriptions: [...content.prescriptions] } : {}),
});

/** Goes on when the page is left, so that the last words arrive as well. */
export const putDraft = (id: string, content: Content, version: number, language: Language) => {
  const body = bodyOf(content, language);
  const keepalive = new TextEncoder().encode(JSON.stringify(body)).length < outlivingMost;
  return call(saveDraft, { params: { id }, body }, { seen: version, keepalive });
};

export const fetchDraft = (id: string) => call(getDraft, { params: { id } });

export const codeOf = (error: unknown): string | number =>
  error instanceof ApiError ? (error.code ?? error.status) : 0;
