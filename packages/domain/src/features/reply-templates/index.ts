export { fillTemplate, firstNamePlaceholder } from './fill-template.ts';

export const templateHeadingMax = 100;
export const templateContentMax = 3_000;
