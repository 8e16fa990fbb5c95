import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'HEADACHE.assoc': {
    label: 'Mis peavaluga kaasneb?',
    options: {
      nausea: 'Iiveldus või oksendamine',
      light: 'Valgus või heli häirib',
      aura: 'Virvendus või sakid silme ees',
      tear: 'Vesine silm või kinnine nina ühel pool',
      neck: 'Kaela- või õlapinge',
      morning: 'Ärgates kõige hullem või köhides ja kummardades tugevneb',
    },
  },
  'HEADACHE.painkillers': { label: 'Mitmel päeval kuus võetakse valuvaigistit?', topic: 'Valuvaigistid' },
  'VERTIGO.kind': {
    label: 'Milline tunne see on?',
    topic: 'Tunne',
    options: {
      spin: 'Kõik käib ringi',
      faint: 'Nagu kohe minestaks',
      unsteady: 'Ebakindlus jalgadel',
      vague: 'Raske kirjeldada',
    },
  },
  'VERTIGO.trigger': {
    label: 'Mis seda vallandab?',
    topic: 'Vallandab',
    options: {
      turn: 'Voodis külje keeramine või pea liigutamine',
      stand: 'Püstitõusmine',
      effort: 'Füüsiline pingutus',
      stress: 'Stress või rahvahulk',
    },
  },
  'VERTIGO.ear': {
    label: 'Kas kõrvadega on kaebusi?',
    options: {
      hear: 'Kuulmise halvenemine',
      ring: 'Kohin või vilin',
      full: 'Täistunne kõrvas',
      pain: 'Valu või eritis',
    },
  },
  'VERTIGO.falls': { label: 'Kas selle tõttu on kukutud?', topic: 'Kukkumisi selle tõttu' },
  'VERTIGO.medicines': {
    label: 'Uued või muudetud ravimid; viimane vererõhu näit',
    topic: 'Ravimid ja vererõhk',
  },
  'TINNITUS.kind': {
    label: 'Millist heli see meenutab?',
    topic: 'Heli',
    options: {
      ring: 'Vilin, kohin või sumin',
      pulse: 'Tuikab südamelöökide rütmis',
      click: 'Klõpsumine',
      voices: 'Hääled või muusika',
    },
  },
  'TINNITUS.hearing': {
    label: 'Kuidas on kuulmisega?',
    topic: 'Kuulmine',
    options: { normal: 'Tavaline', gradual: 'Aeglaselt halvenev', oneear: 'Ühes kõrvas selgelt halvem' },
  },
  'TINNITUS.assoc': {
    label: 'Kas esineb midagi järgmisest?',
    options: {
      vertigo: 'Keerlev pearinglus',
      pain: 'Kõrvavalu või eritis',
      wax: 'Lukustunne või kõrvavaik',
      noise: 'Enne algust vali müra',
      jaw: 'Lõualiigese naksumine või kaelapinge',
    },
  },
  'TINNITUS.medicines': {
    label: 'Kasutatavad ravimid (ka aspiriin, antibiootikumid, vähiravi)',
    topic: 'Kasutatavad ravimid',
  },
};
