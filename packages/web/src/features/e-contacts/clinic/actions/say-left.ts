import type { QueryClient } from '@tanstack/react-query';
import { refusalSentence } from '../../../../core/api/index.ts';
import { currentLanguage } from '../../../../core/texts/index.ts';
import { toasts } from '../../../../ui/toasts.ts';
import { type Acted, fullName } from './acted.ts';
import { refreshAll } from './cached.ts';
import { sayWith } from './texts.ts';

/** What was not done and why, one message for each reason. */
export const sayLeft = (
  client: QueryClient,
  left: readonly { readonly id: string; readonly code: string }[],
  eContacts: readonly Acted[],
): void => {
  // They were shown as if it had been done.
  if (left.length > 0) refreshAll(client);
  for (const [code, refused] of Map.groupBy(left, (each) => each.code)) {
    const names = refused.flatMap(({ id }) => {
      const found = eContacts.find((each) => each.id === id);
      return found ? [fullName(found.patient)] : [];
    });
    const list = new Intl.ListFormat(currentLanguage()).format(names);
    refusalSentence({ code })
      .catch(() => undefined)
      .then((why) =>
        sayWith((t) => toasts.show({ tone: 'warning', text: t.left(list, why ?? t.leftChanged) })),
      )
      .catch(() => undefined);
  }
};
