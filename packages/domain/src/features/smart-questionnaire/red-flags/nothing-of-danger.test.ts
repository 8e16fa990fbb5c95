import { describe, expect, test } from 'vitest';
import { isGrave, strongestAction } from './fired-rules.ts';
import { freeTextAlerts } from './free-text-alerts.ts';

const opensPage = (text: string) => {
  const action = strongestAction(freeTextAlerts(text));
  return action !== null && isGrave(action);
};

/** What people write on any day, and denials. */
const everyday: Readonly<Record<string, readonly string[]>> = {
  'a fever that is only asked about': [
    'May a fever of 38 come after tomorrow’s vaccination? My baby is 2 months old',
    'Could my 2 month old get a fever of 38 after the vaccination tomorrow?',
    'Beebi on 2 kuud, kas homme pärast vaktsiini võib palavik 38 tulla?',
    'Ребёнку 2 месяца, может ли после прививки температура подняться до 38?',
    'Niemowlę ma 2 miesiące, czy po szczepieniu może mieć gorączkę 38?',
  ],
  'a pulse beside good oxygen': ['Finger clip shows oxygen 97, pulse 72', 'Sõrmeandur: hapnik 97, pulss 72'],
  'an illness of another year': ['Last year after surgery and pneumonia I was coughing blood'],
  'a soft spot as it should be': ['The soft spot is flat and soft', 'Soft spot is fine, not sunken'],
  'things given away': [
    'We gave away all the baby clothes and things last week',
    'Раздала старую одежду',
    'Rozdaliśmy ubrania po dzieciach',
  ],
  'tablets that were put away': [
    'I found old tablets hidden in the drawer, they expired',
    'Leidsin kapist peidetud tablette, kehtivus on läbi',
    'Таблетки спрятаны в шкафу, чтобы дети не достали',
  ],
  'dark stool without blood': [
    'Крови в стуле нет, тёмный он из-за железа',
    'Krwi w stolcu nie ma, ciemny jest od żelaza',
  ],
  'words that are something else': [
    'Роскомнадзор опять заблокировал сайт клиники',
    'Speed bump made me late',
    'I took both my insulin and breakfast',
    'Niemowlę ma szare oczy i suchą skórę',
    'Подгузник мокрый, слёз нет',
    'Nappy wet, no tears',
    'Pielucha mokra, łez nie ma',
    'Mähe on märg, pisaraid ei ole',
  ],
  'a wish to die denied': [
    'О самоубийстве не думаю',
    'O samobójstwie nie myślę',
    'Ei, enesetapule ma ei mõtle',
    'Ma ei mõtle enesetapule',
    'Не думаю о самоубийстве',
    'Nie zamierzam się zabić',
    'No, I am not thinking of ending my life',
  ],
  'signs denied': [
    'Synek uderzył się w głowę, nie wymiotował, głowa nie boli, bawi się',
    'Brzuch nie jest twardy',
  ],
};

describe.each(Object.entries(everyday))('%s opens no page', (_, texts) => {
  test.each(texts)('%s', (text) => {
    expect(opensPage(text)).toBe(false);
  });
});
