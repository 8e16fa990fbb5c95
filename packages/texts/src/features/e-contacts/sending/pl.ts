import { plural } from '../../../core/index.ts';
import type { sending as en } from './en.ts';

const n = plural('pl');

export const sending: typeof en = {
  emergency: {
    title: 'Czy to nagły wypadek?',
    intro: (number) => `Należy od razu dzwonić pod ${number}, jeśli ta osoba`,
    signs: [
      'ma silny ból w klatce piersiowej lub trudności z oddychaniem',
      'ma nagle osłabioną twarz, rękę lub nogę albo niewyraźną mowę',
      'ma krwotok, który nie ustaje',
      'straciła przytomność lub ma drgawki',
      'ma obrzęk twarzy lub gardła albo uległa zatruciu',
      'może zrobić krzywdę sobie lub komuś innemu',
    ],
    call: (number) => `Zadzwoń pod ${number}`,
    slow: 'W przychodni nikt nie śledzi wiadomości przez cały czas. Odpowiedź może przyjść następnego dnia roboczego.',
    judgement: 'Ta lista nie zastępuje oceny lekarza. W razie wątpliwości należy dzwonić.',
    continue: 'To nie nagły wypadek, dalej',
  },
  write: {
    title: 'Opis własnymi słowami',
    label: 'Co się dzieje i czego potrzeba?',
    hints: [
      'Kiedy to się zaczęło i jak się zmieniało?',
      'Co już próbowano i czy pomogło?',
      'Czego oczekuje się od przychodni?',
    ],
    hintsLabel: 'Przychodni pomoże informacja',
    next: 'Sprawdź i wyślij',
    saved: 'Zapisano',
    saving: 'Zapisywanie',
    kept: 'Tekst zapisuje się na bieżąco',
    onDevice: 'Zapisano na tym urządzeniu. Gdy połączenie wróci, zapiszemy też na serwerze.',
    hereOnly: 'Zapisano na tym urządzeniu',
    full: 'Zapisano tylko na tym urządzeniu: jest już 20 niewysłanych e-kontaktów. Wyślij lub usuń jeden z nich.',
    restored: 'Wcześniej wpisany tekst został zachowany.',
    startNew: 'Zacznij nowy',
    conflict: {
      title: 'Ten tekst zmienił się w innym miejscu',
      text: (when) => `Tam zapisano go ${when}. Wybierz, który tekst zachować.`,
      other: 'Drugi tekst',
      keepMine: 'Zachowaj ten tekst',
      takeOther: 'Weź drugi tekst',
    },
    sentElsewhere: {
      title: 'Ten e-kontakt został już wysłany',
      text: 'Przychodnia już go ma. To, co zmieniono tu później, nie zostało wysłane, ale można to dodać.',
    },
  },
  summary: {
    step: 'Ostatni krok',
    title: 'Sprawdź przed wysłaniem',
    yourText: 'Tekst',
    edit: 'Edytuj',
    hint: 'Zmień, jeśli coś się nie zgadza. Przychodnia zobaczy dokładnie to.',
    forWhom: 'Dla kogo',
    clinic: 'Przychodnia',
    reason: 'Powód',
    files: 'Pliki',
    noFiles: 'Brak',
    add: 'Dodaj',
    send: 'Wyślij do przychodni',
  },
  otherWords: {
    title: 'Użyć napisanego tekstu?',
    text: (name, clinic) => `Tekst powstał, gdy wybrano: ${name}, ${clinic}.`,
    answersStay:
      'Odpowiedzi na pytania i pliki zostaną w tamtym e-kontakcie, w części „Jeszcze nie wysłano”.',
    alarm: (name, minutes) =>
      `W odpowiedziach (${name}) jest oznaka zagrożenia. Dlatego w ciągu ${minutes} minut przychodnia dostanie te odpowiedzi i pliki jako dotyczące osoby: ${name}. Jeśli nie powinna ich dostać, prosimy je usunąć.`,
    throwAway: (name) => `Usuń odpowiedzi i użyj tekstu: ${name}`,
    use: (name) => `Użyj tekstu: ${name}`,
    empty: 'Zacznij od pustej strony',
    failed: 'Nie udało się. Prosimy sprawdzić połączenie i spróbować ponownie.',
  },
  sending: {
    title: 'Wysyłanie',
    text: 'Proszę nie zamykać tej strony. Jeśli mimo to się zamknie, nic nie przepadnie.',
    offline:
      'Nie ma połączenia. Wyślemy, gdy tylko wróci. Można też zamknąć stronę i wysłać później: nic nie przepadnie.',
    failedTitle: 'Nie wysłano',
    noAnswer: 'Nie ma odpowiedzi. Być może nie ma połączenia albo usługa jest zajęta.',
    kept: 'Nic nie przepadło: tekst i pliki są zachowane.',
    safe: 'Można śmiało spróbować ponownie: przychodnia dostanie to jeden raz.',
    tryAgain: 'Spróbuj ponownie',
    back: 'Wróć do tekstu',
    gone: 'Czegoś, czego ten e-kontakt potrzebuje, już nie ma: osoby, przychodni lub pliku. Wróć i sprawdź.',
  },
  sent: {
    title: 'Wysłano do przychodni',
    text: (reason, forWhom, clinic) => `${reason}, ${forWhom}. Sprawa jest już w przychodni ${clinic}.`,
    forYou: 'we własnej sprawie',
    forPerson: (name) => `pacjent: ${name}`,
    nextTitle: 'Co dalej',
    next: {
      read: 'Pielęgniarka lub lekarz to przeczyta.',
      notice: (email) => `Gdy będzie odpowiedź, wyślemy e-mail na adres ${email}.`,
      noNotice: 'Odpowiedź przyjdzie tutaj, do e-kontaktów.',
      add: 'Informacje można dodać w każdej chwili.',
    },
    changedTitle: 'Pierwszy tekst już dotarł',
    changedText:
      'To, co zmieniono później, nie zostało wysłane. Umieściliśmy to w e-kontakcie, w „Dodaj informacje”.',
  },
  drafts: {
    files: (count) => n(count, { one: 'plik', few: 'pliki', many: 'plików', other: 'pliku' }),
    empty: 'Nie ma jeszcze tekstu',
    continueLabel: (reason) => `Dalej: ${reason}`,
    deleteLabel: (reason) => `Usuń: ${reason}`,
    deleteTitle: 'Usunąć ten e-kontakt?',
    deleteText: 'Tekst i pliki zostaną usunięte. Nie da się tego cofnąć.',
    deleted: 'Usunięto',
  },
};
