import { useQueryClient } from '@tanstack/react-query';
import {
  type InstrumentToWord,
  listInstrumentTexts,
  removeInstrumentText,
  saveInstrumentText,
} from '@tervita/contract/instruments';
import { listClinicTypes } from '@tervita/contract/problem-types';
import type { Language } from '@tervita/domain/core';
import { useState } from 'react';
import { queryKeyOf, showError, useCommand } from '../../core/api/index.ts';
import { useDraft } from '../../core/drafts/index.ts';
import { toasts } from '../../ui/toasts.ts';
import { faultyFields, type TypedWords, typedWordsOf } from './instrument-words.ts';
import { useQuestionnaireTexts } from './texts.ts';

const keptIn = (text: string): Partial<TypedWords> => {
  try {
    return JSON.parse(text || '{}') as Partial<TypedWords>;
  } catch {
    return {};
  }
};

/** What is typed is kept until it is saved or discarded, also when saving fails or the page is left. */
export const useWordsEditor = (clinicId: string, instrument: InstrumentToWord, language: Language) => {
  const t = useQuestionnaireTexts();
  const client = useQueryClient();
  const saved = instrument.texts.find((each) => each.language === language);
  const draft = useDraft(`questionnaire-text/${clinicId}/${instrument.instrument}/${language}`);
  const before = typedWordsOf(instrument, saved);
  const typed: TypedWords = { ...before, ...keptIn(draft.text) };
  const isChanged =
    typed.hasLicence !== before.hasLicence || JSON.stringify(typed.words) !== JSON.stringify(before.words);
  // Somebody has saved or taken back other words since these were begun.
  const isOvertaken = isChanged && typed.replaces !== before.replaces;
  const faulty = faultyFields(typed, instrument.items);
  const [wasSent, setSent] = useState(false);
  const refreshes = [listInstrumentTexts, listClinicTypes];
  const end = (text: string) => {
    draft.clear();
    setSent(false);
    toasts.show({ tone: 'success', text });
  };
  const save = useCommand(saveInstrumentText, {
    refreshes,
    onDone: () => end(t.saved),
    onError: ({ status }) => {
      // What somebody else has saved is read anew; it then stands beside what was typed.
      if (status === 469)
        client.invalidateQueries({ queryKey: queryKeyOf(listInstrumentTexts) }).catch(showError);
      return true;
    },
  });
  const remove = useCommand(removeInstrumentText, { refreshes, onDone: () => end(t.takenBack) });
  const params = { clinicId, instrument: instrument.instrument, language };
  const change = (part: Partial<TypedWords>) => draft.setText(JSON.stringify({ ...typed, ...part }));
  const discard = () => {
    draft.clear();
    setSent(false);
    save.reset();
  };
  /** Gives the first field that keeps it from being saved. */
  const submit = (): string | undefined => {
    setSent(true);
    if (!typed.hasLicence) return 'licence';
    if (faulty.length > 0) return faulty[0];
    if (!save.isPending)
      save.mutate({ params, body: { hasLicence: true, words: typed.words, replaces: typed.replaces } });
    return undefined;
  };
  return {
    typed,
    saved,
    change,
    isChanged,
    submit,
    discard,
    /** Nothing is a fault before somebody tried to save it. */
    faults: wasSent ? faulty : [],
    lacksLicence: wasSent && !typed.hasLicence,
    isSaving: save.isPending,
    hasFailed: save.isError && save.error.status !== 469,
    isOvertaken,
    /** The other words were read: those that are typed may take their place. */
    keepMine: () => change({ replaces: before.replaces }),
    takeBack: () => remove.mutate({ params }),
    isTakingBack: remove.isPending,
  };
};
