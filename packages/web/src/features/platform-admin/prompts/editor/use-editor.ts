import { useQueryClient } from '@tanstack/react-query';
import { addPromptVersion, listPrompts, type PromptVersion } from '@tervita/contract/ai';
import type { Answered } from '@tervita/contract/core';
import {
  asksForJson,
  missingPlaceholders,
  systemMessageMax,
  unknownPlaceholders,
  userMessageMax,
} from '@tervita/domain/ai';
import { useState } from 'react';
import { queryKeyOf, useCommand } from '../../../../core/api/index.ts';
import { useDraft } from '../../../../core/drafts/index.ts';
import { toasts } from '../../../../ui/toasts.ts';
import { usePlatformAiTexts } from '../../texts.ts';
import type { Prompt } from '../prompt.ts';
import { useAddress } from '../use-address.ts';
import { checkParameters, type Parameters, readParameters } from './check-parameters.ts';

export interface PromptValues {
  /** Empty: the model of the configuration. */
  readonly modelId: string;
  readonly systemMessage: string;
  readonly userMessage: string;
  readonly parameters: string;
  /** What is new in it; says nothing about whether something is. */
  readonly note: string;
}

const valuesOf = (version: PromptVersion | undefined): PromptValues => ({
  modelId: version?.modelId ?? '',
  systemMessage: version?.systemMessage ?? '',
  userMessage: version?.userMessage ?? '',
  parameters: JSON.stringify(version?.parameters ?? {}, null, 2),
  note: '',
});

const keptIn = (text: string): Partial<PromptValues> => {
  try {
    return JSON.parse(text || '{}') as Partial<PromptValues>;
  } catch {
    return {};
  }
};

const named = (name: string) => `{{${name}}}`;

const useFaults = ({ purpose }: Prompt, values: PromptValues) => {
  const t = usePlatformAiTexts().editor;
  const { systemMessage, userMessage, parameters } = values;
  const empty = (text: string) => (text.trim() === '' ? t.required : undefined);
  const long = (text: string, most: number) => (text.length > most ? t.tooLong : undefined);
  const [missing] = missingPlaceholders(purpose, userMessage);
  const [unknown] = unknownPlaceholders(purpose, userMessage);
  return {
    systemMessage:
      empty(systemMessage) ??
      long(systemMessage, systemMessageMax) ??
      (asksForJson(systemMessage) ? undefined : t.asksNoJson),
    userMessage:
      empty(userMessage) ??
      long(userMessage, userMessageMax) ??
      (unknown ? t.unknownPlaceholder(named(unknown)) : undefined) ??
      (missing ? t.missingPlaceholder(named(missing)) : undefined),
    parameters: checkParameters(parameters).length > 0 ? t.badJson : undefined,
  };
};

/** At once, so that what is tried and compared next is what was saved, however long the list takes to come anew. */
const useAddToList = () => {
  const client = useQueryClient();
  return (saved: PromptVersion) =>
    client.setQueryData<Answered<typeof listPrompts>>(
      queryKeyOf(listPrompts, {}),
      (list) =>
        list && {
          purposes: list.purposes.map((prompt) =>
            prompt.purpose === saved.purpose && !prompt.versions.some(({ id }) => id === saved.id)
              ? { ...prompt, versions: [saved, ...prompt.versions] }
              : prompt,
          ),
        },
    );
};

/** A version is never changed: what is typed here becomes the next one. Until then it is kept. */
export const useEditor = (prompt: Prompt, base: PromptVersion | undefined) => {
  const t = usePlatformAiTexts().editor;
  const { go } = useAddress();
  const draft = useDraft(`prompt/${prompt.purpose}/${base?.id ?? 'first'}`);
  const before = valuesOf(base);
  const values: PromptValues = { ...before, ...keptIn(draft.text) };
  const isChanged = JSON.stringify({ ...values, note: '' }) !== JSON.stringify(before);
  const faults = useFaults(prompt, values);
  const [wasSent, setSent] = useState(false);
  const addToList = useAddToList();
  const save = useCommand(addPromptVersion, {
    refreshes: [listPrompts],
    onDone: (saved) => {
      draft.clear();
      toasts.show({ tone: 'success', text: t.saved(saved.version) });
      addToList(saved);
      go({ version: saved.id, view: 'try-out' });
    },
  });
  const change = (part: Partial<PromptValues>) => draft.setText(JSON.stringify({ ...values, ...part }));
  const submit = () => {
    setSent(true);
    if (Object.values(faults).some(Boolean) || save.isPending) return;
    save.mutate({
      params: { purpose: prompt.purpose },
      body: {
        modelId: values.modelId || null,
        systemMessage: values.systemMessage,
        userMessage: values.userMessage,
        parameters: readParameters(values.parameters) as Parameters,
        note: values.note.trim() || null,
      },
    });
  };
  /** What is empty is a fault only once somebody tried to save it. */
  const shown = (field: 'systemMessage' | 'userMessage') =>
    wasSent || values[field].trim() !== '' ? faults[field] : undefined;
  return { values, change, shown, isChanged, submit, isSaving: save.isPending, discard: draft.clear };
};
