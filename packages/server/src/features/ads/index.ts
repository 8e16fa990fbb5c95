import { getAd } from './patient/get-ad.ts';
import { add, change, list, remove } from './platform-admin/manage.ts';

export const adCalls = [getAd, list, add, change, remove];
