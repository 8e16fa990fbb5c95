import type { Action, ActionWords } from '@tervita/domain/smart-questionnaire';

export const actions: Readonly<Record<Action, ActionWords>> = {
  CALL_112: {
    title: 'To może być stan nagły',
    text: 'Proszę natychmiast zadzwonić pod {emergency} lub udać się na najbliższy szpitalny oddział ratunkowy. Proszę nie czekać na odpowiedź przychodni: wiadomości są czytane tylko w godzinach pracy.',
  },
  CRISIS: {
    title: 'Pomoc jest dostępna teraz',
    text: 'Jeśli istnieje ryzyko, że myśli przerodzą się w czyn, proszę natychmiast zadzwonić pod {emergency} lub udać się na najbliższy oddział ratunkowy. Porozmawiać można od razu: {crisis}. Warto też powiedzieć o tym zaufanej osobie i zadzwonić dziś do przychodni.',
  },
  CLINIC_TODAY: {
    title: 'Proszę zadzwonić dziś do przychodni',
    text: 'To wymaga oceny dzisiaj. Proszę zadzwonić do przychodni. Jeśli jest zamknięta, proszę zadzwonić pod {advice}. Jeśli stan się pogorszy, proszę zadzwonić pod {emergency}. Formularz też można wysłać, ale proszę nie czekać na odpowiedź.',
  },
  FLAG: { title: 'Wymaga uwagi', text: 'Oznaczone dla przychodni; pacjent nie jest zatrzymywany.' },
};
