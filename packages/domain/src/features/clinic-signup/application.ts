/** Asked by a clinic that wants to join; whoever runs the platform decides. */
export const applicationStatuses = ['OPEN', 'ACCEPTED', 'DECLINED'] as const;
export type ApplicationStatus = (typeof applicationStatuses)[number];

/** The words of the agreement; a change of what is agreed makes a new one. */
export const agreementVersion = '2026-11-01';

/** What the agreement takes from the form, by the names under which its words ask for it. */
export const agreementFields = [
  'companyName',
  'registrationCode',
  'clinicName',
  'address',
  'signatory',
  'email',
] as const;
export type AgreementField = (typeof agreementFields)[number];

/** A sentence of the agreement in pieces: its own words, and what the form fills in. */
export type AgreementPiece =
  | { readonly words: string }
  | { readonly field: AgreementField; readonly words: string };

const placeholder = /\{\{(\w+)\}\}/g;

const isField = (name: string | undefined): name is AgreementField =>
  agreementFields.some((field) => field === name);

/** Fills the places {{name}} of a sentence; what nobody has typed yet leaves a line to write on. */
export const fillAgreement = (
  sentence: string,
  values: Readonly<Partial<Record<AgreementField, string | undefined>>>,
): readonly AgreementPiece[] => {
  const pieces: AgreementPiece[] = [];
  let from = 0;
  for (const found of sentence.matchAll(placeholder)) {
    const [whole, name] = found;
    if (!isField(name)) continue;
    if (found.index > from) pieces.push({ words: sentence.slice(from, found.index) });
    pieces.push({ field: name, words: values[name]?.trim() || '________' });
    from = found.index + whole.length;
  }
  if (from < sentence.length) pieces.push({ words: sentence.slice(from) });
  return pieces;
};
