import { plural } from '../../core/index.ts';
import type { FileTexts } from './en.ts';

const n = plural('pl');

export const fileTexts: FileTexts = {
  add: 'Dodaj pliki',
  camera: 'Zrób zdjęcie',
  drop: 'Albo upuść pliki tutaj',
  hint: 'Najwyżej 10 plików, każdy do 50 MB. Zdjęcia, PDF, dokumenty, dźwięk i wideo.',
  list: 'Pliki',
  count: (count) => n(count, { one: 'plik', few: 'pliki', many: 'plików', other: 'pliku' }),
  uploading: (percent) => `Przesyłanie, ${percent}%`,
  waiting: 'Czeka na swoją kolej',
  failed: 'Nie przesłano',
  actions: {
    cancel: (name) => `Anuluj ${name}`,
    remove: (name) => `Usuń ${name}`,
    retry: 'Spróbuj ponownie',
    download: (name) => `Pobierz ${name}`,
  },
  picture: (name) => `Obraz: ${name}`,
  scan: {
    WAITING: 'Trwa sprawdzanie antywirusowe',
    CLEAN: 'Nie znaleziono wirusów',
    INFECTED: 'W pliku znaleziono wirusa. Nikt nie może go otworzyć.',
    NA: 'Nie sprawdzono pod kątem wirusów',
  },
  notCheckable: 'Tego pliku nie udało się sprawdzić, dlatego nie można go otworzyć.',
  overall: {
    WAITING: 'Niektóre pliki są jeszcze sprawdzane. Będzie można je otworzyć zaraz po sprawdzeniu.',
    CLEAN: 'Wszystkie pliki sprawdzono i nie znaleziono wirusów.',
    INFECTED: 'Co najmniej w jednym pliku znaleziono wirusa. Nie można go otworzyć.',
    NA: 'Tutaj pliki nie są sprawdzane pod kątem wirusów. Proszę otwierać tylko te oczekiwane.',
  },
  faults: {
    tooLarge: 'Plik jest większy niż 50 MB',
    badKind: 'Pliku tego rodzaju nie można wysłać',
    unreadable: 'Zawartość nie odpowiada nazwie albo coś jest nie tak z plikiem. Proszę wybrać inny.',
    empty: 'Plik jest pusty',
    tooMany: 'Jedna wiadomość może mieć 10 plików',
  },
  leftOut: (names) => `Nie dodano: ${names}. Do wiadomości można dodać do 10 plików.`,
  blocked: {
    BUSY: 'Proszę poczekać, aż pliki się prześlą, albo anulować przesyłanie.',
    FAILED: 'Niektórych plików nie przesłano. Proszę spróbować ponownie albo je usunąć.',
    INFECTED: 'W jednym z plików znaleziono wirusa. Proszę go usunąć i wtedy wysłać.',
  },
  from: { PATIENT: 'Od pacjenta', CLINIC: 'Z przychodni' },
  page: {
    title: 'Pliki',
    none: 'Nie ma jeszcze plików',
    noneText: 'Tutaj pojawią się pliki wysłane do przychodni i z przychodni.',
    toConversation: 'Do rozmowy',
    unsent: 'Jeszcze niewysłane',
    loadFailed: 'Nie udało się wczytać plików',
  },
  sendPage: {
    title: 'Dodawanie plików',
    lead: 'Przychodnia zobaczy pliki po ich wysłaniu.',
    label: 'Co jest w plikach',
    placeholder: 'Na przykład: zdjęcie wysypki z dzisiejszego ranka',
    send: 'Wyślij do przychodni',
    without: 'Kontynuuj bez plików',
    needed: 'Proszę dodać co najmniej jeden plik',
    closed: 'Ten e-kontakt jest zamknięty. Nie można już dodawać plików.',
    sent: 'Pliki wysłano',
    changed: 'W międzyczasie napisano coś nowego. Proszę przeczytać to w rozmowie i wysłać ponownie.',
  },
};
