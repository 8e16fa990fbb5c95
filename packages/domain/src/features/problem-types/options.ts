import { type PatientGroup, patientGroupOf } from './patient-groups.ts';
import type { ProblemType } from './problem-types.ts';
import { type ReasonIcon, reasonIcon } from './reason-icons.ts';

/** Names of tints; a screen that keeps colour for meaning shows them all alike. */
export const reasonColours = ['spruce', 'cornflower', 'honey', 'plum', 'moss'] as const;
export type ReasonColour = (typeof reasonColours)[number];

interface GroupLook {
  readonly icon: ReasonIcon;
  readonly colour: ReasonColour;
}

const groupLooks: Readonly<Record<PatientGroup, GroupLook>> = {
  REASON_FOR_CONTACTING: { icon: 'stethoscope', colour: 'spruce' },
  HEALTH_EXAMINATION: { icon: 'heart-pulse', colour: 'moss' },
  PROCEDURES: { icon: 'syringe', colour: 'cornflower' },
  QUESTIONNAIRES: { icon: 'questionnaire', colour: 'plum' },
  OTHER_HEALTH_CONCERN: { icon: 'medical-bag', colour: 'honey' },
};

const reasonsPath = '/e-contacts/add';

/** A group is a row that leads to a page of its own, and back. */
export const groupOption = (group: PatientGroup) => ({
  type: group,
  ...groupLooks[group],
  navigateTo: `${reasonsPath}?group=${group}`,
  navigateBackTo: reasonsPath,
});

export const reasonOption = (type: ProblemType) => ({
  type,
  icon: reasonIcon(type),
  colour: groupLooks[patientGroupOf(type)].colour,
});
