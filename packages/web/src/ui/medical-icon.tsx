import { Glyph, type GlyphProps } from './glyph.tsx';
import picture from './icons/medical.svg';
import type { medicalNames } from './icons/names.ts';

export type MedicalIconName = (typeof medicalNames)[number];

interface Props extends GlyphProps {
  name: MedicalIconName;
}

export const MedicalIcon = ({ name, ...rest }: Props) => (
  <Glyph {...rest}>
    <use href={`${picture}#${name}`} />
  </Glyph>
);
