/** Says when it was sent and tells two of one day apart, and nothing about the patient. */
export const pdfNameOf = ({ id, createdAt }: { readonly id: string; readonly createdAt: string }): string =>
  `e-contact-${createdAt.slice(0, 10)}-${id.slice(-6)}.pdf`;
