import * as z from 'zod/mini';

/** What a clinic is called and registered as, and how it is reached: the same for whoever may see the clinic. */
export const clinicIdentity = {
  name: z.string(),
  country: z.string(),
  registrationCode: z.nullable(z.string()),
  address: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  websites: z.array(z.string()),
  emails: z.array(z.string()),
};
