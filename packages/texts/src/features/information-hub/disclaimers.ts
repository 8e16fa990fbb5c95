import type { Language } from '@tervita/domain/core';

/** What an item is not; the server tells it with the item. */
export const informationDisclaimers: Record<
  Language,
  { readonly clinical: string; readonly important: string }
> = {
  et: {
    clinical: 'See toetab Teie otsust, kuid ei asenda seda. Enne raviotsust lugege allikat.',
    important: 'See ei asenda Teie kliiniku reegleid. Kahtluse korral lugege allikat.',
  },
  en: {
    clinical:
      'It supports your judgement and does not replace it. Read the source before you decide on treatment.',
    important: 'It does not replace the rules of your clinic. When in doubt, read the source.',
  },
  ru: {
    clinical:
      'Материал помогает принять решение, но не заменяет его. Перед выбором лечения прочтите источник.',
    important: 'Материал не заменяет правил вашей клиники. В случае сомнений прочтите источник.',
  },
  pl: {
    clinical:
      'Materiał wspiera Twoją ocenę, ale jej nie zastępuje. Przed decyzją o leczeniu przeczytaj źródło.',
    important: 'Materiał nie zastępuje zasad Twojej przychodni. W razie wątpliwości przeczytaj źródło.',
  },
};
