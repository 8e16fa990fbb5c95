/** What the key of authenticators' secrets is derived for. */
export const appCodeKey = 'app-code key';
