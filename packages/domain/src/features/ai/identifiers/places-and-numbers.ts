/** Begins only where such letters begin: else every letter of a long word would be tried as the first one. */
export const email: RegExp = /(?<![\p{L}\d._%+-])[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+/giu;

/**
 * Seven digits or more, however they are grouped: telephones, and the personal codes of every country. A slash, comma or
 * stop between digits makes a measurement or a date, and those stay.
 */
export const longNumber: RegExp =
  /(?<![\d.,/])\+?(?:\(\d{1,4}\)[ -]?)?\d(?:[ \u00a0-]?\(?\d\)?){6,}(?![\d/])/gu;
/** United States: its separators alone make it a number of a person. */
export const socialSecurity: RegExp = /(?<!\d)\d{3}-\d{2}-\d{4}(?!\d)/gu;

const home = String.raw`\d{1,4}\s?\p{L}?(?:\s?[-/]\s?\d{1,4})?(?:,?\s*(?:kv|krt|krt\.|m\.|кв\.?|apt\.?|flat)\s*\d{1,4})?`;
/** Longer than the name of any street; without a bound a text of capitals would be read again from each of them. */
const name = String.raw`[\p{Lu}\d][\p{L}\p{M}.'’-]{0,40}`;
const words = String.raw`(?:${name}\s+){0,3}${name}`;

/** A street with the number of a house, in the order of four languages; post codes of Britain and Poland. */
export const addresses: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<![\p{L}\p{M}])${words}\s+(?:tänav|tän\.|tn\.?|tee|maantee|mnt\.?|puiestee|pst\.?|allee|põik)(?:al|al?t|le|l|lt|s)?\s+${home}`,
    'gu',
  ),
  new RegExp(
    String.raw`\b\d{1,5}[A-Za-z]?\s+${words}\s+(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Close|Court|Ct|Way|Place|Pl|Terrace|Square|Sq|Gardens)\b\.?`,
    'gu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:улиц[аеуы]|ул\.?|проспект[еа]?|пр-т|пр\.|переул\p{L}*|пер\.|шоссе|бульвар[еа]?|б-р|площад[ьи]|пл\.)\s+${words},?\s*(?:д(?:ом|\.)?\s*)?${home}`,
    'giu',
  ),
  new RegExp(
    String.raw`(?<!\p{L})(?:ul\.|ulic[aęy]|ulicy|al\.|alej[aei]|os\.|osiedl[eu]|pl\.|plac[u]?)\s+${words}\s+${home}(?:\s*m\.?\s*\d{1,4})?`,
    'giu',
  ),
  /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/g,
  /(?<!\d)\d{2}-\d{3}(?![\d-])/g,
];
