import { plural } from '../../core/index.ts';
import type { subscription as en } from './en.ts';

const many = plural('pl');

export const subscription: typeof en = {
  bannerBasic:
    'Przychodnia ma pakiet podstawowy: bez podsumowań AI, kwestionariuszy, tłumaczenia i kontroli antywirusowej plików.',
  see: 'Zobacz Premium',
  title: 'Premium dla przychodni',
  stepWhat: 'Co zyska przychodnia',
  stepConfirm: 'Potwierdzenie',
  done: 'gotowe',
  stepsLabel: 'Kroki',
  lead: 'W pakiecie podstawowym tego nie ma. Z Premium działa to od razu w całej przychodni:',
  next: 'Dalej',
  confirmTitle: 'Przed potwierdzeniem',
  cost: 'Cena Premium zostanie dodana do następnej faktury przychodni. Pakiet obowiązuje od teraz, dopóki przychodnia i Tervita nie uzgodnią inaczej.',
  authority: 'Mam prawo zamówić to w imieniu przychodni i wiem, że podnosi to następną fakturę',
  authorityMissing: 'Proszę potwierdzić prawo do zamówienia',
  upgrade: 'Przejdź na Premium',
  upgraded: 'Przychodnia ma teraz Premium',
  back: 'Wstecz',
  later: 'Nie teraz',
  gains: [
    'Podsumowania AI długich e-kontaktów',
    'Inteligentny kwestionariusz AI przed wysłaniem',
    'Kwestionariusze z punktacją, która pokazuje zmianę',
    'Tłumaczenie wiadomości i odpowiedzi',
    'Kontrola antywirusowa każdego pliku, widoczna obok niego',
  ],
  bannerTrial: (days) =>
    `Trwa okres próbny Premium: pozostało ${many(days, { one: 'dzień', few: 'dni', many: 'dni', other: 'dnia' })}. Potem obowiązuje pakiet podstawowy.`,
};
