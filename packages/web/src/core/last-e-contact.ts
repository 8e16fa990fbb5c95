import type { SexInCode } from '@tervita/domain/persons';
import { forget, recall, remember } from './storage.ts';

const key = 'last-e-contact';

export interface LastEContact {
  readonly id: string;
  /** Of the patient: so that nobody puts a result into somebody else's reply. */
  readonly name: string;
  readonly sex: SexInCode | undefined;
  /** In whole years. */
  readonly age: number | undefined;
}

/** Which e-contact staff had open last in this tab: a result of a calculator goes into its reply. Gone with the sign-in. */
export const keepLastEContact = ({ id, sex, age, name }: LastEContact): void =>
  remember('session', key, [id, sex, age, name].join(' '));

export const lastEContact = (): LastEContact | undefined => {
  const [id, sex, age, ...names] = recall('session', key)?.split(' ') ?? [];
  if (!id) return undefined;
  return {
    id,
    name: names.join(' '),
    sex: sex === 'FEMALE' || sex === 'MALE' ? sex : undefined,
    age: age ? Number(age) : undefined,
  };
};

export const forgetLastEContact = (): void => forget('session', key);
