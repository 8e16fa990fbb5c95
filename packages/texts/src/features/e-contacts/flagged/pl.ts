import type { DangerKind } from '@tervita/domain/smart-questionnaire';
import type { flagged as english } from './en.ts';

const kinds: Record<DangerKind, string> = {
  stroke: 'udar',
  breathing: 'kłopoty z oddychaniem',
  allergy: 'reakcja alergiczna',
  medicines: 'zatrucie lub zła dawka',
  heart: 'zawał serca',
  infant: 'zagrożone niemowlę',
  child: 'zagrożone dziecko',
  old: 'upadek lub choroba wieku podeszłego',
  pregnancy: 'zagrożenie w ciąży lub po porodzie',
  mind: 'samookaleczenie lub kryzys',
  abdomen: 'ostry brzuch',
  infection: 'ciężkie zakażenie',
  other: 'inny stan nagły',
};

export const flagged: typeof english = {
  ticked: (sign) => `Zaznaczono: ${sign}`,
  toldToCall: (number) => `zalecono telefon pod ${number}`,
  givenCrisisLines: 'podano numery pomocy w kryzysie',
  soundsLike: (kind) => `Słowa brzmią jak: ${kinds[kind]}`,
  saysNone: 'Autor nic nie zaznaczył',
  machineOnly: 'tak uważa tylko maszyna: proszę przeczytać i ocenić',
  askedOfAll: 'Lista, o którą pyta się wszystkich',
  askedBecause: (quote) => `Pytanie z powodu słów „${quote}”`,
  noneTicked: 'Nic nie zaznaczono',
  notTicked: 'Pytano, nie zaznaczono',
  perhapsUnseen: 'Pod „Coś innego groźnego”, być może nie otwarto',
  notAnswered: 'Pokazano, bez odpowiedzi',
  filed: 'Wpłynęło samo, nie wysłał tego autor',
  sent: 'Wysłane przez autora',
  filedEvent: (minutes) => `Wpłynęło samo ${minutes} minut po objawie alarmowym: nikt nie nacisnął „Wyślij”`,
  unsent: { TYPED: 'Napisane, niewysłane', ANSWERED: 'Odpowiedzi niewysłane' },
};
