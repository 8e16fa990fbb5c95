/** A policy text that does not come is asked for this often before the page gives up. */
export const documentTries = 3;
export const documentRetrySeconds = 5;

export const cookieCategories = ['ESSENTIAL', 'ANALYTICAL'] as const;
export type CookieCategory = (typeof cookieCategories)[number];
/** After this the choice is asked for again. */
export const cookieChoiceDays = 90;
