import type { agreement as en } from './en.ts';

export const agreement: typeof en = {
  title: 'Umowa o korzystanie z Tervita',
  draft: (day, version) => `Projekt z dnia ${day}, obowiązuje po akceptacji. Wersja tekstu ${version}.`,
  page: (page) => `Strona ${page}`,
  sections: [
    {
      heading: '1. Strony',
      paragraphs: [
        'Tervita, usługodawca, oraz {{companyName}}, numer rejestrowy {{registrationCode}}, przychodnia, którą reprezentuje {{signatory}}.',
      ],
    },
    {
      heading: '2. Przedmiot umowy',
      paragraphs: [
        'Przychodnia pod nazwą {{clinicName}}, pod adresem {{address}}, przyjmuje e-kontakty swoich pacjentów i odpowiada na nie w godzinach otwarcia. Usługodawca dba o działanie i bezpieczeństwo platformy.',
        'Tervita nie służy do nagłych przypadków. Pacjent dowiaduje się o tym, zanim napisze, i widzi numer alarmowy.',
      ],
    },
    {
      heading: '3. Pakiet i cena',
      paragraphs: [
        'Przez 30 dni pakiet Premium jest bezpłatny. Potem przychodnia ma pakiet podstawowy, chyba że wybierze inny. Większy pakiet podnosi następną fakturę i może go wybrać tylko administrator przychodni.',
        'SMS kosztuje 0,09 euro za każde 160 znaków i jest doliczany do faktury za następny miesiąc.',
      ],
    },
    {
      heading: '4. Obowiązki przychodni',
      paragraphs: [
        'Przychodnia wskazuje swoich pracowników i kończy ich dostęp, gdy przestają pracować. Każdy pracownik loguje się we własnym imieniu.',
        'Przychodnia czyta nowe e-kontakty w każdy dzień roboczy. Za to, co napisano do pacjenta, odpowiada pracownik medyczny, który to napisał, także wtedy, gdy słowa zaproponowała lub przetłumaczyła platforma.',
      ],
    },
    {
      heading: '5. Dane osobowe',
      paragraphs: [
        'Przychodnia jest administratorem danych swoich pacjentów, a usługodawca podmiotem przetwarzającym, który działa na polecenie przychodni. Dane pozostają w Unii Europejskiej. Załącznik 1 mówi, co jest przetwarzane, jak długo i kto może to zobaczyć.',
        'Każdy wgląd jest zapisywany i pacjent może przeczytać ten zapis. O naruszeniu przychodnia dowiaduje się niezwłocznie, najpóźniej w ciągu 24 godzin od jego wykrycia.',
      ],
    },
    {
      heading: '6. Działanie usługi',
      paragraphs: [
        'Planowane prace, które przerywają usługę, są zapowiadane dwa dni wcześniej i prowadzone poza zwykłymi godzinami otwarcia. Usterki można zgłaszać o każdej porze.',
        'Każda strona odpowiada za bezpośrednią szkodę, którą spowodowała naruszeniem umowy. Żadna nie odpowiada za to, czego nie mogła przewidzieć ani czemu zapobiec.',
      ],
    },
    {
      heading: '7. Zakończenie umowy',
      paragraphs: [
        'Każda strona może zakończyć umowę z 30-dniowym wyprzedzeniem. Przychodnia otrzymuje swoje dane w czytelnej postaci, a potem usługodawca je usuwa, chyba że prawo każe je przechowywać.',
        'Zawiadomienia dotyczące umowy są wysyłane na adres {{email}}.',
      ],
    },
    {
      heading: 'Załącznik 1. Przetwarzanie danych osobowych',
      paragraphs: [
        'Czyje dane: pacjentów przychodni, osób, które działają w ich imieniu, i pracowników przychodni.',
        'Jakie dane: imiona i nazwiska, numery PESEL, dane kontaktowe, listy pacjentów, treść i pliki e-kontaktów, odpowiedzi w kwestionariuszach, zamawiane recepty oraz zapis, kto co oglądał.',
        'Jak długo: tak długo, jak przychodnia musi przechowywać dokumentację medyczną; to, co służy tylko technice, jest usuwane w terminach ogłoszonych przez usługodawcę.',
        'Kto je widzi: pracownicy tej przychodni w swojej pracy i pacjent. Osoby zarządzające platformą widzą liczby, nigdy treść e-kontaktu.',
      ],
    },
  ],
};
