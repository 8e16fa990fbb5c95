/** HTML that is safe to put into a page as it is. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

type Part = Html | string | number | undefined | readonly Part[];

const written = (part: Part): string => {
  if (part === undefined) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(written).join('');
  return escapeHtml(String(part));
};

/** Everything put between the pieces is escaped unless it is Html itself. */
export const html = (pieces: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(String.raw({ raw: pieces }, ...parts.map(written)));
