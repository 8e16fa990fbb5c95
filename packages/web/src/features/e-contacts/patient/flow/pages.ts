import { accountPart } from '../../../../core/texts/account.ts';
import { loadPart, type Part } from '../../../../core/texts/index.ts';
import { profilePart } from '../../../../core/texts/profile.ts';
import { careFlowsPart } from '../../../care-flows/index.ts';
import { prescriptionsPart } from '../../../prescriptions/index.ts';
import { warningPart } from '../warning/texts.ts';
import { askingPart, choosingPart, sendingPart } from './texts.ts';

/** A page with its words; the route table knows neither, so that no first load has them. */
const loaded = async <Page>(page: Promise<Page>, ...parts: Part<unknown>[]): Promise<Page> => {
  const [found] = await Promise.all([page, ...parts.map(loadPart)]);
  return found;
};
const withWords = <Page>(page: Promise<Page>, ...more: Part<unknown>[]): Promise<Page> =>
  loaded(page, choosingPart, ...more);

export const addPersonPage = () =>
  withWords(import('./for-whom/add-person-page.tsx'), accountPart, profilePart);
export const editPersonPage = () =>
  withWords(import('./for-whom/edit-person-page.tsx'), accountPart, profilePart);
export const chooseReasonPage = () => withWords(import('./why/choose-reason-page.tsx'));

type ChoosingPage = 'ChoosePersonPage' | 'ChoosePatientPage' | 'ChooseClinicPage' | 'ChooseOpenClinicPage';
const choosingPage = (name: ChoosingPage) => async () => {
  const pages = await withWords(import('./choosing-pages.ts'));
  return { Component: pages[name] };
};
export const choosePersonPage = choosingPage('ChoosePersonPage');
export const choosePatientPage = choosingPage('ChoosePatientPage');
export const chooseClinicPage = choosingPage('ChooseClinicPage');
export const chooseOpenClinicPage = choosingPage('ChooseOpenClinicPage');

type SendingPage = 'EmergencyPage' | 'WritePage' | 'SummaryPage' | 'SentPage';
const sendingPage = (name: SendingPage) => async () => {
  const pages = await loaded(import('./sending-pages.ts'), sendingPart, warningPart);
  return { Component: pages[name] };
};
export const emergencyPage = sendingPage('EmergencyPage');
export const hostedPage = async () => {
  const pages = await loaded(import('./sending-pages.ts'), sendingPart, careFlowsPart);
  return { Component: pages.HostedPage };
};
export const writePage = sendingPage('WritePage');
export const summaryPage = sendingPage('SummaryPage');
export const sentPage = sendingPage('SentPage');

export const prescriptionsPage = () =>
  loaded(import('./prescriptions/prescriptions-page.tsx'), prescriptionsPart, sendingPart, warningPart);

type AskingPage = 'ProblemTypePage' | 'QuestionsPage';
const askingPage = (name: AskingPage) => async () => {
  const pages = await loaded(import('./asking/pages.ts'), sendingPart, askingPart, warningPart);
  return { Component: pages[name] };
};
export const problemTypePage = askingPage('ProblemTypePage');
export const questionsPage = askingPage('QuestionsPage');
