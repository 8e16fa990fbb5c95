import { type InboxChoice, inboxSearch } from './choice.ts';

/** The detail knows which list it was opened from: back, previous and next follow it. */
export const detailAddress = (id: string, choice: Partial<InboxChoice>): string => {
  const search = inboxSearch({ ...choice, previewed: undefined }).toString();
  return `/e-contacts/${id}${search ? `?${search}` : ''}`;
};

export const listAddress = (choice: Partial<InboxChoice>, previewed?: string): string => {
  const search = inboxSearch({ ...choice, previewed }).toString();
  return `/clinic-e-contacts${search ? `?${search}` : ''}`;
};

/** as-patient: staff write down what the patient said; to-patient: the clinic writes first. */
export const newAddress = (kind: 'as-patient' | 'to-patient', clinicMemberId?: string): string =>
  `/clinic-e-contacts/new?kind=${kind}${clinicMemberId ? `&patient=${clinicMemberId}` : ''}`;
