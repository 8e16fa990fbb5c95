import type { patients as english } from './en.ts';

export const patients: typeof english = {
  fields: {
    personalCode: 'Numer PESEL',
    personalCodeHint: 'Wynikają z niego data urodzenia i płeć',
    firstName: 'Imię',
    surname: 'Nazwisko',
    birthDate: 'Data urodzenia',
    birthDateHint: 'Na przykład 4 5 1985',
    sex: 'Płeć',
    sexes: { FEMALE: 'Kobieta lub dziewczynka', MALE: 'Mężczyzna lub chłopiec', NOT_DISCLOSED: 'Nieznana' },
    email: 'E-mail',
    phone: 'Telefon',
    listCode: 'Lista',
  },
  understood: (sex, birthDate) => `${sex}, ${birthDate}`,
  birthDateNeeded: 'Pacjent nie ma jeszcze konta: tą datą otworzy Państwa wiadomość',
  emailNeeded: 'Pacjent jeszcze nigdy się nie zalogował: wiadomość trafi na ten adres',
  emailHint: 'Powiadomienie dla pacjenta trafi na ten adres. Wiadomość nie zawiera danych o zdrowiu',
  emailOwn: 'Pacjent korzysta z Tervity: powiadomienie trafi na adres, który tam podał',
  emailChild: 'Powiadomienia o dziecku dostaje przedstawiciel',
  phoneLocked: 'Ten numer podał pacjent. Tylko on może go zmienić.',
  noList: 'Bez listy',
  findList: 'Szukaj listy',
  noListFound: 'Żadna lista nie pasuje',
  edit: {
    open: 'Zmień',
    title: (name) => `Dane kontaktowe: ${name}`,
    saved: 'Dane kontaktowe zapisane',
  },
  known: {
    titles: {
      MEMBER: (name) => `Ta osoba jest już pacjentem przychodni: ${name}`,
      FORMER: (name) => `Ta osoba była pacjentem przychodni: ${name}`,
      PENDING: (name) => `Przychodnia zna tę osobę, ale nie jest ona jej pacjentem: ${name}`,
    },
    bringBack: (name) => `Przywróć: ${name}`,
    takeIn: (name) => `Przyjmij do pacjentów: ${name}`,
    use: (name) => `Wybierz: ${name}`,
  },
  conflict: {
    title: 'Imię i nazwisko nie pasują do numeru PESEL',
    inClinic: (name) =>
      `W przychodni pod tym numerem jest ${name}. Można wybrać tę osobę albo poprawić wpisane dane.`,
    elsewhere:
      'Ten numer należy do osoby o innym nazwisku. Proszę porównać dane z dokumentem i poprawić błąd.',
    correctName: 'Popraw nazwisko',
    correctCode: 'Popraw numer',
  },
};
