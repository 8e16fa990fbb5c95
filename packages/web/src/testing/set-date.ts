// Each file evaluates this anew in the world of the file before: the runtime's own is found behind what was set there.
const RealDate: DateConstructor = 'real' in Date ? (Date.real as DateConstructor) : Date;
let ahead = 0;

/** A clock that goes on from the moment it was set to: what measures how long something takes goes on measuring. */
class SetDate extends RealDate {
  static readonly real = RealDate;
  constructor(...given: []) {
    if (given.length > 0) super(...given);
    else super(SetDate.now());
  }
  static override now(): number {
    return RealDate.now() + ahead;
  }
  /** What the runtime makes is a date too. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return RealDate[Symbol.hasInstance](value);
  }
}

/** From now on it is that moment. */
export const setDate = (at: string): void => {
  ahead = RealDate.parse(at) - RealDate.now();
  globalThis.Date = SetDate as unknown as DateConstructor;
};
