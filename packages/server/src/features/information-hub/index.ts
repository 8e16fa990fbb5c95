import { markAllRead, markRead, markUnread } from './clinic/mark.ts';
import { get, list, status } from './clinic/read.ts';
import * as admin from './platform-admin/edit.ts';

export { besideText, faultsIn } from './markdown.ts';

export const informationHubCalls = [
  list,
  status,
  get,
  markRead,
  markUnread,
  markAllRead,
  admin.list,
  admin.get,
  admin.getVersion,
  admin.add,
  admin.save,
  admin.publish,
  admin.withdraw,
];
