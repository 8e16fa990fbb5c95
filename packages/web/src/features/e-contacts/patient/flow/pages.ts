import { accountPart } from '../../../../core/texts/account.ts';
import { loadPart, type Part } from '../../../../core/texts/index.ts';
import { profilePart } from '../../../../core/texts/profile.ts';
import { choosingPart } from './texts.ts';

/** A page with its words; the route table knows neither, so that no first load has them. */
const withWords = async <Page>(page: Promise<Page>, ...more: Part<unknown>[]): Promise<Page> => {
  const [loaded] = await Promise.all([page, ...[choosingPart, ...more].map(loadPart)]);
  return loaded;
};

export const choosePersonPage = () => withWords(import('./for-whom/choose-person-page.tsx'));
export const choosePatientPage = () => withWords(import('./for-whom/choose-patient-page.tsx'));
export const addPersonPage = () =>
  withWords(import('./for-whom/add-person-page.tsx'), accountPart, profilePart);
export const editPersonPage = () =>
  withWords(import('./for-whom/edit-person-page.tsx'), accountPart, profilePart);
export const chooseClinicPage = () => withWords(import('./where/choose-clinic-page.tsx'));
export const chooseOpenClinicPage = () => withWords(import('./where/choose-open-clinic-page.tsx'));
export const chooseReasonPage = () => withWords(import('./why/choose-reason-page.tsx'));
