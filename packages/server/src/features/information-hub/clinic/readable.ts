import type { InformationCounts } from '@tervita/contract/information-hub';
import { type InformationKind, isClinicalKind, kindsReadBy } from '@tervita/domain/information-hub';
import { type RawBuilder, sql } from 'kysely';
import { NotFound } from '../../../core/http/errors.ts';
import type { Actor } from '../../../core/session/actor.ts';
import { assertOwnClinic } from '../../../core/session/own-clinic.ts';

/** By the role at the clinic in which the caller works now; another role elsewhere opens nothing here. */
export const readableKinds = (actor: Actor, clinicId: string): readonly InformationKind[] => {
  assertOwnClinic(actor, clinicId);
  const employment = actor.employments.find((one) => one.clinicId === clinicId);
  if (!employment) throw new NotFound();
  return kindsReadBy(employment.role);
};

/** The item is called i. */
export const isReadable = (kinds: readonly InformationKind[]): RawBuilder<boolean> => sql`
  i.published_version is not null and i.withdrawn_at is null and i.kind = any (${[...kinds]}::text[])`;

/** Counts of kinds as counts of tabs. */
export const byTab = (
  kinds: readonly InformationKind[],
  rows: readonly { readonly kind: InformationKind; readonly count: number }[],
): InformationCounts => {
  const of = (isClinical: boolean) =>
    rows
      .filter(({ kind }) => isClinicalKind(kind) === isClinical)
      .reduce((total, { count }) => total + count, 0);
  return { clinical: kinds.some(isClinicalKind) ? of(true) : null, important: of(false) };
};
