import { Glyph, type IconSize } from './glyph.tsx';
import { corePaths } from './icons/core-paths.ts';

export type IconName = keyof typeof corePaths;

interface Props {
  name: IconName;
  size?: IconSize | undefined;
  label?: string | undefined;
}

export const Icon = ({ name, ...rest }: Props) => <Glyph path={corePaths[name]} {...rest} />;
