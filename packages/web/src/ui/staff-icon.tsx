import { Glyph, type GlyphProps } from './glyph.tsx';
import type { staffNames } from './icons/names.ts';
import picture from './icons/staff.svg';

export type StaffIconName = (typeof staffNames)[number];

interface Props extends GlyphProps {
  name: StaffIconName;
}

export const StaffIcon = ({ name, ...rest }: Props) => (
  <Glyph {...rest}>
    <use href={`${picture}#${name}`} />
  </Glyph>
);
