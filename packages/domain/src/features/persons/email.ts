export type EmailFault = 'badEmail' | 'unlikelyEmail' | 'lettersInEmail';

/** One @, no spaces, a name with a dot behind it; the mail server is the judge of the rest. */
const pattern =
  /^[^\s@"(),:;<>[\\\]]{1,64}@(?=.{4,190}$)(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,63}$/u;

/** Typed by mistake so often that they are asked about: nobody has such an address. */
const unlikely = /@(?:.+\.)?(?:gmail|hotmail)\.ee$/i;

export const emailMost = 254;

/**
 * Plain letters only before the @. Two mailboxes whose names look the same, or are the same once they are folded,
 * must not stand for one another; hardly any mail server gives out others.
 */
const hasPlainName = (text: string) => /^[\u0021-\u007e]+$/.test(text.slice(0, text.lastIndexOf('@')));

export const emailFault = (text: string): EmailFault | undefined => {
  if (text.length > emailMost || !pattern.test(text) || /(^\.|\.\.|\.@)/.test(text)) return 'badEmail';
  if (!hasPlainName(text)) return 'lettersInEmail';
  return unlikely.test(text) ? 'unlikelyEmail' : undefined;
};

/** Two spellings of one mailbox have one key. */
export const emailKey = (address: string): string => address.normalize('NFKC').toLowerCase();

/** One mailbox in two spellings: capitals, and signs that stand over a letter. Letters that only look alike are others. */
export const isSameMailbox = (one: string, other: string): boolean =>
  one.normalize('NFC').toLowerCase() === other.normalize('NFC').toLowerCase();

export const emailDomain = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/** What the person meant by gmail.ee. */
export const likelyEmail = (address: string): string => address.replace(/\.ee$/i, '.com');

/** "m•••@example.com": enough to recognise one's own. */
export const maskedEmail = (address: string): string => `${[...address][0] ?? ''}•••@${emailDomain(address)}`;
