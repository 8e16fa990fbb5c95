import type { CareFlowTexts } from './en.ts';

export const careFlows: CareFlowTexts = {
  begin: {
    title: (name) => `Küsimustik: ${name}`,
    text: 'See küsimustik on teise teenuse lehel. Lähete nüüd sinna, vastate küsimustele ja tulete siia tagasi. Seejärel jõuavad Teie vastused kliinikusse.',
    privacy: 'Teine teenus ei saa teada Teie nime ega isikukoodi.',
    language: 'Küsimused on eesti, vene või inglise keeles.',
    start: 'Küsimustiku juurde',
    failed: 'Küsimustikku ei saanud avada.',
  },
  sending: {
    title: 'Saadame Teie vastuseid',
    text: 'Ärge sulgege seda lehte. Kui see siiski sulgub, ei lähe midagi kaduma.',
  },
  failed: {
    title: 'Saatmine ebaõnnestus',
    text: 'Teie vastused ei jõudnud kohale. Alustage küsimustikku uuesti.',
    cancelled: 'Küsimustik suleti enne lõpetamist. Midagi ei saadetud.',
    notYet: 'Teie vastused pole veel kliinikus. Kui sulgesite küsimustiku, alustage seda uuesti.',
  },
  /** Staff fill it in with the patient. */
  clinic: {
    title: 'Toome vastuseid',
    text: 'See võtab hetke.',
    cancelled: 'Küsimustik katkestati. E-kontakti ei lisatud midagi.',
    failed: 'Vastused ei jõudnud kohale. Alustage küsimustikku uuesti.',
  },
  cards: {
    heading: 'Teel',
    failedHeading: 'Saatmata',
    sending: 'Saatmisel',
    sendingText: 'Te pole veel küsimustikust tagasi tulnud või on vastused alles teel.',
    check: 'Kontrolli kohe',
    failed: 'Saatmine ebaõnnestus',
    startAgain: 'Alusta uuesti',
    startAgainLabel: (name) => `Alusta uuesti: ${name}`,
    checkLabel: (name) => `Kontrolli kohe: ${name}`,
  },
};
