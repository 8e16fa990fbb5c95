import { plural } from '../../core/index.ts';
import type { errors as en } from './en.ts';

const n = plural('pl');

export const errors: typeof en = {
  codes: {
    PATIENT_NOT_RELATED_WITH_ANY_CLINIC:
      'Nie znaleźliśmy przychodni dla tego numeru, więc e-kontaktu nie można wysłać. Po niedawnej zmianie lekarza rodzinnego proszę spróbować za kilka dni.',
    DOCTOR_NOT_RELATED_WITH_ANY_CLINIC:
      'Ten numer nie jest powiązany z żadną przychodnią. Proszę poprosić kogoś z zespołu o dodanie do listy pracowników.',
    INVALID_OTP: 'Kod jest nieprawidłowy. Proszę go sprawdzić lub poprosić o nowy.',
    GIVEN_EMAIL_IS_RELATED_WITH_NOT_SUITABLE_ACCOUNT:
      'Ten e-mail należy do innego konta. Aby pisać w imieniu innej osoby, proszę dodać ją jako osobę reprezentowaną.',
    USER_EXISTS: 'Konto z tym adresem e-mail już istnieje. Proszę się zalogować.',
    USER_NOT_EXISTS: 'Nie znaleźliśmy konta z takimi danymi.',
    PERSONAL_CODE_DUPLICATE: 'Ten numer został już dodany.',
    E_CONTACT_ALREADY_CLOSED: 'Ten e-kontakt jest już zamknięty.',
    PERSON_IS_UNDERAGE:
      'Z Tervity mogą korzystać osoby od 18 lat. W imieniu dziecka może się zalogować i pisać rodzic lub opiekun.',
    INVALID_INPUT_FILE: 'Tego pliku nie można użyć. Proszę wybrać inny.',
    FILES_OVER_LIMIT: 'Plików może być najwyżej 500 MB.',
    AWELL_NOT_AVAILABLE: 'Kwestionariusz chwilowo nie działa. Proszę spróbować później.',
    E_CONTACT_ANSWER_TOO_LONG: 'Odpowiedź jest za długa. Może mieć najwyżej 3000 znaków.',
    DOCTOR_EXISTS_IN_CLINIC_ALREADY: 'Ta osoba już pracuje w przychodni.',
    USER_EXISTS_WITH_DIFFERENT_NAME: 'Ten numer należy do osoby o innym nazwisku. Proszę sprawdzić dane.',
    CLINIC_MEMBER_EXISTS_WITH_DIFFERENT_NAME:
      'Ten numer należy do pacjenta o innym nazwisku. Proszę sprawdzić dane.',
    AI_NOT_AVAILABLE:
      'Inteligentne pytania chwilowo nie działają. Można spróbować później albo opisać sprawę własnymi słowami.',
    TRANSLATION_NOT_AVAILABLE: 'Tłumaczenie chwilowo nie działa. Proszę spróbować później.',
    DIGITAL_ID_NOT_AVAILABLE: 'Logowanie tożsamością cyfrową chwilowo nie działa. Proszę spróbować później.',
    DIGITAL_ID_FAILED: 'Logowanie nie zostało dokończone. Proszę spróbować ponownie.',
    SIGN_IN_METHOD_OFF: 'Ten sposób logowania nie jest tu dostępny.',
    WRONG_EMAIL_OR_PASSWORD: 'Adres e-mail lub hasło jest nieprawidłowe.',
    WRONG_PASSWORD: 'Obecne hasło jest nieprawidłowe.',
    INVALID_APP_CODE: 'Kod jest nieprawidłowy. Użyj najnowszego kodu z aplikacji.',
    SIGN_IN_TOO_OLD: 'Wymaga to logowania w ciągu ostatnich 15 minut. Zaloguj się ponownie i powtórz.',
    MAIL_NOT_AVAILABLE: 'Nie udało się wysłać wiadomości. Spróbuj ponownie za kilka minut.',
    OUTSIDE_SIGN_IN_FAILED: 'Logowanie nie zostało dokończone. Proszę spróbować ponownie.',
    OUTSIDE_SIGN_IN_CANCELLED:
      'Logowanie zostało anulowane. Można spróbować ponownie lub wybrać inny sposób.',
    OUTSIDE_SIGN_IN_NOT_AVAILABLE:
      'Google lub Apple chwilowo nie odpowiada. Proszę spróbować później lub wybrać inny sposób.',
    E_CONTACT_CHANGED:
      'Ten e-kontakt został właśnie zmieniony. Proszę przeczytać, co nowego. Wpisany tekst jest zachowany.',
    E_CONTACT_MOVE_NOT_ALLOWED: 'Teraz nie można tego zrobić z tym e-kontaktem.',
    CONSENT_VERSION_CHANGED:
      'Ten tekst zmienił się w trakcie czytania. Przeczytaj nowy i wyraź zgodę jeszcze raz.',
  },
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
    requestId: (id) => `Numer błędu ${id}`,
  },
  inSeconds: (count) =>
    `za ${n(count, { one: 'sekundę', few: 'sekundy', many: 'sekund', other: 'sekundy' })}`,
  inMinutes: (count) => `za ${n(count, { one: 'minutę', few: 'minuty', many: 'minut', other: 'minuty' })}`,
  load: {
    title: 'Nie udało się tego wczytać',
    text: 'To błąd po naszej stronie. Proszę spróbować ponownie, a jeśli to nie pomoże, napisać do nas.',
  },
  fields: {
    required: 'To pole trzeba wypełnić',
    tooShort: 'Tekst jest za krótki',
    tooLong: 'Tekst jest za długi',
    badCharacters: 'W tekście są znaki, których nie da się zapisać. Proszę je usunąć',
    badFormat: 'Proszę sprawdzić zapis',
    badEmail: 'Proszę sprawdzić adres e-mail',
    unlikelyEmail: 'Czy chodziło o gmail.com lub hotmail.com?',
    unknownEmailDomain: 'Adres po znaku @ nie istnieje',
    badPhone: 'Proszę sprawdzić numer telefonu',
    badPersonalCode: 'Proszę sprawdzić numer PESEL',
    mustBeAdult: 'Osoba musi mieć co najmniej 18 lat',
    tooCommon: 'Zbyt łatwe do odgadnięcia: wybierz inne słowa',
    tooPersonal: 'Nie używaj w haśle imienia ani adresu',
    doesNotMatch: 'Wartości nie są takie same',
    badDate: 'Proszę sprawdzić datę',
    badNumber: 'Proszę wpisać liczbę',
    badWebsite: 'Adres strony zaczyna się od http:// lub https://',
    badBirthYears: 'Lata proszę wpisać tak: 1990, 2005',
    choosePerson: 'Proszę wybrać osobę',
    feedbackNeeded: 'Proszę wybrać słowo lub napisać kilka',
  },
  summary: (count) => `Do sprawdzenia: ${n(count, { one: 'pole', few: 'pola', many: 'pól', other: 'pola' })}`,
};
