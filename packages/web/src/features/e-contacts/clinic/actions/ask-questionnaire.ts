import { useMutation, useQueryClient } from '@tanstack/react-query';
import { askForQuestionnaire } from '@tervita/contract/e-contacts';
import type { ProblemType } from '@tervita/domain/problem-types';
import { useState } from 'react';
import { type ApiError, call } from '../../../../core/api/index.ts';
import { toasts } from '../../../../ui/toasts.ts';
import { type Acted, fullName } from './acted.ts';
import { keepVersions, refreshAll } from './cached.ts';
import { moveMany } from './move-many.ts';
import { sayLeft } from './say-left.ts';
import { sayWith } from './texts.ts';

interface QuestionnaireAsked {
  readonly eContactType: ProblemType;
  readonly text: string;
}

type KeyOf = (sent: unknown) => string;

const askOne = async ({ id, version }: Acted, body: QuestionnaireAsked, keyOf: KeyOf) => {
  const options = { seen: version, key: keyOf([id, body]) };
  return { moved: [await call(askForQuestionnaire, { params: { id }, body }, options)], left: [] };
};

/** Pressed again after a lost answer, the same request goes under the same key: nobody is asked twice. */
const useKeys = (): KeyOf => {
  const [keys] = useState(() => new Map<string, string>());
  return (sent) => {
    const what = JSON.stringify(sent);
    const key = keys.get(what) ?? crypto.randomUUID();
    keys.set(what, key);
    return key;
  };
};

/** Asks one patient or several. Who was left is named with the reason; a refusal stays in the dialog with the words. */
export const useAskQuestionnaire = (eContacts: readonly Acted[], onAsked: () => void) => {
  const client = useQueryClient();
  const keyOf = useKeys();
  return useMutation<
    Awaited<ReturnType<typeof askOne>> | Awaited<ReturnType<typeof moveMany>>,
    ApiError,
    QuestionnaireAsked
  >({
    mutationFn: (asked) => {
      const [first] = eContacts;
      return first && eContacts.length === 1
        ? askOne(first, asked, keyOf)
        : moveMany(eContacts, { kind: 'ASK_QUESTIONNAIRE', ...asked }, keyOf);
    },
    onSuccess: ({ moved, left }) => {
      keepVersions(client, moved);
      refreshAll(client);
      sayLeft(client, left, eContacts);
      const [first] = eContacts.filter(({ id }) => moved.some((each) => each.id === id));
      if (first)
        sayWith(({ questionnaire }) =>
          toasts.show({ tone: 'success', text: questionnaire.asked(fullName(first.patient), moved.length) }),
        );
      onAsked();
    },
    // Somebody was faster: what is there now is shown behind the dialog.
    onError: () => refreshAll(client),
  });
};
