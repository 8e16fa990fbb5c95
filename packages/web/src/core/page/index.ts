export { HeaderOutlet, HeaderSlot } from './header-slot.tsx';
export { type FlowStep, useCurrentFlowStep, useFlowStep, useGivenTitle, usePageTitle } from './page.ts';
