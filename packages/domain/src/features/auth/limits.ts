export const sessionIdleMinutes = 30;
export const sessionHours = 12;
/** An active client extends its session when less than this remains. */
export const extendUnderMinutes = 5;
export const warnMinutes = 2;
/** A replaced session id still works this long, for other tabs; later use of it ends the whole family. */
export const rotationGraceSeconds = 30;
export const sessionsPerUser = 10;
/** What can't be undone easily needs somebody who signed in this recently. */
export const freshSignInMinutes = 15;

/** So long an address that was changed can be taken back from the old one, and the new one alone opens nothing. */
export const emailUndoHours = 72;

export const otp = {
  digits: 6,
  minutes: 10,
  tries: 5,
  resendSeconds: 60,
  perHour: 5,
  perDay: 10,
  /**
   * To whomever, from one network: behind it may be a school, or a clinic with its waiting room. What a single mailbox
   * gets is held by the counts above. Letters after a right password go to their owner alone and are not counted.
   */
  perHourFromOneAddress: 100,
  perDayFromOneAddress: 400,
  /** From here on somebody is told: more than the first hour of a working day in a large clinic. */
  alarmFromOneAddress: 50,
  /** Over all codes sent to one address. */
  failuresPerDay: 20,
} as const;

export const password = {
  min: 10,
  max: 128,
  triesPerHour: 20,
  triesPerHourFromOneAddress: 60,
  /** So many wrong ones without a right one switch the password off until it is reset. */
  failuresInARow: 100,
} as const;
