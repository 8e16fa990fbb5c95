import { plural } from '../../../core/index.ts';
import type { sending as en } from './en.ts';

const n = plural('pl');

export const sending: typeof en = {
  emergency: {
    title: 'Czy potrzebna jest natychmiastowa pomoc?',
    intro: (number) => `Proszę natychmiast zadzwonić pod ${number}, jeśli chora osoba`,
    signs: [
      'ma silny ból w klatce piersiowej lub trudności z oddychaniem',
      'ma nagle opadnięty kącik ust, słabą lub zdrętwiałą rękę lub nogę albo niewyraźnie mówi',
      'krwawi i krwawienie nie ustaje',
      'zemdlała, nie można jej dobudzić lub ma drgawki',
      'ma spuchniętą twarz lub gardło albo mogła się zatruć',
      'może zrobić krzywdę sobie lub komuś innemu',
    ],
    call: (number) => `Zadzwoń pod ${number}`,
    slow: 'W przychodni nikt nie śledzi wiadomości przez cały czas. Odpowiedź może przyjść następnego dnia roboczego.',
    judgement: 'Ta lista nie zastępuje oceny lekarza. W razie wątpliwości proszę zadzwonić.',
    continue: 'To nie zagraża życiu, dalej',
  },
  write: {
    title: 'Opis własnymi słowami',
    label: 'Co się dzieje i czego potrzeba?',
    hints: [
      'Kiedy to się zaczęło i jak się zmieniało?',
      'Czego już próbowano i czy pomogło?',
      'Jakiej pomocy potrzeba od przychodni?',
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
    failed: 'Nie udało się. Proszę sprawdzić połączenie i spróbować ponownie.',
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
    gone: 'Osoba, przychodnia lub plik z tego e-kontaktu już nie istnieje. Proszę wrócić i sprawdzić.',
  },
  sent: {
    title: 'Wysłano do przychodni',
    text: (reason, forWhom, clinic) => `${reason}, ${forWhom}. Odbiorca: ${clinic}.`,
    forYou: 'we własnej sprawie',
    forPerson: (name) => `pacjent: ${name}`,
    nextTitle: 'Co dalej',
    next: {
      read: 'Pielęgniarka lub lekarz to przeczyta.',
      notice: (email) => `Gdy będzie odpowiedź, wyślemy e-mail na adres ${email}.`,
      noNotice: 'Odpowiedź przyjdzie tutaj, do e-kontaktów.',
      add: 'Informacje można dodać w każdej chwili.',
    },
    advice: (number) => `Przychodnia jest teraz zamknięta. Infolinia ${number} odpowiada całą dobę.`,
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
