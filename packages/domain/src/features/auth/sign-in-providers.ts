/** Whose accounts people may sign in with, besides a digital ID and a password. */
export const signInProviders = ['GOOGLE', 'APPLE'] as const;
export type SignInProvider = (typeof signInProviders)[number];
