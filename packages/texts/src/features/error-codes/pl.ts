import type { codes as en } from './en.ts';

export const codes: typeof en = {
  PATIENT_NOT_RELATED_WITH_ANY_CLINIC:
    'Nie znaleźliśmy przychodni dla tego numeru PESEL, więc e-kontaktu nie można wysłać. Po niedawnej zmianie lekarza rodzinnego proszę spróbować za kilka dni.',
  DOCTOR_NOT_RELATED_WITH_ANY_CLINIC:
    'Ten numer PESEL nie jest powiązany z żadną przychodnią. Proszę poprosić kogoś z zespołu o dodanie do listy pracowników.',
  INVALID_OTP: 'Kod jest nieprawidłowy. Proszę go sprawdzić lub poprosić o nowy.',
  GIVEN_EMAIL_IS_RELATED_WITH_NOT_SUITABLE_ACCOUNT:
    'Ten e-mail należy do innego konta. Aby pisać w imieniu innej osoby, proszę dodać ją jako osobę reprezentowaną.',
  USER_EXISTS: 'Konto z tym adresem e-mail już istnieje. Proszę się zalogować.',
  USER_NOT_EXISTS: 'Nie znaleźliśmy konta z takimi danymi.',
  PERSONAL_CODE_DUPLICATE: 'Ten numer PESEL został już dodany.',
  E_CONTACT_ALREADY_CLOSED: 'Ten e-kontakt jest już zamknięty.',
  E_CONTACT_DANGER_UNSEEN:
    'Przychodnia nie zauważyła jeszcze objawu alarmowego w tym e-kontakcie, dlatego pozostaje on otwarty. Jeśli coś się zmieniło, proszę to dopisać jako informację. W nagłym przypadku proszę dzwonić pod numer alarmowy.',
  E_CONTACT_ALARM_UNSEEN:
    'Nikt jeszcze nie oznaczył możliwego stanu nagłego jako zauważony. Proszę otworzyć e-kontakt, przeczytać, dlaczego jest oznaczony, i nacisnąć „Oznacz jako zauważone”. Wtedy można go zamknąć.',
  E_CONTACT_ALARM_OUTCOME_MISSING:
    'Ten e-kontakt jest oznaczony jako możliwy stan nagły. Proszę zakończyć go osobno i podać, jak zakończył się alarm.',
  E_CONTACT_PRESCRIPTIONS_WAIT:
    'Leki z tego e-kontaktu czekają na decyzję. Zdecyduj o nich, zapytaj lekarza albo mimo to zakończ.',
  PRESCRIPTION_ALREADY_WAITS:
    'Prośba o ten lek już czeka na odpowiedź przychodni. Usuń go tutaj albo poczekaj na odpowiedź.',
  PRESCRIPTION_FREQUENCY_NOT_OFFERED:
    'Tego leku nie przyjmuje się codziennie. Wybierz, jak często się go przyjmuje.',
  PRESCRIPTION_TO_CONFIRM: 'Ten lek zatwierdza się osobno: potwierdź go z nazwy, ze wskazaniem.',
  QUESTIONNAIRE_ALREADY_ASKED: 'O tę ankietę już poproszono, a pacjent jeszcze jej nie wypełnił.',
  QUESTIONNAIRE_NOT_FOR_PATIENT:
    'Ta ankieta nie jest przeznaczona dla osoby w tym wieku lub tej płci. Wybierz inną albo opisz problem słowami.',
  E_CONTACT_TYPE_NOT_OFFERED:
    'Przychodnia nie przyjmuje e-kontaktów z tego powodu. Trzeba wybrać inny powód albo opisać sprawę własnymi słowami.',
  FEEDBACK_ALREADY_GIVEN: 'Ta opinia została już wysłana. Dziękujemy.',
  FEEDBACK_NOT_POSSIBLE: 'Opinię można wysłać w ciągu 30 dni od zakończenia e-kontaktu.',
  PERSON_IS_ANOTHER:
    'To wygląda na inną osobę. Proszę dodać ją jako nową: to, co napisano o pierwszej, pozostanie przy niej.',
  PERSON_IS_UNDERAGE:
    'Z Tervity mogą korzystać osoby od 18 lat. W imieniu dziecka może się zalogować i pisać rodzic lub opiekun.',
  INVALID_INPUT_FILE: 'Tego pliku nie można użyć. Proszę wybrać inny.',
  FILES_OVER_LIMIT: 'Wszystkie pliki razem mogą mieć najwyżej 500 MB.',
  IMPORT_ALREADY_RUNNING: 'Trwa inny import. Proszę poczekać, aż się skończy, albo go zatrzymać.',
  IMPORT_SIGN_IN_NEEDED:
    'Logowanie do importu wygasło. Proszę zalogować się ponownie przez Smart-ID lub Mobile-ID.',
  IMPORT_SIGN_IN_NOT_AVAILABLE:
    'Ten sposób logowania jest teraz niedostępny. Proszę wybrać inny albo spróbować później.',
  IMPORT_CODE_NOT_OWN: 'Proszę użyć własnej tożsamości cyfrowej: ten numer nie należy do tego konta.',
  REGISTER_NOT_AVAILABLE: 'Rejestr pacjentów teraz nie odpowiada. Proszę spróbować nieco później.',
  TOO_MANY_DRAFTS:
    'Jest już 20 niewysłanych e-kontaktów i nie ma miejsca na kolejne. Wyślij lub usuń jeden z nich.',
  TOO_MANY_MESSAGES:
    'Bez odpowiedzi można wysłać najwyżej 30 wiadomości na godzinę. Tekst pozostaje tutaj: można wysłać go później albo zadzwonić. W razie zagrożenia życia dzwoń pod {emergency}.',
  TOO_MANY_DANGER_SIGNS:
    'W ciągu doby zgłoszono przychodni objawy zagrożenia dziesięć razy: przychodnia już je ma. To, co zaznaczono teraz, pozostaje tutaj. Jeśli jest gorzej, nie czekaj: dzwoń pod {emergency}.',
  AWELL_NOT_AVAILABLE: 'Kwestionariusz chwilowo nie działa. Proszę spróbować później.',
  E_CONTACT_ANSWER_TOO_LONG: 'Odpowiedź jest za długa. Może mieć najwyżej 3000 znaków.',
  DOCTOR_EXISTS_IN_CLINIC_ALREADY: 'Ta osoba już pracuje w przychodni.',
  USER_EXISTS_WITH_DIFFERENT_NAME: 'Ten numer PESEL należy do osoby o innym nazwisku. Proszę sprawdzić dane.',
  CLINIC_MEMBER_EXISTS_WITH_DIFFERENT_NAME:
    'Ten numer PESEL należy do pacjenta o innym nazwisku. Proszę sprawdzić dane.',
  AI_NOT_AVAILABLE:
    'Inteligentne pytania chwilowo nie działają. Można spróbować później albo opisać sprawę własnymi słowami.',
  TRANSLATION_NOT_AVAILABLE: 'Tłumaczenie chwilowo nie działa. Proszę spróbować później.',
  DIGITAL_ID_NOT_AVAILABLE: 'Logowanie tożsamością cyfrową chwilowo nie działa. Proszę spróbować później.',
  DIGITAL_ID_FAILED: 'Logowanie nie zostało dokończone. Proszę spróbować ponownie.',
  DIGITAL_ID_NEEDED: 'W tym celu zaloguj się elektronicznym dowodem tożsamości: potwierdza on, że to Ty.',
  CLAIM_LINK_REFUSED:
    'Ten link niczego nie otwiera: może mieć więcej niż trzy dni, być już użyty albo dotyczyć innego adresu e-mail lub innej daty urodzenia. Poproś przychodnię, żeby napisała jeszcze raz.',
  LETTER_READER_DECIDED:
    'O tym już zdecydowała inna osoba z przychodni albo sam pacjent. Otwórz e-kontakt ponownie, żeby to zobaczyć.',
  SIGN_IN_METHOD_OFF: 'Ten sposób logowania nie jest tu dostępny.',
  WRONG_EMAIL_OR_PASSWORD: 'Adres e-mail lub hasło jest nieprawidłowe.',
  WRONG_PASSWORD: 'Obecne hasło jest nieprawidłowe.',
  INVALID_APP_CODE: 'Kod jest nieprawidłowy. Użyj najnowszego kodu z aplikacji.',
  SIGN_IN_TOO_OLD: 'Wymaga to logowania w ciągu ostatnich 15 minut. Zaloguj się ponownie i powtórz.',
  EMAIL_TOO_NEW:
    'Adres e-mail tego konta zmieniono mniej niż trzy dni temu, więc sam jeszcze go nie otwiera. Zaloguj się hasłem albo cofnij zmianę linkiem z wiadomości na stary adres.',
  EMAIL_CHANGE_NOT_UNDONE: 'Ten link już nie działa. Jest ważny 72 godziny i tylko raz.',
  MAIL_NOT_AVAILABLE: 'Nie udało się wysłać wiadomości. Spróbuj ponownie za kilka minut.',
  OUTSIDE_SIGN_IN_FAILED: 'Logowanie nie zostało dokończone. Proszę spróbować ponownie.',
  OUTSIDE_SIGN_IN_CANCELLED: 'Logowanie zostało anulowane. Można spróbować ponownie lub wybrać inny sposób.',
  OUTSIDE_SIGN_IN_NOT_AVAILABLE:
    'Google lub Apple chwilowo nie odpowiada. Proszę spróbować później lub wybrać inny sposób.',
  PUSH_NOT_AVAILABLE: 'Powiadomienia na urządzeniu nie są tu dostępne. Wiadomość e-mail i tak przyjdzie.',
  FEATURE_NOT_IN_PLAN:
    'Pakiet tej przychodni tego nie obejmuje. Pakiet może zmienić administrator przychodni.',
  FEATURE_SWITCHED_OFF: 'W tej przychodni jest to wyłączone. Włączyć może administrator przychodni.',
  TRANSLATION_CONSENT_MISSING:
    'Przed tłumaczeniem proszę przeczytać zasady tłumaczenia i wyrazić na nie zgodę.',
  PROMPT_PLACEHOLDER_MISSING:
    'W wiadomości użytkownika brakuje pola, którego potrzebuje to polecenie. Proszę je dodać i zapisać ponownie.',
  AI_MODEL_INACTIVE: 'Model tej wersji jest wyłączony. Najpierw go włącz albo wybierz inną wersję.',
  AI_MODEL_IN_USE:
    'Z tego modelu korzysta działające polecenie. Proszę dodać inny model, zapisać z nim nową wersję polecenia, ocenić ją i dopiero wtedy włączyć.',
  PROMPT_NOT_EVALUATED:
    'Ta wersja nie przeszła oceny z obecnym modelem i ustawieniami. Proszę uruchomić ocenę, a potem włączyć wersję.',
  AI_TOKENS_USED_UP:
    'Przychodnia wykorzystała dzisiejszy limit AI. Wszystko inne działa jak zwykle; AI pomoże znowu w ciągu 24 godzin.',
  PRESCRIPTION_DECIDED: 'W sprawie tego leku już podjęto decyzję. Proszę sprawdzić, jaka jest teraz.',
  PRESCRIPTION_UNDO_TOO_LATE: 'Nie można już tego cofnąć. Jeśli to pomyłka, proszę napisać do pacjenta.',
  LIST_IMPORT_ENDED: 'Ten import już się zakończył. Proszę wybrać plik ponownie.',
  GLOBAL_MESSAGES_FULL: 'Przychodnia pokazuje już pięć komunikatów. Trzeba najpierw usunąć nieaktualny.',
  CLINIC_INFO_CHANGED:
    'Ktoś w międzyczasie zmienił dane przychodni. Warto je przejrzeć; wpisany tekst pozostał.',
  EMPLOYEE_CHANGED:
    'Inny administrator zmienił w międzyczasie dane tej osoby. Warto je przejrzeć; wpisany tekst pozostał.',
  EMPLOYEE_DECIDED: 'Ktoś z zespołu już zdecydował o tej osobie. Warto sprawdzić obecną listę.',
  EMPLOYEE_FOR_ADMINS:
    'O dostępie lekarzy, administratorów i osób oczekujących decyduje tylko administrator.',
  EMPLOYEE_IS_ONESELF: 'Nie można odebrać ani przywrócić dostępu sobie. Zrobi to inna osoba z zespołu.',
  LAST_CLINIC_ADMIN: 'To jedyny aktywny administrator przychodni. Najpierw potrzebny jest drugi.',
  QUESTIONNAIRE_TEXT_CHANGED:
    'Ktoś zmienił ten tekst w międzyczasie. Proszę przeczytać nowy. Wpisany tekst jest zachowany.',
  REPLY_TEMPLATE_CHANGED:
    'Ktoś właśnie zmienił ten szablon. Proszę sprawdzić nową treść. Wpisany tekst został zachowany.',
  E_CONTACT_CHANGED:
    'Ten e-kontakt został właśnie zmieniony. Proszę przeczytać, co nowego. Wpisany tekst jest zachowany.',
  E_CONTACT_MOVE_NOT_ALLOWED: 'Teraz nie można tego zrobić z tym e-kontaktem.',
  REPRESENTATION_TO_CONFIRM:
    'Nikt nie potwierdził, że piszący działa w imieniu pacjenta, a to on by to przeczytał. Proszę to najpierw potwierdzić albo zacząć nowe zgłoszenie dla pacjenta.',
  REPRESENTATION_NOT_VERIFIED:
    'Ta osoba nie jest potwierdzona: nikt nie potwierdził, że działa w imieniu pacjenta. Można odpowiadać na jej wiadomości, ale nie można napisać do niej jako pierwszy.',
  E_CONTACT_OWN_MATTER: 'To sprawa tej osoby lub kogoś jej bliskiego: zajmuje się nią ktoś inny z zespołu.',
  E_CONTACT_REPLY_OF_COLLEAGUE: 'To odpowiedź innej osoby z zespołu: cofnąć ją może tylko jej autor.',
  E_CONTACT_REPLY_ON_ITS_WAY:
    'Inna odpowiedź jest już w drodze. Przed wysłaniem swojej trzeba ją przeczytać.',
  PATIENT_PHONE_LOCKED: 'Ten numer telefonu podał pacjent. Tylko on może go zmienić.',
  SESSION_CHANGED: 'Inna karta była szybsza. Spróbuj ponownie.',
  CONSENT_VERSION_CHANGED:
    'Ten tekst zmienił się w trakcie czytania. Przeczytaj nowy i wyraź zgodę jeszcze raz.',
  DRAFT_CHANGED: 'Ten tekst zmienił się w innym miejscu. Wybierz, który zachować.',
  DRAFT_ALREADY_SENT: 'Ten e-kontakt został już wysłany.',
  DANGER_NOT_ASKED: 'Przed wysłaniem zapytamy o objawy alarmowe.',
  QUESTIONNAIRE_REQUEST_ENDED: 'Ta ankieta jest już wypełniona. Przychodnia ma odpowiedzi.',
  QUESTIONNAIRE_NOT_COMPLETE:
    'Na niektóre pytania nie ma jeszcze odpowiedzi. Proszę odpowiedzieć przed wysłaniem.',
  QUESTIONNAIRE_MISMATCH:
    'Ta strona należy do innego e-kontaktu. Zaczniemy nowy dla wybranej osoby, przychodni i powodu.',
  SMS_NOT_AVAILABLE: 'Wysyłanie SMS-ów jest teraz niedostępne.',
  SMS_NOBODY_REACHABLE: 'Nikt z tych pacjentów nie ma numeru komórkowego. Wybierz innych albo dodaj numery.',
  SMS_TOO_MANY_PATIENTS: 'To ponad 20 000 pacjentów. Zawęź wybór.',
  SMS_SENDING_UNDERWAY:
    'Inna wiadomość przychodni jest jeszcze wysyłana. Poczekaj na koniec albo ją zatrzymaj.',
  SMS_DAY_LIMIT: 'Przychodnia wykorzystała dzienny limit wiadomości. Spróbuj jutro.',
  SMS_REPETITION_TO_CONFIRM:
    'Część tych pacjentów dostała taką samą wiadomość w ciągu doby. Potwierdź, że ma pójść do nich jeszcze raz.',
  SMS_AUDIENCE_CHANGED:
    'Pacjenci lub ich numery zmienili się w tym czasie. Sprawdź jeszcze raz liczbę i cenę.',
  CLINIC_EXISTS_ALREADY: 'Przychodnia z tym numerem rejestrowym już istnieje.',
  CLINIC_PLAN_CHANGED: 'Pakiet przychodni został w międzyczasie zmieniony. Sprawdź go ponownie.',
  APPLICATION_ALREADY_DECIDED: 'Ten wniosek został już rozpatrzony.',
  INFORMATION_CHANGED:
    'Materiał został w międzyczasie zmieniony. Zanim przejdziesz dalej, zobacz jego obecny stan.',
  INFORMATION_NOT_COMPLETE: 'Przed publikacją trzeba uzupełnić wszystkie cztery języki i źródło.',
};
