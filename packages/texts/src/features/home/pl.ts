import type { home as en } from './en.ts';

export const home: typeof en = {
  nav: { forPatients: 'Dla pacjentów', forClinics: 'Dla przychodni' },
  title: ['Napisz do lekarza.', 'Bez czekania na linii.'],
  description: 'Do przychodni można pisać o każdej porze. Pielęgniarka lub lekarz odpowie w godzinach pracy.',
  lead: 'Problem można opisać o każdej porze, w dzień i w nocy. Pielęgniarka lub lekarz przeczyta to i odpowie w godzinach pracy.',
  signIn: 'Zaloguj się',
  clinic: 'Pracuję w przychodni',
  ways: {
    digitalId: 'Tożsamością cyfrową',
    all: 'Tożsamością cyfrową, przez Google, Apple lub e-mail',
    email: 'Przez e-mail',
  },
  emergency: (number) =>
    `W razie zagrożenia życia lub zdrowia proszę zadzwonić pod ${number}. Proszę nie czekać tu na odpowiedź.`,
  reasons: [
    { title: 'Dla siebie lub dziecka', text: 'Można pisać we własnej sprawie lub za bliską osobę.' },
    { title: 'Proste pytania', text: 'Kilka odpowiedzi wystarczy, aby przychodnia mogła pomóc od razu.' },
    { title: 'Jasna odpowiedź', text: 'Porada, recepta, zwolnienie lub termin wizyty.' },
  ],
  patients: {
    title: 'Jak to działa',
    steps: [
      { title: 'Opis problemu', text: 'Wybór powodu i opis własnymi słowami, w dzień lub w nocy.' },
      {
        title: 'Przychodnia czyta',
        text: 'Pielęgniarka lub lekarz z tej przychodni odpowiada w godzinach pracy.',
      },
      { title: 'Co dalej', text: 'O odpowiedzi przychodzi e-mail i można odpisać.' },
    ],
  },
  clinics: {
    title: 'Dla przychodni',
    text: 'Jedna skrzynka dla całego zespołu. Widać, czyja kolej, kto czyta i co czeka najdłużej.',
    points: [
      'Mniej telefonów, bo pacjenci piszą o każdej porze',
      'Nikt nie odpowiada dwa razy: zespół widzi, kto otworzył e-kontakt',
      'Odpowiedzi, notatki i wcześniejsze kontakty w jednym miejscu',
    ],
    signIn: 'Zaloguj się jako pracownik przychodni',
    join: 'Dołącz z przychodnią do Tervity',
  },
  loggedOut: {
    title: 'Wylogowano',
    text: 'Jeśli z urządzenia korzystają inne osoby, proszę zamknąć także przeglądarkę.',
  },
  phone: {
    label: 'Przykład rozmowy rodzica z przychodnią',
    title: 'Gorączka i kaszel',
    forWhom: 'Oskar, 6 lat',
    you: 'Ty',
    first: 'Oskar ma gorączkę 38,4 i silny kaszel w nocy. Pije normalnie. Czy mamy przyjść?',
    nurse: 'Liis Kasemaa',
    nurseRole: 'pielęgniarka',
    answer:
      'Dzień dobry! Słuszna decyzja. Zapraszamy dziś o 11:20 do gabinetu 4. Zwolnienie na opiekę jest od dzisiaj.',
    second: 'Dziękuję, będziemy!',
    rate: 'Jak nam poszło?',
    write: 'Napisz odpowiedź',
    answered: 'Odpowiedź',
    answeredAt: 'o 08:12',
  },
};
