import { loadPart } from '../../core/texts/index.ts';
import { peoplePart } from './texts.ts';

/** The notice of the start page, with its words. */
export const withWords = async () => {
  const [{ WaitingForMyWord }] = await Promise.all([
    import('./waiting-for-my-word.tsx'),
    loadPart(peoplePart),
  ]);
  return { default: WaitingForMyWord };
};
