import type { LeaveCard } from '@tervita/domain/leave';
import { leaveCardOf } from '@tervita/domain/smart-questionnaire';
import type { Reader } from '../../../core/database/database.ts';
import { findOfEContact } from '../patient/questionnaire/questionnaire-store.ts';

/** Leave that was asked for with the e-contact; null where none is wanted. */
export const readLeaveCard = async (db: Reader, eContactId: string): Promise<LeaveCard | null> => {
  const found = await findOfEContact(db, eContactId);
  return found ? leaveCardOf(found.questionnaire) : null;
};
