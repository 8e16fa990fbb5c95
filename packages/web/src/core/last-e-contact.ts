import { forget, recall, remember } from './storage.ts';

const key = 'last-e-contact';

export interface LastEContact {
  readonly id: string;
  /** Of the patient: so that nobody puts a result into somebody else's reply. */
  readonly name: string;
}

/** Which e-contact staff had open last in this tab: a result of a calculator goes into its reply. Gone with the sign-in. */
export const keepLastEContact = ({ id, name }: LastEContact): void =>
  remember('session', key, `${id} ${name}`);

export const lastEContact = (): LastEContact | undefined => {
  const [id, ...names] = recall('session', key)?.split(' ') ?? [];
  return id ? { id, name: names.join(' ') } : undefined;
};

export const forgetLastEContact = (): void => forget('session', key);
