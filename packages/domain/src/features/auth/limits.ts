export const sessionIdleMinutes = 30;
export const sessionHours = 12;
/** An active client extends its session when less than this remains. */
export const extendUnderMinutes = 5;
export const warnMinutes = 2;
/** A replaced session id still works this long, for other tabs; later use of it ends the whole family. */
export const rotationGraceSeconds = 30;
export const sessionsPerUser = 10;
