/** Where the patient's first name goes; written so that nobody types it by accident. */
export const firstNamePlaceholder = '{firstName}';

export const fillTemplate = (content: string, patient: { readonly firstName: string }): string =>
  content.replaceAll(firstNamePlaceholder, () => patient.firstName);
