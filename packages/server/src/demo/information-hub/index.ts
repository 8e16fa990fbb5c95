import { aceInhibitorsAndPotassium } from './ace-inhibitors-and-potassium.ts';
import { acuteDiarrhoea } from './acute-diarrhoea.ts';
import { antibioticStewardship } from './antibiotic-stewardship.ts';
import { asthmaCheckByEContact } from './asthma-check-by-e-contact.ts';
import { contraceptionFollowUp } from './contraception-follow-up.ts';
import { coughAndCold } from './cough-and-cold.ts';
import { cystitisInWomen } from './cystitis-in-women.ts';
import { depressionAskingAboutSuicide } from './depression-asking-about-suicide.ts';
import { diabeticFootCheck } from './diabetic-foot-check.ts';
import { feverInChildUnder5 } from './fever-in-child-under-5.ts';
import { headacheRedFlags } from './headache-red-flags.ts';
import { holidaysAndOpeningHours } from './holidays-and-opening-hours.ts';
import { homeBloodPressure } from './home-blood-pressure.ts';
import { howEContactsAreSorted } from './how-e-contacts-are-sorted.ts';
import { insomnia } from './insomnia.ts';
import type { DemoInformationItem } from './item.ts';
import { lowBackPain } from './low-back-pain.ts';
import { machineTranslation } from './machine-translation.ts';
import { metforminAndKidneys } from './metformin-and-kidneys.ts';
import { opioidsAndBenzodiazepines } from './opioids-and-benzodiazepines.ts';
import { patientWritesAboutDanger } from './patient-writes-about-danger.ts';
import { prescriptionRequestsOffice } from './prescription-requests-office.ts';
import { rashInChild } from './rash-in-child.ts';
import { renewingAnticoagulants } from './renewing-anticoagulants.ts';
import { repliesAPatientUnderstands } from './replies-a-patient-understands.ts';
import { sickLeaveNotes } from './sick-leave-notes.ts';
import { soreThroat } from './sore-throat.ts';
import { statinsAndMusclePain } from './statins-and-muscle-pain.ts';
import { telephonesDuringPowerCut } from './telephones-during-power-cut.ts';
import { tickBite } from './tick-bite.ts';
import { vaccinationGapsBeforeSchool } from './vaccination-gaps-before-school.ts';
import { woundCareAfterStitches } from './wound-care-after-stitches.ts';
import { writingForAnother } from './writing-for-another.ts';

/** Newest first. */
export const demoInformationItems: readonly DemoInformationItem[] = [
  lowBackPain,
  patientWritesAboutDanger,
  feverInChildUnder5,
  woundCareAfterStitches,
  repliesAPatientUnderstands,
  tickBite,
  renewingAnticoagulants,
  homeBloodPressure,
  holidaysAndOpeningHours,
  diabeticFootCheck,
  aceInhibitorsAndPotassium,
  vaccinationGapsBeforeSchool,
  insomnia,
  machineTranslation,
  soreThroat,
  antibioticStewardship,
  cystitisInWomen,
  writingForAnother,
  coughAndCold,
  statinsAndMusclePain,
  asthmaCheckByEContact,
  prescriptionRequestsOffice,
  headacheRedFlags,
  metforminAndKidneys,
  rashInChild,
  sickLeaveNotes,
  acuteDiarrhoea,
  opioidsAndBenzodiazepines,
  contraceptionFollowUp,
  telephonesDuringPowerCut,
  depressionAskingAboutSuicide,
  howEContactsAreSorted,
];
