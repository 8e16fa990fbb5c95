import type { CareFlowTexts } from './en.ts';

export const careFlows: CareFlowTexts = {
  begin: {
    title: (name) => `Kwestionariusz: ${name}`,
    text: 'Ten kwestionariusz jest na stronie innej usługi. Teraz nastąpi przejście na tę stronę, tam trzeba odpowiedzieć na pytania i wrócić tutaj. Odpowiedzi trafią wtedy do przychodni.',
    privacy: 'Inna usługa nie pozna imienia, nazwiska ani numeru PESEL.',
    language: 'Pytania są po estońsku, rosyjsku lub angielsku.',
    start: 'Przejdź do kwestionariusza',
    failed: 'Nie udało się otworzyć kwestionariusza.',
  },
  sending: {
    title: 'Wysyłamy odpowiedzi',
    text: 'Proszę nie zamykać tej strony. Jeśli się zamknie, nic nie zginie.',
  },
  failed: {
    title: 'Wysłanie nie powiodło się',
    text: 'Odpowiedzi nie dotarły. Proszę rozpocząć kwestionariusz ponownie.',
    cancelled: 'Kwestionariusz zamknięto przed zakończeniem. Nic nie wysłano.',
    notYet:
      'Odpowiedzi nie dotarły jeszcze do przychodni. Jeśli kwestionariusz został zamknięty, proszę rozpocząć go ponownie.',
  },
  /** Staff fill it in with the patient. */
  clinic: {
    title: 'Pobieramy odpowiedzi',
    text: 'To potrwa chwilę.',
    cancelled: 'Kwestionariusz przerwano. Do e-kontaktu nic nie dodano.',
    failed: 'Odpowiedzi nie dotarły. Proszę rozpocząć kwestionariusz ponownie.',
  },
  cards: {
    heading: 'W drodze',
    failedHeading: 'Niewysłane',
    sending: 'Wysyłanie',
    sendingText: 'Kwestionariusz nie został jeszcze zakończony albo odpowiedzi są w drodze.',
    check: 'Sprawdź teraz',
    failed: 'Wysłanie nie powiodło się',
    startAgain: 'Zacznij od nowa',
    startAgainLabel: (name) => `Zacznij od nowa: ${name}`,
    checkLabel: (name) => `Sprawdź teraz: ${name}`,
  },
};
