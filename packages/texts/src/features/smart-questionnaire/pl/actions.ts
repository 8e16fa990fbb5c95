import type { Action, ActionWords } from '@tervita/domain/smart-questionnaire';

export const actions: Readonly<Record<Action, ActionWords>> = {
  CALL_112: {
    title: 'To może być zagrożenie życia',
    text: 'Proszę natychmiast zadzwonić pod {emergency} lub pojechać na najbliższy szpitalny oddział ratunkowy (SOR). Proszę nie czekać na odpowiedź przychodni: wiadomości są czytane tylko w godzinach pracy.',
  },
  CRISIS: {
    title: 'Pomoc jest dostępna teraz',
    text: 'Jeśli może dojść do zrobienia sobie krzywdy, proszę natychmiast zadzwonić pod {emergency} lub pojechać na najbliższy SOR. Można też od razu z kimś porozmawiać, bezpłatnie i o każdej porze: {crisis}. Warto też powiedzieć o tym zaufanej osobie i zadzwonić dziś do przychodni.',
  },
  CLINIC_TODAY: {
    title: 'Proszę zadzwonić dziś do przychodni',
    text: 'Dziś powinien to ocenić lekarz lub pielęgniarka. Proszę zadzwonić do przychodni. Gdy jest zamknięta (wieczór, noc, weekend, święto), proszę skorzystać z nocnej i świątecznej opieki zdrowotnej. Adres poda bezpłatna infolinia {advice}. Jeśli stan się pogorszy, proszę zadzwonić pod {emergency}. Formularz też można wysłać, ale proszę nie czekać na odpowiedź.',
  },
  FLAG: { title: 'Wymaga uwagi', text: 'Oznaczone dla przychodni; pacjent nie jest zatrzymywany.' },
};
