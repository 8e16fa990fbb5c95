/** Beginnings of month names in four languages, in every case. */
const months: readonly string[] = [
  'jan|jaan|янв|stycz',
  'feb|veeb|фев|lut',
  'mar|mär|мар',
  'apr|апр|kwie',
  'may|mai|ма[яй]|maj',
  'jun|juun|июн|czerw',
  'jul|juul|июл|lip',
  'aug|авг|sierp',
  'sep|сен|wrze',
  'oct|okt|окт|paźdz|pazdz',
  'nov|ноя|list',
  'dec|dets|дек|grud',
];

/** Bounded, as is every run here: two runs beside each other would be divided in every way before they fail. */
const between = String.raw`[\s./,-]{0,9}`;
const apart = String.raw`\s{0,9}[./-]\s{0,9}`;
const year = (full: string) => String.raw`(?:${full}|['’]?${full.slice(2)})(?!\d)`;
const number = (text: string) => `0?${Number(text)}`;

/** Every way in which people write this day. */
export const daySpellings = (date: string): readonly RegExp[] => {
  const [full = '', month = '', day = ''] = date.split('-');
  const name = String.raw`(?:${months[Number(month) - 1] ?? month})\p{L}{0,20}`;
  const ordinal = String.raw`${number(day)}(?:st|nd|rd|th|\.|-?го|-?ого)?`;
  return [
    String.raw`(?<!\d)${full}${apart}${number(month)}${apart}${number(day)}(?!\d)`,
    String.raw`(?<!\d)${number(day)}${apart}${number(month)}${apart}${year(full)}`,
    String.raw`(?<!\d)${number(month)}${apart}${number(day)}${apart}${year(full)}`,
    String.raw`(?<!\d)${ordinal}${between}(?:of\s{1,9})?${name}${between}${year(full)}`,
    String.raw`(?<!\p{L})${name}${between}${ordinal}${between}${year(full)}`,
    String.raw`(?<!\d)${day}${month}${full}(?!\d)`,
    String.raw`(?<!\d)${full}${month}${day}(?!\d)`,
  ].map((pattern) => new RegExp(pattern, 'giu'));
};

const anyMonth = String.raw`(?:${months.join('|')})\p{L}{0,20}`;
const anyDay = String.raw`\d{1,4}\s{0,9}(?:[./-]\s{0,9}\d{1,2}\s{0,9}[./-]\s{0,9}\d{1,4}|[.,]?\s{0,9}${anyMonth}[\s.,]{0,9}\d{2,4})|${anyMonth}\s{1,9}\d{1,2}[.,\s]{1,9}\d{4}`;
const born = String.raw`(?:sünd|synd|\bborn|birth|\bd\.?o\.?b|рожд|родил|род\.|\burodz|\bur\.)`;
/** Whoever's it is: the words before it say what it is. They are read only where a day may begin. */
export const saidBirthDate: RegExp = new RegExp(
  String.raw`(?=\d|${months.join('|')})(?<=${born}[^\d\n]{0,25})(?:${anyDay})`,
  'giu',
);
