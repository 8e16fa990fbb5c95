import type { device as en } from './en.ts';

export const device: typeof en = {
  notices: 'Teavitused sellesse seadmesse',
  noticesHint:
    'Lühike teade, kui kliinik kirjutab, ilma terviseandmeteta. Ainult oma seadmes: teised kasutajad näeksid Teie kliiniku nime.',
  turnedOn: 'Teavitused selles seadmes on sees.',
  turnedOff: 'Teavitused selles seadmes on väljas.',
  failed: 'Teavitusi ei õnnestunud sisse lülitada. Kontrollige ühendust ja proovige uuesti.',
  obstacles: {
    blocked: {
      title: 'Teavitused on selles brauseris keelatud',
      text: 'Vajutage aadressist vasakul olevale märgile, avage saidi seaded ja lubage teavitused. Seejärel avage see leht uuesti.',
    },
    'needs-home-screen': {
      title: 'Kõigepealt lisage Tervita avakuvale',
      text: 'iPhone’is või iPadis vajutage jagamisnupule ja valige „Lisa avakuvale“. Avage Tervita sealt ja lülitage teavitused sisse.',
    },
    unsupported: {
      title: 'See brauser ei saa teavitusi näidata',
      text: 'E-kiri tuleb ikka. Chrome’i, Edge’i, Firefoxi ja Safari uuemad versioonid saavad.',
    },
  },
  offer: {
    text: 'Kas soovite sellesse seadmesse teadet, kui kliinik vastab? Terviseandmeid selles ei ole.',
    turnOn: 'Lülita teavitused sisse',
    notNow: 'Mitte praegu',
  },
  reading: 'Lugemine ilma võrguühenduseta',
  readingHint:
    'Viimati avatud e-kontaktid jäävad sellesse seadmesse kuni 7 päevaks ja kaovad väljalogimisel. Seadmes, mida kasutavad ka teised, lülitage see välja.',
  readingOn: 'Seda, mida avate, saab lugeda ka ilma võrguühenduseta.',
  readingOff: 'Sellesse seadmesse ei jää enam midagi.',
};
