import type { warning as en } from './en.ts';

export const warning: typeof en = {
  step: 'Tähtis',
  ticked: 'Märkisite',
  call: (number) => `Helista ${number}`,
  callClinic: (number) => `Helista kliinikusse: ${number}`,
  callCrisis: (number) => `Helista kriisitelefonile ${number}`,
  callChildLine: (number) => `Helista lasteabitelefonile ${number}`,
  dayAndNight: 'Ööpäev läbi',
  hours: (from, to) => `Iga päev kell ${from}–${to}`,
  onTheLine: 'Öelge, kus Te olete ja mis juhtus. Ärge katkestage kõnet.',
  stillGoes: 'Teie kiri jõuab ikka kliinikusse',
  isKept: 'Teie kiri on alles',
  goesWhenSent: 'See jõuab kliinikusse, kui Te selle saadate, ja on märgitud kiireloomuliseks.',
  clinicHasIt: 'Teie kiri on kliinikus',
  isMarked: 'See on märgitud erakorraliseks.',
  isMarkedToday: 'See on märgitud täna ülevaatamiseks.',
  isOpen: (clinic) => `${clinic} on praegu avatud.`,
  isClosed: (clinic, when) => `${clinic} on praegu suletud, avatakse ${when}.`,
  goOn: 'Jätkan kirjaga',
  read: 'Lugesin läbi, edasi',
  going: 'Üks hetk',
  mistake: 'Märkisin kogemata',
  doesNotApply: 'See ei kehti, jätkan',
  changeWords: 'Muudan kirjutatut',
  toMessages: 'Tagasi vestlusesse',
  filing: (minutes) =>
    `Kui Te vastust ei muuda, saab kliinik Teie vastused ${minutes} minuti pärast ka siis, kui sellelt lehelt lahkute.`,
  filingWords: (minutes) =>
    `Kui Te sõnumit ei muuda, saab kliinik selle ${minutes} minuti pärast ka siis, kui sellelt lehelt lahkute.`,
  judgement: 'Soovitus tuleneb Teie vastustest ega asenda arsti hinnangut.',
  more: {
    beforeSending: 'Üks küsimus enne saatmist',
    afterSending: 'Veel üks küsimus',
    question:
      'Mõni teie sõna võib viidata ohule. Kas midagi sellest on praegu või oli viimase 24 tunni jooksul?',
    choose: 'Märkige, mis sobib, või et miski ei sobi.',
    next: 'Jätka',
  },
};
