export const titleMax = 100;
export const textMax = 500;
export const linkMax = 500;
export const licenceMax = 300;
export const minAge = 18;
export const maxAge = 150;
/** More than anybody would run at once; the bound keeps a list finite. */
export const adsMost = 200;
