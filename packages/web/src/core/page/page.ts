import { useEffect, useLayoutEffect } from 'react';
import { createStore, useStore } from '../store.ts';

export interface FlowStep {
  /** Shown in the middle of the header: "New e-contact". */
  readonly name: string;
  readonly step: number;
  readonly of: number;
  /** How much of the bar is filled, of 1, where steps are not of one length. */
  readonly share?: number | undefined;
  /** Where Back goes; without it, back in history. */
  readonly backTo?: string | undefined;
  /** Where Close goes; what was typed is kept as a draft. */
  readonly closeTo: string;
}

const titleStore = createStore<string | undefined>(undefined);
const flowStore = createStore<FlowStep | undefined>(undefined);

/** A page that knows better than its route what it is called: a person's name, a reason. */
export const usePageTitle = (title: string | undefined): void => {
  useEffect(() => {
    titleStore.set(title);
    return () => titleStore.set(undefined);
  }, [title]);
};

export const useGivenTitle = () => useStore(titleStore);

/** A step of a flow says where it stands; the flow's header shows it. */
export const useFlowStep = ({ name, step, of, share, backTo, closeTo }: FlowStep): void => {
  useEffect(() => {
    flowStore.set({ name, step, of, share, backTo, closeTo });
  }, [name, step, of, share, backTo, closeTo]);
};

export const useCurrentFlowStep = () => useStore(flowStore);

const quietPages = createStore(0);

/** For a page about danger: nothing of clinics' messages stands above it. */
export const useQuietPage = (): void => {
  useLayoutEffect(() => {
    quietPages.set(quietPages.get() + 1);
    return () => quietPages.set(quietPages.get() - 1);
  }, []);
};

export const useIsPageQuiet = (): boolean => useStore(quietPages) > 0;
