import { type ProblemType, reasonIcon } from '@tervita/domain/problem-types';
import type { IconSize } from '../../ui/glyph.tsx';
import { MedicalIcon } from '../../ui/medical-icon.tsx';

export const ProblemTypeIcon = ({ type, size }: { type: ProblemType; size?: IconSize | undefined }) => (
  <MedicalIcon name={reasonIcon(type)} size={size} />
);
