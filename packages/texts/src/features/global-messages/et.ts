import { plural } from '../../core/index.ts';
import type { globalMessages as en } from './en.ts';

const many = plural('et');

export const globalMessages: typeof en = {
  title: 'Üldteade',
  lead: 'Teadet näeb iga lehe ülaosas koos kliiniku nimega sulgudes, kuni keegi selle kustutab.',
  editor: 'Uus teade',
  text: 'Teade',
  textIn: (language) => `Teade: ${language}`,
  optional: 'Ei ole kohustuslik. Kui lugeja keeles teadet pole, näeb ta esimest.',
  hint: 'Näiteks: reedel on labor suletud. Ärge kirjutage kellegi terviseandmeid.',
  left: (count) => many(count, { one: 'tähemärk alles', other: 'tähemärki alles' }),
  whom: 'Kes näeb',
  readers: { ALL: 'Kõik', PRM_PATIENT: 'Patsiendid', PRM_DOCTOR: 'Töötajad' },
  preview: 'Nii see välja näeb',
  previewEmpty: 'Teie teade ilmub siia kirjutamise ajal.',
  post: 'Avalda teade',
  posted: 'Teade on nüüd nähtav',
  now: 'Praegu nähtav',
  none: 'Praegu ei ole ühtegi teadet',
  noneHint: 'Siin avaldatud teadet näevad kohe need, kellele see on mõeldud.',
  postedBy: (name, when) => `Avaldas ${name}, ${when}`,
  delete: 'Kustuta',
  deleteTitle: 'Kas kustutada see teade?',
  deleteText: 'See kaob kohe kõigilt lehtedelt. Tagasi seda tuua ei saa.',
  deleted: 'Teade on kustutatud',
  adminsPost: 'Teateid avaldavad ainult kliiniku administraatorid. Kustutada võib iga töötaja.',
  loadFailed: 'Teateid ei õnnestunud laadida',
};
