import { deleteGlobalMessage, postGlobalMessage } from './change-global-messages.ts';
import { getGlobalMessages } from './get-global-messages.ts';
import { listClinicMessages } from './list-clinic-messages.ts';

export const globalMessageCalls = [
  getGlobalMessages,
  listClinicMessages,
  postGlobalMessage,
  deleteGlobalMessage,
];
