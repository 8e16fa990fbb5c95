/** Something staff can do here and now: by a key, from the palette, or both. */
export interface Command {
  readonly id: string;
  readonly label: string;
  /** The heading under which the palette and the list of keys show it. */
  readonly group: string;
  /** As printed on the keys: "R", "Shift E", "Ctrl Enter"; "G I" is one key after the other. */
  readonly keys?: string | undefined;
  /** Other keys that do the same and are not advertised. */
  readonly alsoKeys?: readonly string[] | undefined;
  /** Goes one step or ticks a box: in the list of keys, not in the palette. */
  readonly isKeyOnly?: boolean | undefined;
  /** Stands below what belongs to the page: it is there on every page. */
  readonly isEverywhere?: boolean | undefined;
  readonly run: () => void;
}
