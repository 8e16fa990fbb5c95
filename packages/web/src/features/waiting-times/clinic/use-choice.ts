import { useWaitingTexts } from '../texts.ts';

/** Chart or table, side by side in the head of a card. */
export const useChoice = () => {
  const { view, chart, table } = useWaitingTexts();
  return { as: 'SEGMENTS', label: view, chart, table } as const;
};
