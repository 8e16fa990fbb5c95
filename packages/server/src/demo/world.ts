import type { AdRow } from './ads.ts';
import type { ApplicationRow } from './applications.ts';
import type { Clinic } from './clinics/clinic.ts';
import type { TemplateRow } from './clinics/demo-templates.ts';
import type { Identities } from './identities.ts';
import type { DraftRow } from './lives/drafts.ts';
import type { Life } from './lives/e-contact-life.ts';
import type { Person } from './people/person.ts';
import type { PrescriptionRow } from './prescriptions.ts';

/** Everything a database of Tervita is filled with. People and lives are told as often as they are asked for. */
export interface World {
  readonly now: number;
  readonly identities: Identities;
  readonly clinics: readonly Clinic[];
  readonly ads: readonly AdRow[];
  readonly applications: readonly ApplicationRow[];
  readonly templates: readonly TemplateRow[];
  readonly people: () => Iterable<Person>;
  readonly lives: () => Iterable<Life>;
  readonly drafts: readonly DraftRow[];
  readonly prescriptions: readonly PrescriptionRow[];
  readonly representatives: (person: Person) => readonly Person[];
  readonly lastOnlineAt: (person: Person) => number | null;
  readonly memberSince: (person: Person, clinic: number) => number;
}
