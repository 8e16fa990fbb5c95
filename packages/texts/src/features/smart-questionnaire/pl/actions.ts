import type { Action, ActionWords } from '@tervita/domain/smart-questionnaire';

export const actions: Readonly<Record<Action, ActionWords>> = {
  CALL_112: {
    title: 'Proszę zadzwonić teraz pod {emergency}',
    text: 'To może być niebezpieczne. Proszę nie czekać na odpowiedź przychodni.',
  },
  CRISIS: {
    title: 'Pomoc jest dostępna od razu',
    text: 'Dziękujemy za zaufanie. Jeśli te myśli mogą przejść w czyn, proszę teraz zadzwonić pod {emergency}. Pod numerami poniżej można z kimś porozmawiać. Nikt nie musi zostawać z tym bez wsparcia: warto być teraz z kimś zaufanym.',
  },
  CLINIC_TODAY: {
    title: 'Proszę zadzwonić dziś do przychodni',
    text: 'Dziś powinien to ocenić lekarz lub pielęgniarka. Proszę zadzwonić do przychodni. Gdy jest zamknięta (wieczór, noc, weekend, święto), proszę skorzystać z nocnej i świątecznej opieki zdrowotnej. Adres poda bezpłatna infolinia {advice}. Jeśli stan się pogorszy, proszę zadzwonić pod {emergency}. Formularz też można wysłać, ale proszę nie czekać na odpowiedź.',
  },
  READ_FIRST: {
    title: 'Przeczytać najpierw',
    text: 'Oznaczone dla przychodni; pacjentowi się nie przerywa.',
  },
  FLAG: { title: 'Wymaga uwagi', text: 'Oznaczone dla przychodni; pacjent nie jest zatrzymywany.' },
};
