import { firstNamePlaceholder } from '../reply-templates/index.ts';
import { foldToLatin, hasCyrillic, nameInLatin } from './latin-letters.ts';
import { type SmsSize, smsSize } from './sms-units.ts';

export const messageTextMost = 1_000;
/** More parts than this nobody reads, and they arrive out of order. */
export const unitsMost = 6;
export const unitPriceCents = 9;

export type MessageFault = 'required' | 'cyrillicInSms' | 'bracesInSms' | 'smsTooLong';

/** Under every message, so that whoever gets it knows from whom. */
export const smsFooter = (clinicName: string): string => nameInLatin(clinicName);

/** What the phone shows: plain letters, the name put in, the clinic's name at the end. */
export const smsTextFor = (text: string, firstName: string, footer: string): string => {
  const name = nameInLatin(firstName);
  const words = foldToLatin(text.trim());
  // Without a name the space before it would be left hanging: "Tere, !".
  const named = name
    ? words.replaceAll(firstNamePlaceholder, name)
    : words.replaceAll(new RegExp(`,? ?${firstNamePlaceholder.replace(/[{}]/g, '\\$&')}`, 'g'), '');
  return `${named} ${footer}`;
};

/** The name with which a message is longest. */
export const longestInSms = (names: Iterable<string>): string => {
  let longest = '';
  let most = -1;
  for (const name of names) {
    const { length } = nameInLatin(name);
    if (length > most) [longest, most] = [name, length];
  }
  return longest;
};

export const messageSize = (text: string, longestName: string, footer: string): SmsSize =>
  smsSize(smsTextFor(text, longestName, footer));

/** Why a text cannot be sent; undefined: it can. */
export const messageFault = (text: string, longestName: string, footer: string): MessageFault | undefined => {
  if (text.trim() === '') return 'required';
  if (hasCyrillic(text)) return 'cyrillicInSms';
  if (/[{}]/.test(text.replaceAll(firstNamePlaceholder, ''))) return 'bracesInSms';
  if (text.length > messageTextMost || messageSize(text, longestName, footer).units > unitsMost)
    return 'smsTooLong';
  return undefined;
};
