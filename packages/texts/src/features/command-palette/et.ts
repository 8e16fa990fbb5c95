import type { palette as en } from './en.ts';

export const palette: typeof en = {
  label: 'Kirjutage käsk või patsiendi nimi',
  patients: 'Patsiendid',
  templates: 'Selle põhjuse vastusemallid',
  views: 'Minu vaated',
  nothing: 'Selliste sõnadega käsku ega patsienti ei ole',
  choose: 'vali',
  run: 'käivita',
  ownKeys: 'Iga käsu juures on selle klahv',
  shortcuts: {
    title: 'Kiirklahvid',
    withAlt: 'Vajutage koos tähega klahvi Alt.',
    off: 'Ühe tähe kiirklahvid on välja lülitatud. Ctrl K avab siiski kõik käsud.',
    change: 'Muuda seadetes',
    andThen: 'siis',
    whileWriting: 'Vastust kirjutades',
    resting: 'Praegu siin ei toimi',
    keys: {
      note: 'Kirjuta sisemärkus',
      translate: 'Tõlgi või näita algset teksti',
      pdf: 'Laadi alla PDF-ina',
      send: 'Saada',
      sendAndComplete: 'Saada ja lõpeta',
      sendLater: 'Saada hiljem',
      templates: 'Vastusemallid',
    },
  },
};
