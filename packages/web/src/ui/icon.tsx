import { Glyph, type GlyphProps } from './glyph.tsx';
import picture from './icons/core.svg';
import { firstPaths } from './icons/first-paths.ts';
import type { coreNames } from './icons/names.ts';

type FirstName = keyof typeof firstPaths;
export type IconName = FirstName | (typeof coreNames)[number];

interface Props extends GlyphProps {
  name: IconName;
}

const isFirst = (name: IconName): name is FirstName => name in firstPaths;

export const Icon = ({ name, ...rest }: Props) => (
  <Glyph {...rest}>
    {isFirst(name) ? <path d={firstPaths[name]} /> : <use href={`${picture}#${name}`} />}
  </Glyph>
);
