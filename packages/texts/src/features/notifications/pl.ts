import { plural } from '../../core/index.ts';
import type { AccountLetter, notifications as en } from './en.ts';

const n = plural('pl');

const purposes = {
  SIGNUP: 'do założenia konta',
  LOGIN: 'do logowania',
  RESET: 'do wyboru nowego hasła',
  LINK: 'do dodania nowego sposobu logowania',
  PROFILE: 'do potwierdzenia adresu e-mail',
  CLINIC: 'do wysłania zgłoszenia przychodni',
};

/** Who did what with whose work in which clinic. Names stand apart, so that no language has to bend them. */
const employeeLetter = (change: string) => ({
  subject: 'W Tervicie zmieniono listę pracowników przychodni',
  body: ({ clinic, whom, by, link }: AccountLetter) =>
    [
      'Dzień dobry',
      '',
      'Lista pracowników przychodni się zmieniła.',
      '',
      `Przychodnia: ${clinic}`,
      `Pracownik: ${whom}`,
      `Zmiana: ${change}`,
      `Kto zmienił: ${by}`,
      '',
      `Jeśli to niespodziewane, warto od razu sprawdzić listę: ${link}`,
    ].join('\n'),
});

export const notifications: typeof en = {
  supportCopy: {
    subject: ({ reference }) => `Pomoc techniczna otrzymała wiadomość (${reference})`,
    body: ({ reference, words }) =>
      [
        'Dzień dobry',
        '',
        `Otrzymaliśmy wiadomość. Jej numer to ${reference}.`,
        'Odpowiemy w ciągu jednego dnia roboczego. Aby coś dodać, wystarczy odpowiedzieć na ten e-mail.',
        '',
        'Prosimy nie pisać tutaj o zdrowiu. W sprawach zdrowia prosimy pisać do swojej przychodni.',
        '',
        'Treść wiadomości:',
        '',
        words,
      ].join('\n'),
  },
  clinicAnswered: {
    subject: ({ clinic }) => `Nowa odpowiedź: ${clinic}`,
    body: ({ clinic, link }) =>
      [
        'Dzień dobry,',
        '',
        `na e-kontakt w Tervicie przyszła odpowiedź. Przychodnia: ${clinic}.`,
        '',
        `Aby przeczytać odpowiedź, proszę się zalogować: ${link}`,
        '',
        'Dla ochrony prywatności w tej wiadomości nie piszemy, czego dotyczy odpowiedź.',
      ].join('\n'),
    action: 'Przeczytaj odpowiedź',
  },
  closed: {
    subject: ({ clinic }) => `E-kontakt zakończony: ${clinic}`,
    body: ({ clinic, link }) =>
      [
        'Dzień dobry,',
        '',
        `na e-kontakt w Tervicie przyszła odpowiedź i został on zakończony. Przychodnia: ${clinic}.`,
        '',
        `Aby przeczytać odpowiedź, proszę się zalogować: ${link}`,
        '',
        'W razie pytań e-kontakt można otworzyć ponownie w ciągu 30 dni.',
        'Dla ochrony prywatności w tej wiadomości nie piszemy, czego dotyczy odpowiedź.',
      ].join('\n'),
    action: 'Przeczytaj odpowiedź',
  },
  archived: {
    subject: ({ clinic }) => `E-kontakt zakończony: ${clinic}`,
    body: ({ clinic, link }) =>
      [
        'Dzień dobry,',
        '',
        `e-kontakt w Tervicie został zakończony. Przychodnia: ${clinic}.`,
        '',
        `Aby go zobaczyć, proszę się zalogować: ${link}`,
        '',
        'W razie pytań e-kontakt można otworzyć ponownie w ciągu 30 dni.',
        'Dla ochrony prywatności w tej wiadomości nie piszemy, czego dotyczy sprawa.',
      ].join('\n'),
    action: 'Zobacz e-kontakt',
  },
  rejected: {
    subject: ({ clinic }) => `E-kontakt nie został przyjęty: ${clinic}`,
    body: ({ clinic, link }) =>
      [
        'Dzień dobry,',
        '',
        `e-kontakt w Tervicie nie został przyjęty. Przychodnia: ${clinic}.`,
        '',
        `Aby zobaczyć powód i dalsze możliwości, proszę się zalogować: ${link}`,
        '',
        'Jeśli sprawa nie może czekać, proszę zadzwonić do przychodni lub do swojego lekarza.',
        'Dla ochrony prywatności w tej wiadomości nie piszemy, czego dotyczy sprawa.',
      ].join('\n'),
    action: 'Zobacz powód',
  },
  reopened: {
    subject: ({ clinic }) => `E-kontakt otwarty ponownie: ${clinic}`,
    body: ({ clinic, link }) =>
      [
        'Dzień dobry,',
        '',
        `zakończony e-kontakt w Tervicie został ponownie otwarty. Przychodnia: ${clinic}.`,
        '',
        `Aby go zobaczyć, proszę się zalogować: ${link}`,
        '',
        'Nic nie trzeba robić: przychodnia zajmuje się nim dalej.',
        'Dla ochrony prywatności w tej wiadomości nie piszemy, czego dotyczy sprawa.',
      ].join('\n'),
    action: 'Zobacz e-kontakt',
  },
  clinicWrote: {
    subject: ({ clinic }) => `Nowa wiadomość: ${clinic}`,
    body: ({ clinic, link }) =>
      [
        'Dzień dobry,',
        '',
        `w Tervicie czeka wiadomość. Przychodnia: ${clinic}.`,
        '',
        `Aby ją przeczytać, proszę się zalogować: ${link}`,
        '',
        'Dla ochrony prywatności w tej wiadomości nie piszemy, czego dotyczy sprawa.',
      ].join('\n'),
    action: 'Przeczytaj wiadomość',
  },
  writtenDown: {
    subject: ({ clinic }) => `Założono e-kontakt: ${clinic}`,
    body: ({ clinic, link }) =>
      [
        'Dzień dobry,',
        '',
        `zgłoszenie zostało zapisane jako e-kontakt w Tervicie. Przychodnia: ${clinic}.`,
        '',
        `Aby je przeczytać i śledzić odpowiedź, proszę się zalogować: ${link}`,
        '',
        'Dla ochrony prywatności w tej wiadomości nie piszemy, czego dotyczy sprawa.',
      ].join('\n'),
    action: 'Zobacz e-kontakt',
  },
  replyOpened: {
    subject: ({ clinic }) => `Można już odpowiedzieć: ${clinic}`,
    body: ({ clinic, link }) =>
      [
        'Dzień dobry,',
        '',
        `nadszedł czas na odpowiedź, o którą proszono w Tervicie. Przychodnia: ${clinic}.`,
        '',
        `Aby odpowiedzieć, proszę się zalogować: ${link}`,
        '',
        'Dla ochrony prywatności w tej wiadomości nie piszemy, czego dotyczy sprawa.',
      ].join('\n'),
    action: 'Napisz odpowiedź',
  },
  code: {
    subject: (code) => `${code} to Twój kod do Tervity`,
    body: ({ code, purpose, minutes, site }) =>
      [
        'Dzień dobry',
        '',
        `Twój kod ${purposes[purpose]} w Tervicie:`,
        '',
        code,
        '',
        `Kod działa przez ${n(minutes, { one: 'minutę', few: 'minuty', many: 'minut', other: 'minuty' })}, tylko raz i tylko w przeglądarce, w której o niego poproszono (${site}).`,
        'Nigdy nie prosimy o ten kod przez telefon ani w wiadomości. Jeśli to nie była Twoja prośba, nie trzeba nic robić: bez kodu nic się nie stanie.',
      ].join('\n'),
  },
  account: {
    newDevice: {
      subject: 'Logowanie na Twoje konto z nowego urządzenia',
      body: ({ device, link }) =>
        [
          'Dzień dobry',
          '',
          `Na Twoje konto w Tervicie zalogowano się z urządzenia, które nie było wcześniej używane: ${device}.`,
          '',
          `Jeśli to Ty, nie trzeba nic robić. Jeśli nie, wyloguj wszystkie urządzenia i zmień hasło: ${link}`,
        ].join('\n'),
    },
    manyFailures: {
      subject: 'Ktoś próbuje dostać się na Twoje konto',
      body: ({ link }) =>
        [
          'Dzień dobry',
          '',
          'Przy logowaniu na Twoje konto w Tervicie kilka razy podano błędne hasło lub kod. Nikt się nie zalogował.',
          '',
          'Jeśli to Ty, odczekaj kwadrans i spróbuj ponownie. Jeśli nie, nie trzeba nic robić; ustawienia są tutaj:',
          link,
        ].join('\n'),
    },
    passwordChanged: {
      subject: 'Twoje hasło zostało zmienione',
      body: ({ link }) =>
        [
          'Dzień dobry',
          '',
          'Hasło Twojego konta w Tervicie zostało zmienione, a pozostałe urządzenia wylogowane.',
          '',
          `Jeśli to nie Ty, od razu wybierz nowe hasło: ${link}`,
        ].join('\n'),
    },
    emailChanged: {
      subject: 'Twój adres e-mail został zmieniony',
      body: ({ link }) =>
        [
          'Dzień dobry',
          '',
          'Adres e-mail Twojego konta w Tervicie został zmieniony. Wiadomości trafiają teraz na nowy adres.',
          '',
          'Jeśli to Ty, nie trzeba nic robić.',
          `Jeśli to nie Ty, cofnij zmianę w ciągu 72 godzin: ${link}`,
        ].join('\n'),
    },
    emailRestored: {
      subject: 'Zmiana Twojego adresu e-mail została cofnięta',
      body: ({ link }) =>
        [
          'Dzień dobry',
          '',
          'Zmiana adresu e-mail Twojego konta w Tervicie została cofnięta ze starego adresu. Wiadomości znów trafiają tam, a wszystkie urządzenia zostały wylogowane.',
          '',
          `Jeśli to nie Ty, zaloguj się tożsamością cyfrową i sprawdź swoje dane: ${link}`,
        ].join('\n'),
    },
    wayInAdded: {
      subject: 'Nowy sposób logowania na Twoje konto',
      body: ({ link }) =>
        [
          'Dzień dobry',
          '',
          'Sposoby logowania na Twoje konto w Tervicie się zmieniły: potwierdzono tożsamość cyfrową albo konto otwiera teraz Google, Apple lub e-mail. Pozostałe urządzenia zostały wylogowane.',
          '',
          `Jeśli to nie Ty, od razu sprawdź ustawienia: ${link}`,
        ].join('\n'),
    },
    appCodeChanged: {
      subject: 'Zmieniono aplikację uwierzytelniającą Twojego konta',
      body: ({ link }) =>
        [
          'Dzień dobry',
          '',
          'Aplikacja uwierzytelniająca Twojego konta w Tervicie została ustawiona lub usunięta.',
          '',
          `Jeśli to nie Ty, zmień hasło i wyloguj wszystkie urządzenia: ${link}`,
        ].join('\n'),
    },
    represented: {
      subject: 'Ktoś twierdzi, że działa w Twoim imieniu',
      body: ({ link }) =>
        [
          'Dzień dobry',
          '',
          'Ktoś dodał Cię w Tervicie jako osobę, w której imieniu pisze do przychodni.',
          'Widzi tylko to, co sam pisze, i odpowiedzi na to – nic Twojego.',
          '',
          `Sprawdź, kto to jest, i powiedz, czy się zgadza: ${link}`,
        ].join('\n'),
    },
    recordTaken: {
      subject: 'Dane przychodni o Tobie są znów Twoje',
      body: ({ clinic, link }) =>
        [
          'Dzień dobry',
          '',
          `Elektronicznym dowodem tożsamości potwierdzono, że dane w przychodni ${clinic} są Twoje. Wcześniej list przychodni otworzyła inna osoba.`,
          'Ta osoba nie widzi już niczego z tych danych. Przychodnia widzi, że tak się stało.',
          '',
          `Twoje przychodnie: ${link}`,
        ].join('\n'),
    },
    recordLost: {
      subject: 'Otwarty przez Ciebie list był napisany do innej osoby',
      body: ({ clinic, link }) =>
        [
          'Dzień dobry',
          '',
          `Inna osoba wykazała elektronicznym dowodem tożsamości, że list z przychodni ${clinic}, który został przez Ciebie otwarty, jest do niej. Nie widzisz go już.`,
          'To, co napisano z Twojego konta we własnych e-kontaktach, zostaje. Jeśli to pomyłka, zapytaj w przychodni.',
          '',
          `Twoje przychodnie: ${link}`,
        ].join('\n'),
    },
    employeeAdded: employeeLetter('dodano do listy pracowników'),
    employeeWaits: {
      subject: 'Nowa osoba czeka w Tervicie na dostęp do przychodni',
      body: ({ clinic, whom, by, link }: AccountLetter) =>
        [
          'Dzień dobry',
          '',
          'Ktoś z zespołu dodał osobę, którą może wpuścić tylko administrator. Do czasu decyzji nie otworzy ona widoku przychodni.',
          '',
          `Przychodnia: ${clinic}`,
          `Pracownik: ${whom}`,
          `Kto dodał: ${by}`,
          '',
          `Zgodę lub odmowę można wybrać na liście: ${link}`,
        ].join('\n'),
    },
    employeeLeft: employeeLetter('odebrano dostęp'),
    employeeBack: employeeLetter('przywrócono dostęp'),
    employeeEdited: employeeLetter('zmieniono imię, nazwisko, rolę, listę pacjentów lub inne dane'),
    workNameDiffers: {
      subject: 'Nie udało się wejść do przychodni w Tervicie: imię lub nazwisko się różni',
      body: ({ clinic, link }) =>
        [
          'Dzień dobry',
          '',
          `Przychodnia: ${clinic}`,
          '',
          'Przychodnia zapisała tę osobę jako pracownika, ale pod innym imieniem lub nazwiskiem niż przy logowaniu. Dlatego widok przychodni się nie otworzył.',
          'Prosimy poprosić administratora przychodni o poprawienie danych na stronie „Pracownicy”, a potem zalogować się ponownie. Nic więcej nie trzeba robić.',
          '',
          `Zalogować się można tutaj: ${link}`,
        ].join('\n'),
    },
    clinicUpgraded: {
      subject: 'W Tervicie zmieniono pakiet przychodni',
      body: ({ clinic, by, link }) =>
        [
          'Dzień dobry',
          '',
          'Przychodnia ma teraz pakiet Premium. Według niego zostanie wystawiona następna faktura.',
          '',
          `Przychodnia: ${clinic}`,
          `Kto zmienił: ${by}`,
          '',
          `Jeśli to niespodziewane, warto od razu sprawdzić pakiet: ${link}`,
        ].join('\n'),
    },
    smsSent: {
      subject: 'Z przychodni wysłano SMS do wielu pacjentów',
      body: ({ clinic, by, link }) =>
        [
          'Dzień dobry',
          '',
          'Do wielu pacjentów wysłano SMS. Zostanie doliczony do następnej faktury.',
          '',
          `Przychodnia: ${clinic}`,
          `Kto wysłał: ${by}`,
          '',
          `Do kogo trafił i ile kosztuje: ${link}`,
        ].join('\n'),
    },
    patientsLeft: {
      subject: 'Z list przychodni ubyło wielu pacjentów',
      body: ({ clinic, by, link }) =>
        [
          'Dzień dobry',
          '',
          'Import usunął z list wielu pacjentów. Są zachowani jako byli pacjenci.',
          'Jeśli to błąd, należy zaimportować pełne listy ponownie.',
          '',
          `Przychodnia: ${clinic}`,
          `Zaimportował(a): ${by}`,
          '',
          `Import jest tutaj: ${link}`,
        ].join('\n'),
    },
    importEnded: {
      subject: 'Import list pacjentów się zakończył',
      body: ({ clinic, link }) =>
        [
          'Dzień dobry',
          '',
          'Rozpoczęty import list pacjentów się zakończył albo czeka na decyzję.',
          `Przychodnia: ${clinic}`,
          '',
          `Wynik jest tutaj: ${link}`,
        ].join('\n'),
    },
    clinicApplied: {
      subject: 'Przychodnia chce dołączyć do Tervita',
      body: ({ link }) =>
        [
          'Dzień dobry',
          '',
          'Co najmniej jedna przychodnia wysłała wniosek i zgodziła się na warunki.',
          '',
          `Przeczytaj go i zdecyduj: ${link}`,
        ].join('\n'),
    },
    planChanged: {
      subject: 'Tervita zmieniła pakiet Twojej przychodni',
      body: ({ link }) =>
        [
          'Dzień dobry',
          '',
          'Osoby zarządzające Tervita zmieniły pakiet Twojej przychodni lub jego zawartość. Zmiana obowiązuje od teraz.',
          '',
          `Zobacz, co ma Twoja przychodnia: ${link}`,
        ].join('\n'),
    },
    aiChanged: {
      subject: 'Zmieniono prompt lub model językowy Tervity',
      body: ({ link }) =>
        [
          'Dzień dobry',
          '',
          'Ktoś z administratorów platformy włączył inny prompt lub zmienił model językowy. Teksty pacjentów mogą od teraz trafiać w inne miejsce.',
          'Dziennik audytu mówi, kto i kiedy to zrobił.',
          '',
          `Sprawdź tutaj: ${link}`,
        ].join('\n'),
    },
  },
  joining: {
    received: {
      subject: 'Otrzymaliśmy Twój wniosek',
      body: () =>
        [
          'Dzień dobry',
          '',
          'Otrzymaliśmy wniosek o dołączenie przychodni do Tervita, w którym podano ten adres osoby kontaktowej. Przeczytamy go i odpowiemy e-mailem, zwykle w ciągu dwóch dni roboczych.',
          '',
          'Jeśli to nie Twój wniosek, nie musisz nic robić.',
        ].join('\n'),
    },
    declined: {
      subject: 'Twój wniosek do Tervita nie został przyjęty',
      body: ({ reason, link }) =>
        [
          'Dzień dobry',
          '',
          'Przeczytaliśmy Twój wniosek o dołączenie przychodni do Tervita i nie mogliśmy go przyjąć. Powód:',
          '',
          reason,
          '',
          `Nowy wniosek możesz wysłać tutaj: ${link}`,
        ].join('\n'),
    },
    added: {
      subject: 'Twoja przychodnia jest w Tervita',
      body: ({ clinic, link }) =>
        [
          'Dzień dobry',
          '',
          `${clinic} jest już w Tervita. Przez pierwsze 30 dni możliwości pakietu Premium są bezpłatne.`,
          '',
          `Zaloguj się tożsamością cyfrową lub tym adresem e-mail: ${link}`,
          '',
          'Jesteś jej pierwszym administratorem: w części Administracja dodaj współpracowników, godziny otwarcia i listy pacjentów.',
        ].join('\n'),
    },
  },
  unknownDevice: 'nieznane urządzenie',
  accountFooter: 'Ta wiadomość dotyczy Twojego konta w Tervicie. Prosimy na nią nie odpowiadać.',
  footer: 'Wiadomość wysłała Tervita. Prosimy na nią nie odpowiadać.',
};
