import type { QuestionWords } from '@tervita/domain/smart-questionnaire';

export const questions: Readonly<Record<string, QuestionWords>> = {
  'HIP_GROIN_PAIN.place': {
    label: 'Kus valu on?',
    topic: 'Valu asukoht',
    options: { groin: 'Kubemes', outer: 'Puusa välisküljel', buttock: 'Tuharas', thigh: 'Reies või põlves' },
  },
  'KNEE_PAIN.swelling': {
    label: 'Kas põlv on paistes?',
    topic: 'Turse',
    options: { fast: 'Jah, tundide jooksul pärast vigastust', slow: 'Jah, vähehaaval' },
  },
  'KNEE_PAIN.mech': {
    label: 'Mis järgnevast esineb?',
    options: {
      lock: 'Põlv lukustub',
      give: 'Põlv annab järele',
      click: 'Naksumine või krigin',
      stiff: 'Jäikus pärast istumist',
    },
  },
  'ANKLE_PAIN.place': {
    label: 'Kus valu on?',
    topic: 'Valu asukoht',
    options: {
      outer: 'Välimine pahkluu',
      inner: 'Sisemine pahkluu',
      heel: 'Kand',
      sole: 'Tald või jalalaba keskosa',
      toe: 'Varbad',
    },
  },
};
