import { type InboxChoice, inboxSearch } from './inbox-choice.ts';

/** The detail knows which list it was opened from: back, previous and next follow it. */
export const detailAddress = (id: string, { tab, whose }: Pick<InboxChoice, 'tab' | 'whose'>): string => {
  const search = inboxSearch({ tab, whose }).toString();
  return `/e-contacts/${id}${search ? `?${search}` : ''}`;
};

export const listAddress = (
  { tab, whose }: Pick<InboxChoice, 'tab' | 'whose'>,
  previewed?: string,
): string => {
  const search = inboxSearch({ tab, whose, previewed }).toString();
  return `/clinic-e-contacts${search ? `?${search}` : ''}`;
};
