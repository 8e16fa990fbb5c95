import { plural } from '../../core/index.ts';
import type { employees as en } from './en.ts';

const many = plural('pl');

export const employees: typeof en = {
  title: 'Pracownicy',
  search: 'Imię, nazwisko lub e-mail',
  clearSearch: 'Wyczyść wyszukiwanie',
  showDeactivated: 'Pokaż osoby bez dostępu',
  add: 'Dodaj pracownika',
  columns: {
    employee: 'Pracownik',
    role: 'Rola',
    personalCode: 'Numer PESEL',
    list: 'Lista pacjentów',
    status: 'Stan',
    actions: 'Działania',
  },
  codeHidden: (digits) => `zaczyna się od ${digits}`,
  you: 'To Ty',
  admin: 'Administrator',
  active: 'Ma dostęp',
  deactivatedOn: (date) => `Dostęp odebrany: ${date}`,
  deactivate: 'Odbierz dostęp',
  deactivateWhom: (name) => `Odbierz dostęp: ${name}`,
  activate: 'Przywróć dostęp',
  activateWhom: (name) => `Przywróć dostęp: ${name}`,
  activeCount: (count) =>
    many(count, {
      one: 'aktywny pracownik',
      few: 'aktywnych pracowników',
      many: 'aktywnych pracowników',
      other: 'aktywnego pracownika',
    }),
  kept: 'Osoba bez dostępu nie może zalogować się jako pracownik przychodni. To, co napisała, pozostaje.',
  loadFailed: 'Nie udało się wczytać listy pracowników',
  noneFound: 'Nikogo nie znaleziono',
  noneFoundHint: 'Warto spróbować innej części nazwiska albo pokazać też osoby bez dostępu.',
  doctorOfList: (code) => `${code}, lekarz listy`,
  edit: {
    open: 'Edytuj',
    whom: (name) => `Edytuj: ${name}`,
    title: (name) => `Edytuj: ${name}`,
    save: 'Zapisz',
    isListDoctor: 'Lekarz tej listy',
    isListDoctorHint: 'Zastąpi obecnego lekarza listy',
    changedTitle: 'Inny administrator zmienił w międzyczasie dane tej osoby',
    keepMine:
      'W polach są obecne dane z Państwa zmianami. Ponowne zapisanie zastąpi tylko to, co zmieniono tutaj.',
    showTheirs: 'Odrzuć moje zmiany',
  },
  leaving: {
    title: (name) => `Odebrać dostęp: ${name}?`,
    text: 'Ta osoba zostanie od razu wylogowana na wszystkich urządzeniach i nie zaloguje się już jako pracownik przychodni. Przypisane e-kontakty zostają przy niej; można je przypisać komuś innemu w skrzynce.',
  },
  returning: {
    title: (name) => `Przywrócić dostęp: ${name}?`,
    text: 'Ta osoba znów będzie mogła zalogować się jako pracownik przychodni.',
  },
  toldAdmins: 'Administratorzy przychodni dostaną e-mail o zmianie.',
  done: {
    added: (name) => `Dodano: ${name}`,
    left: (name) => `Odebrano dostęp: ${name}`,
    back: (name) => `Przywrócono dostęp: ${name}`,
    edited: (name) => `${name}: zapisano`,
  },
  form: {
    title: 'Nowy pracownik',
    sex: 'Płeć',
    sexes: { FEMALE: 'Kobieta', MALE: 'Mężczyzna', NOT_DISCLOSED: 'Nie podano' },
    role: 'Rola',
    list: 'Lista pacjentów',
    emailHint: 'Do korespondencji służbowej',
    isAdmin: 'Administruje przychodnią',
    isAdminHint: 'Może zmieniać dane, funkcje i pakiet przychodni oraz importować listy',
    note: 'Dostęp do przychodni powstaje po zalogowaniu z tym numerem PESEL i tym nazwiskiem. Jeśli przychodnia ma ten numer pod innym nazwiskiem, nic nie zostanie zapisane i pokażemy to tutaj.',
    noteWithoutCode: 'Dostęp do przychodni powstaje po zalogowaniu z tym adresem e-mail i nazwiskiem.',
    existsTitle: 'Ta osoba jest już wśród pracowników',
    existsActive: 'Pracuje teraz w przychodni, nic nie trzeba robić.',
    existsDeactivated: 'Dostęp tej osoby został wcześniej odebrany. Zamiast dodawać, można go przywrócić.',
  },
};
