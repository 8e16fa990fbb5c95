import { plural } from '../../core/index.ts';
import type { FileTexts } from './en.ts';

const n = plural('et');

export const fileTexts: FileTexts = {
  add: 'Lisa faile',
  camera: 'Tee foto',
  drop: 'Või lohistage failid siia',
  hint: 'Kuni 10 faili, igaüks kuni 50 MB. Fotod, PDF, dokumendid, heli ja video.',
  list: 'Failid',
  count: (count) => n(count, { one: 'fail', other: 'faili' }),
  uploading: (percent) => `Laadime üles, ${percent}%`,
  waiting: 'Ootab järjekorras',
  failed: 'Jäi üles laadimata',
  actions: {
    cancel: (name) => `Katkesta ${name}`,
    remove: (name) => `Eemalda ${name}`,
    retry: 'Proovi uuesti',
    download: (name) => `Laadi alla ${name}`,
  },
  picture: (name) => `Pilt: ${name}`,
  scan: {
    WAITING: 'Viirusekontroll käib',
    CLEAN: 'Viiruseid ei leitud',
    INFECTED: 'Failist leiti viirus. Seda ei saa keegi avada.',
    NA: 'Viirusekontrolli ei ole tehtud',
  },
  notCheckable: 'Seda faili ei õnnestunud kontrollida, seepärast ei saa seda avada.',
  overall: {
    WAITING: 'Osa faile on veel kontrollis. Neid saab avada kohe, kui kontroll on läbi.',
    CLEAN: 'Kõik failid on kontrollitud, viiruseid ei leitud.',
    INFECTED: 'Vähemalt ühest failist leiti viirus. Seda ei saa avada.',
    NA: 'Siin failidele viirusekontrolli ei tehta. Avage ainult neid, mida ootate.',
  },
  faults: {
    tooLarge: 'Fail on suurem kui 50 MB',
    badKind: 'Seda liiki faili ei saa saata',
    unreadable: 'Sisu ei vasta nimele või on failiga midagi valesti. Valige teine fail.',
    empty: 'Fail on tühi',
    tooMany: 'Ühe sõnumiga saab saata kuni 10 faili',
  },
  leftOut: (names) => `Lisamata jäi: ${names}. Ühele sõnumile saab lisada kuni 10 faili.`,
  blocked: {
    BUSY: 'Oodake, kuni failid on üles laaditud, või katkestage laadimine.',
    FAILED: 'Osa faile jäi üles laadimata. Proovige uuesti või eemaldage need.',
    INFECTED: 'Ühest failist leiti viirus. Eemaldage see ja saatke siis.',
  },
  from: { PATIENT: 'Patsiendilt', CLINIC: 'Kliinikust' },
  page: {
    title: 'Failid',
    none: 'Faile veel ei ole',
    noneText: 'Siia ilmuvad failid, mille saadate Teie või kliinik.',
    toConversation: 'Vestluse juurde',
    unsent: 'Veel saatmata',
    loadFailed: 'Faile ei õnnestunud laadida',
  },
  sendPage: {
    title: 'Failide lisamine',
    lead: 'Kliinik näeb faile siis, kui olete need saatnud.',
    label: 'Mis failides on',
    placeholder: 'Näiteks: foto lööbest täna hommikul',
    send: 'Saada kliinikule',
    without: 'Jätka failideta',
    needed: 'Lisage vähemalt üks fail',
    closed: 'See e-kontakt on lõpetatud. Faile enam lisada ei saa.',
    sent: 'Failid on saadetud',
    changed: 'Vahepeal kirjutati midagi uut. Lugege seda vestlusest ja saatke siis uuesti.',
  },
};
