import { type PatientFilter, patientsShownMost } from '@tervita/domain/message-centre';
import type { Reader } from '../../core/database/database.ts';
import { type AudienceMember, type AudienceQuery, audienceOf } from './audience-store.ts';

/** A count of as many tells nothing of any one of them. */
const few = 20;

/**
 * Of whom a count tells: of each of few; of those whom a filter lists one by one, or by a name that few have, also when
 * its other conditions leave them out; and of those left out by hand, as it is smaller without them or not.
 */
export const personsToldOf = async (
  db: Reader,
  { clinicId, timeZone, filter, exceptMemberIds = [] }: AudienceQuery,
  audience: readonly AudienceMember[],
): Promise<string[]> => {
  const { clinicMemberIds, personalCodes, name } = filter;
  const find = (those: PatientFilter, most: number) =>
    audienceOf(db, { clinicId, timeZone, filter: those }, most);
  const isList = clinicMemberIds !== undefined || personalCodes !== undefined;
  const listed = isList ? await find({ clinicMemberIds, personalCodes }, patientsShownMost) : [];
  const named = name && !isList ? await find({ name }, few) : [];
  const leftOut =
    exceptMemberIds.length > 0 ? await find({ clinicMemberIds: exceptMemberIds }, patientsShownMost) : [];
  const told = [audience, named].filter(({ length }) => length < few);
  return [...told.flat(), ...listed, ...leftOut].map(({ personId }) => personId);
};
