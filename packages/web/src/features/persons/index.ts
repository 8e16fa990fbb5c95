import { loadPart } from '../../core/texts/index.ts';
import { personsPart } from './texts.ts';

/** The notice of the start page, with its words. */
export const withWords = async () => {
  const [{ WaitingForMyWord }] = await Promise.all([
    import('./waiting-for-my-word.tsx'),
    loadPart(personsPart),
  ]);
  return { default: WaitingForMyWord };
};
