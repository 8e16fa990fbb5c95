/** A code sent for one purpose works for no other. */
export const otpPurposes = ['SIGNUP', 'LOGIN', 'RESET', 'LINK', 'PROFILE', 'CLINIC'] as const;
export type OtpPurpose = (typeof otpPurposes)[number];
