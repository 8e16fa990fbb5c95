const gsmBasic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** Letters of the extension take two places, an escape and themselves. */
const gsmExtension = '^{}\\[]~|€\f';

const costs: ReadonlyMap<string, number> = new Map([
  ...[...gsmBasic].map((letter) => [letter, 1] as const),
  ...[...gsmExtension].map((letter) => [letter, 2] as const),
]);

export interface SmsSize {
  /** How many messages the operator sends and bills. */
  readonly units: number;
  /** Places taken, in the alphabet that the text needs. */
  readonly letters: number;
  /** Places in one message that stands alone: 160, or 70 when a letter is outside the short alphabet. */
  readonly lettersOfOne: number;
}

/** A letter never stands half in one part and half in the next, so parts are filled one by one. */
const partsFor = (sizes: readonly number[], room: number): number => {
  let parts = 1;
  let used = 0;
  for (const size of sizes) {
    if (used + size > room) {
      parts += 1;
      used = 0;
    }
    used += size;
  }
  return parts;
};

export const smsSize = (text: string): SmsSize => {
  const letters = [...text];
  const isGsm = letters.every((letter) => costs.has(letter));
  const sizes = letters.map((letter) => (isGsm ? (costs.get(letter) ?? 1) : letter.length));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const [one, part] = isGsm ? [160, 153] : [70, 67];
  return { units: total <= one ? 1 : partsFor(sizes, part), letters: total, lettersOfOne: one };
};
