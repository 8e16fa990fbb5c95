import { mobileIdPhone, type RegisterMethod } from '@tervita/domain/clinic-import';

export interface SignInInput {
  readonly method: RegisterMethod;
  readonly personalCode: string;
  readonly phone: string;
}

/** As people write it: in groups, with spaces or hyphens. */
export const tidied = ({ method, personalCode, phone }: SignInInput): SignInInput => ({
  method,
  personalCode: personalCode.replace(/\s/g, ''),
  phone: phone.replace(/[\s()-]/g, ''),
});

export interface SignInFaults {
  readonly personalCode?: true;
  readonly phone?: true;
}

export const faultsOf = (input: SignInInput): SignInFaults => ({
  ...(/^\d{11}$/.test(input.personalCode) ? {} : { personalCode: true }),
  ...(input.method === 'SMART_ID' || mobileIdPhone.test(input.phone) ? {} : { phone: true }),
});
