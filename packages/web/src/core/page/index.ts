export { HeaderOutlet, HeaderSlot } from './header-slot.tsx';
export { useCollapsedMenu, useNarrowMenu } from './menu-width.ts';
export {
  type FlowStep,
  useCurrentFlowStep,
  useFlowStep,
  useGivenTitle,
  useIsPageQuiet,
  usePageTitle,
  useQuietPage,
} from './page.ts';
export { useBackPast, useGoBack, useTrail } from './trail.ts';
