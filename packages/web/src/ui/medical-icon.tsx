import { Glyph, type IconSize } from './glyph.tsx';
import { medicalPaths } from './icons/medical-paths.ts';

export type MedicalIconName = keyof typeof medicalPaths;

interface Props {
  name: MedicalIconName;
  size?: IconSize | undefined;
  label?: string | undefined;
}

export const MedicalIcon = ({ name, ...rest }: Props) => <Glyph path={medicalPaths[name]} {...rest} />;
