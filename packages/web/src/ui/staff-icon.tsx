import { Glyph, type IconSize } from './glyph.tsx';
import { staffPaths } from './icons/staff-paths.ts';

export type StaffIconName = keyof typeof staffPaths;

interface Props {
  name: StaffIconName;
  size?: IconSize | undefined;
  label?: string | undefined;
}

export const StaffIcon = ({ name, ...rest }: Props) => <Glyph path={staffPaths[name]} {...rest} />;
