import { type DangerTopic, isScreenSign, signs } from '@tervita/domain/smart-questionnaire';
import { MedicalIcon, type MedicalIconName } from '../../../ui/medical-icon.tsx';

/** One pictogram for one topic: the same picture never means two things. */
const icons: Readonly<Record<DangerTopic, MedicalIconName>> = {
  BREATHING: 'lungs',
  LIPS: 'lips',
  ALLERGY: 'allergy',
  HEART: 'heart-pulse',
  STROKE: 'brain',
  FAINTING: 'pulse',
  CONFUSION: 'drowsy',
  BLEEDING: 'droplet',
  PAIN: 'sudden-pain',
  FEVER: 'thermometer',
  SPOTS: 'spots',
  POISON: 'poison',
  INJURY: 'head-injury',
  VIOLENCE: 'hand',
  MIND: 'face-sad',
  VOICES: 'anxiety',
  PREGNANCY: 'pregnancy',
  BABY: 'infant',
  VOMITING: 'droplets',
  FLUIDS: 'water-glass',
  FEEDING: 'milk',
  BELLY: 'stomach',
  EYE: 'vision',
  TESTICLE: 'mars',
  THROAT: 'throat',
  SWELLING: 'neck',
  NERVES: 'spine',
  SUGAR: 'diabetes',
  EAR: 'ear',
  NOSE: 'nose',
  URINE: 'toilet',
  LIMB: 'bone',
  WOUND: 'bandage',
  SKIN: 'rash',
  CAST: 'cast',
};

/** A picture beside the words; what has none of its own is told in words, or was answered elsewhere. */
export const DangerSignIcon = ({ sign }: { sign: string }) => (
  <MedicalIcon name={isScreenSign(sign) ? icons[signs[sign].topic] : 'own-words'} />
);
