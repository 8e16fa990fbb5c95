/** The pairs of the vendor's demonstration: phone, code, and what happens. */
const pairs = [
  ['+37200000766', '60001019906', 'OK'],
  ['+37268000769', '60001017869', 'OK'],
  ['+37200000366', '60001019928', 'NOT_MID_CLIENT'],
  ['+37200000266', '60001019939', 'NOT_MID_CLIENT'],
  ['+37207110066', '60001019947', 'DELIVERY_ERROR'],
  ['+37201100266', '60001019950', 'USER_CANCELLED'],
  ['+37200000666', '60001019961', 'SIGNATURE_HASH_MISMATCH'],
  ['+37201200266', '60001019972', 'SIM_ERROR'],
  ['+37213100266', '60001019983', 'PHONE_ABSENT'],
  ['+37066000266', '50001018908', 'TIMEOUT'],
] as const;

export const mobileResults = [
  'OK',
  'NOT_MID_CLIENT',
  'DELIVERY_ERROR',
  'USER_CANCELLED',
  'SIGNATURE_HASH_MISMATCH',
  'SIM_ERROR',
  'PHONE_ABSENT',
  'TIMEOUT',
] as const;

/**
 * By the phone, so that everybody of the demonstration can see each end with a number of the vendor's. A code nobody knows
 * has no Mobile-ID.
 */
export const mobileIdOutcome = (phone: string, isKnown: boolean, code: string): string => {
  const pair = pairs.find(([number]) => number === phone);
  const isOfVendor = pairs.some(([, owner]) => owner === code);
  if (!isKnown && !isOfVendor) return 'NOT_MID_CLIENT';
  if (!pair) return isKnown ? 'OK' : 'NOT_MID_CLIENT';
  return isKnown || pair[1] === code ? pair[2] : 'NOT_MID_CLIENT';
};
