import { plural } from '../../core/index.ts';
import type { errors as en } from './en.ts';

const n = plural('pl');

export const errors: typeof en = {
  http: {
    sessionEnded: 'Sesja wygasła. Proszę zalogować się ponownie.',
    noPermission: 'Brak uprawnień do tej czynności.',
    notFound: 'Nie znaleziono. Być może zostało przeniesione lub usunięte.',
    notPossible: 'Nie udało się tego zrobić. Proszę sprawdzić tekst i jego długość.',
    tooLarge: 'Plik jest za duży. Dozwolone jest najwyżej 50 MB.',
    tooMany: (when) => `Zbyt wiele prób. Proszę spróbować ponownie ${when}.`,
    unavailable:
      'Nie ma teraz połączenia z Tervitą. Wpisany tekst jest zachowany. Proszę spróbować za minutę.',
    timeout: 'Odpowiedź trwała zbyt długo. Proszę spróbować ponownie.',
    offline: 'Brak internetu. Wpisany tekst jest zachowany. Proszę spróbować po powrocie połączenia.',
    technical:
      'Coś poszło nie tak po naszej stronie. Proszę spróbować później, a jeśli to nie pomoże, napisać do nas.',
    changed: 'W międzyczasie coś się zmieniło. Proszę sprawdzić i powtórzyć.',
    arrivedBefore:
      'Wysłana wcześniej treść jednak dotarła. Proszę ją sprawdzić; to, co zostało wpisane później, jest tu zachowane.',
    requestId: (id) => `Numer błędu ${id}`,
  },
  inSeconds: (count) =>
    `za ${n(count, { one: 'sekundę', few: 'sekundy', many: 'sekund', other: 'sekundy' })}`,
  inHours: (count) => `za ${n(count, { one: 'godzinę', few: 'godziny', many: 'godzin', other: 'godziny' })}`,
  inMinutes: (count) => `za ${n(count, { one: 'minutę', few: 'minuty', many: 'minut', other: 'minuty' })}`,
  load: {
    title: 'Nie udało się tego wczytać',
    text: 'To błąd po naszej stronie. Proszę spróbować ponownie, a jeśli to nie pomoże, napisać do nas.',
    offlineTitle: 'Brak internetu',
    offlineText: 'Proszę spróbować ponownie, gdy połączenie wróci.',
  },
  fields: {
    required: 'To pole trzeba wypełnić',
    tooShort: 'Tekst jest za krótki',
    tooLong: 'Tekst jest za długi',
    badCharacters: 'W tekście są znaki, których nie da się zapisać. Proszę je usunąć',
    hiddenCharacters:
      'W tekście są niewidoczne znaki albo nowy wiersz. Proszę wpisać go ręcznie, zamiast wklejać',
    badName: 'Proszę użyć tylko liter, spacji, łączników, apostrofów i kropek',
    badFormat: 'Proszę sprawdzić zapis',
    badEmail: 'Proszę sprawdzić adres e-mail',
    unlikelyEmail: 'Czy chodziło o gmail.com lub hotmail.com?',
    lettersInEmail: 'Przed znakiem @ użyj tylko liter od a do z, cyfr i znaków',
    unknownEmailDomain: 'Adres po znaku @ nie istnieje',
    badPhone: 'Proszę sprawdzić numer telefonu',
    phoneTooShort: 'Numer jest za krótki',
    phoneTooLong: 'Numer jest za długi',
    badPersonalCode: 'Proszę sprawdzić numer PESEL',
    codeLength: 'Brakuje cyfr albo jest ich za dużo. Proszę je policzyć',
    codeDate: 'W numerze nie ma takiej daty. Proszę sprawdzić pierwsze cyfry',
    codeDigit: 'Ostatnia cyfra nie pasuje. Proszę sprawdzić numer',
    mustBeAdult: 'Osoba musi mieć co najmniej 18 lat',
    tooCommon: 'Zbyt łatwe do odgadnięcia: wybierz inne słowa',
    tooPersonal: 'Nie używaj w haśle imienia ani adresu',
    doesNotMatch: 'Wartości nie są takie same',
    badDate: 'Proszę sprawdzić datę',
    badNumber: 'Proszę wpisać liczbę',
    hostNotAllowed: 'Ten serwer nie jest dozwolony (LLM_HOSTS)',
    badWebsite: 'Adres strony zaczyna się od http:// lub https://',
    choosePerson: 'Proszę wybrać osobę',
    feedbackNeeded: 'Proszę wybrać słowo lub napisać kilka',
  },
  summary: (count) => `Do sprawdzenia: ${n(count, { one: 'pole', few: 'pola', many: 'pól', other: 'pola' })}`,
};
