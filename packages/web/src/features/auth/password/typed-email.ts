/** One address for signing in, signing up and resetting: nobody types it twice. */
export const typedEmail = 'sign-in';
