import type { Language } from '@tervita/domain/core';
import type { MessageTemplate } from '@tervita/domain/message-centre';
import { useDraft } from '../../core/drafts/index.ts';
import { useSelectedClinic } from '../../core/session/index.ts';
import { emptyFilter, type FilterInput } from './filter-input.ts';

/** A message on its way from the template to its sending. */
export interface MessageDraft {
  readonly template: MessageTemplate | null;
  readonly filter: FilterInput;
  /** Patients of the filter who were left out by hand. */
  readonly except: readonly string[];
  readonly text: string;
  readonly language: Language;
  /** Under it these words go to these people once, also when the answer was lost and the page opened anew. */
  readonly sendKey?: string;
  /** It was sent: going back leads to how it goes on, not to sending it again. */
  readonly sentAs?: string;
}

const parse = (stored: string): MessageDraft | undefined => {
  try {
    const draft = JSON.parse(stored) as MessageDraft;
    return { ...draft, filter: { ...emptyFilter, ...draft.filter } };
  } catch {
    return undefined;
  }
};

/** In this tab only, as everything that staff write about patients; it survives a reload and a lost session. */
export const useMessageDraft = () => {
  const clinicId = useSelectedClinic()?.clinicId ?? '';
  const { text, setText, markSaved } = useDraft(`message-centre/${clinicId}`);
  const draft = text === '' ? undefined : parse(text);
  return {
    clinicId,
    draft,
    begin: (begun: MessageDraft) => setText(JSON.stringify(begun)),
    change: (part: Partial<MessageDraft>) => {
      if (!draft) return;
      const isOther = 'text' in part || 'filter' in part || 'except' in part;
      // A key without a value is not written.
      setText(JSON.stringify({ ...draft, ...(isOther ? { sendKey: undefined } : {}), ...part }));
    },
    markSent: (sentAs: string) => {
      if (draft) setText(JSON.stringify({ ...draft, sentAs }));
      markSaved();
    },
  };
};
