import { accountPart } from '../../../../core/texts/account.ts';
import { loadPart, type Part } from '../../../../core/texts/index.ts';
import { profilePart } from '../../../../core/texts/profile.ts';
import { choosingPart, sendingPart } from './texts.ts';

/** A page with its words; the route table knows neither, so that no first load has them. */
const loaded = async <Page>(page: Promise<Page>, ...parts: Part<unknown>[]): Promise<Page> => {
  const [found] = await Promise.all([page, ...parts.map(loadPart)]);
  return found;
};
const withWords = <Page>(page: Promise<Page>, ...more: Part<unknown>[]): Promise<Page> =>
  loaded(page, choosingPart, ...more);
const withSendingWords = <Page>(page: Promise<Page>): Promise<Page> => loaded(page, sendingPart);

export const choosePersonPage = () => withWords(import('./for-whom/choose-person-page.tsx'));
export const choosePatientPage = () => withWords(import('./for-whom/choose-patient-page.tsx'));
export const addPersonPage = () =>
  withWords(import('./for-whom/add-person-page.tsx'), accountPart, profilePart);
export const editPersonPage = () =>
  withWords(import('./for-whom/edit-person-page.tsx'), accountPart, profilePart);
export const chooseClinicPage = () => withWords(import('./where/choose-clinic-page.tsx'));
export const chooseOpenClinicPage = () => withWords(import('./where/choose-open-clinic-page.tsx'));
export const chooseReasonPage = () => withWords(import('./why/choose-reason-page.tsx'));
export const emergencyPage = () => withSendingWords(import('./emergency-page.tsx'));
export const writePage = () => withSendingWords(import('./write/write-page.tsx'));
export const summaryPage = () => withSendingWords(import('./summary/summary-page.tsx'));
export const sentPage = () => withSendingWords(import('./sent-page.tsx'));
