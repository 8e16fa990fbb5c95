import { useMedia } from '../../../../core/use-media.ts';
import { useRoom } from '../../../../core/use-room.ts';

/** Whether the patient stands beside the conversation. Large text leaves its lines too few letters: then it is a part. */
export const useIsBeside = (): boolean => {
  const isWide = useMedia('(min-width: 1200px)');
  return useRoom(66) && isWide;
};
