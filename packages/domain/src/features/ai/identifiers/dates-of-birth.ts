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

const between = String.raw`[\s./,-]*`;
const apart = String.raw`\s*[./-]\s*`;
const year = (full: string) => String.raw`(?:${full}|['’]?${full.slice(2)})(?!\d)`;
const number = (text: string) => `0?${Number(text)}`;

/** Every way in which people write this day. */
export const daySpellings = (date: string): readonly RegExp[] => {
  const [full = '', month = '', day = ''] = date.split('-');
  const name = String.raw`(?:${months[Number(month) - 1] ?? month})\p{L}*`;
  const ordinal = String.raw`${number(day)}(?:st|nd|rd|th|\.|-?го|-?ого)?`;
  return [
    String.raw`(?<!\d)${full}${apart}${number(month)}${apart}${number(day)}(?!\d)`,
    String.raw`(?<!\d)${number(day)}${apart}${number(month)}${apart}${year(full)}`,
    String.raw`(?<!\d)${number(month)}${apart}${number(day)}${apart}${year(full)}`,
    String.raw`(?<!\d)${ordinal}${between}(?:of\s+)?${name}${between}${year(full)}`,
    String.raw`(?<!\p{L})${name}${between}${ordinal}${between}${year(full)}`,
    String.raw`(?<!\d)${day}${month}${full}(?!\d)`,
    String.raw`(?<!\d)${full}${month}${day}(?!\d)`,
  ].map((pattern) => new RegExp(pattern, 'giu'));
};

const anyMonth = String.raw`(?:${months.join('|')})\p{L}*`;
const anyDay = String.raw`\d{1,4}\s*(?:[./-]\s*\d{1,2}\s*[./-]\s*\d{1,4}|[.,]?\s*${anyMonth}[\s.,]*\d{2,4})|${anyMonth}\s+\d{1,2}[.,\s]+\d{4}`;
const born = String.raw`(?:sünd|synd|\bborn|birth|\bd\.?o\.?b|рожд|родил|род\.|\burodz|\bur\.)`;
/** Whoever's it is: the words before it say what it is. */
export const saidBirthDate: RegExp = new RegExp(String.raw`(?<=${born}[^\d\n]{0,25})(?:${anyDay})`, 'giu');
