import type { AskedPrescription } from '@tervita/contract/prescriptions';

interface Request {
  readonly text: string;
  readonly prescriptions?: readonly AskedPrescription[] | undefined;
}

/** What somebody says of a medicine in words of their own. */
const saidOf = ({ comment, frequencyWords, indication }: AskedPrescription): readonly string[] => [
  comment,
  frequencyWords,
  indication,
];

/** What is said of a medicine goes beside the text, which may be too short for it. */
export const wordsOfRequest = ({ text, prescriptions = [] }: Request): string =>
  [text, ...prescriptions.flatMap(saidOf).filter((each) => !text.includes(each))].join('\n');
