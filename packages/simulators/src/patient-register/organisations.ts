export interface RegisteredMember {
  readonly personalCode: string;
  /** Of a newborn without a name: the mother's code. */
  readonly firstName: string;
  readonly surname: string;
  readonly memberFrom: string;
  readonly memberUntil: string | null;
  readonly deceasedAt: string | null;
  readonly insured: boolean;
}

export interface RegisteredList {
  readonly listCode: string;
  readonly county: string;
  readonly doctor: {
    readonly code: string;
    readonly firstName: string;
    readonly surname: string;
    readonly personalCode: string;
  };
  readonly members: readonly RegisteredMember[];
}

export interface RegisteredOrganisation {
  readonly registrationCode: string;
  readonly name: string;
  /** Whoever may act for it. */
  readonly actors: readonly string[];
  readonly lists: readonly RegisteredList[];
}
