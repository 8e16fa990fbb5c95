import { passwordFaultsOf } from '@tervita/domain/auth';
import { emailFault } from '@tervita/domain/persons';
import type { Fault } from '../../../core/form/index.ts';

export const checkEmail = (text: string): Fault | undefined =>
  text.trim() === '' ? 'required' : emailFault(text.trim());

/** To sign in: accounts from before may have other letters before the @. */
export const checkOwnEmail = (text: string): Fault | undefined => {
  const fault = checkEmail(text);
  return fault === 'lettersInEmail' ? undefined : fault;
};

export const checkRequired = (text: string): Fault | undefined => (text === '' ? 'required' : undefined);

export const checkNewPassword = (text: string, personal: readonly string[]): Fault | undefined =>
  checkRequired(text) ?? passwordFaultsOf(text, personal)[0];

export const checkRepeat = (text: string, password: string): Fault | undefined =>
  checkRequired(text) ?? (text === password ? undefined : 'doesNotMatch');

/** Leaves out the fields that are in order. */
export const faulty = <Field extends string>(
  found: Record<Field, Fault | undefined>,
): Partial<Record<Field, Fault>> =>
  Object.fromEntries(Object.entries(found).filter(([, fault]) => fault !== undefined)) as Partial<
    Record<Field, Fault>
  >;
