import type { auth as en } from './en.ts';

export const auth: typeof en = {
  choose: {
    why: {
      expired: 'Nastąpiło wylogowanie',
      expiredText:
        'Dla bezpieczeństwa wylogowujemy po dłuższej przerwie. Po zalogowaniu otworzy się ta sama strona. Wpisany tekst jest zachowany.',
      endedText:
        'To logowanie zostało zakończone: na innym urządzeniu, przez zmianę hasła albo dlatego, że praca w przychodni się zakończyła. Dane zapisane na tym urządzeniu usunięto.',
      answer: 'Zaloguj się, aby przeczytać odpowiedź przychodni',
      page: 'Zaloguj się, aby przejść dalej',
      afterwards: 'Potem otworzy się wybrana strona.',
    },
    title: 'Jak chcesz się zalogować?',
    lead: 'Można wybrać ostatnio używany sposób albo zacząć od tożsamości cyfrowej.',
    leadOne: 'Dzięki temu wiemy, że loguje się właściwa osoba.',
    usedLastTime: 'ostatnio używane',
    methods: {
      DIGITAL_ID: 'Tożsamość cyfrowa',
      GOOGLE: 'Google',
      APPLE: 'Apple',
      PASSWORD: 'E-mail i hasło',
    },
    digitalIdWays: 'Smart-ID, Mobile-ID lub karta ID',
    child: 'W sprawie dziecka poniżej 18 lat loguje się rodzic lub opiekun, a dziecko dodaje później.',
    newHere: 'Pierwszy raz tutaj?',
    create: 'Załóż konto',
    firstTime: 'Przy pierwszym logowaniu powstaje też konto.',
    none: 'Logowanie jest teraz niemożliwe. Proszę spróbować później.',
  },
  signUp: {
    title: 'Jak chcesz założyć konto?',
    lead: 'Wystarczy jeden sposób. Inne można dodać później.',
    haveAccount: 'Masz już konto?',
    signIn: 'Zaloguj się',
  },
  outside: {
    starting: (name) => ({
      title: `Otwieramy ${name}`,
      text: 'Logowanie odbywa się na ich stronie, potem nastąpi powrót tutaj.',
    }),
    cancelled: {
      title: 'Logowanie zostało anulowane',
      text: 'Nic się nie zmieniło. Można spróbować ponownie lub wybrać inny sposób.',
    },
    timedOut: {
      title: 'Czas na zalogowanie minął',
      text: 'Proszę zacząć od nowa i dokończyć w ciągu kilku minut.',
    },
    unavailable: (name) => ({
      title: `${name} nie odpowiada`,
      text: 'To problem po stronie tej usługi. Proszę spróbować za kilka minut lub wybrać inny sposób.',
    }),
    prove: {
      title: 'Konto już istnieje',
      byDigitalId: (email, name) =>
        `Istnieje już konto z adresem ${email}. Wystarczy raz zalogować się tożsamością cyfrową: potem ${name} otworzy to samo konto.`,
      useDigitalId: 'Zaloguj się tożsamością cyfrową',
    },
  },
  starting: {
    title: 'Otwieramy stronę potwierdzenia tożsamości',
    text: 'Za chwilę otworzy się bezpieczna strona do potwierdzenia tożsamości.',
  },
  completing: { title: 'Trwa logowanie', text: 'To potrwa chwilę.' },
  failed: {
    refused: {
      title: 'Logowanie nie zostało dokończone',
      text: 'Zostało anulowane lub niepotwierdzone. Można spróbować ponownie.',
    },
    timedOut: {
      title: 'Czas na zalogowanie minął',
      text: 'Proszę zacząć od nowa i potwierdzić tożsamość w ciągu kilku minut.',
    },
    underage: {
      title: 'Z Tervity mogą korzystać osoby od 18 lat',
      text: 'Rodzic lub opiekun może się zalogować i napisać do przychodni.',
    },
    unavailable: {
      title: 'Usługa tożsamości cyfrowej nie odpowiada',
      text: 'To problem po stronie tej usługi. Proszę spróbować za kilka minut.',
    },
    other: {
      title: 'Nie udało się zalogować',
      text: 'To błąd po naszej stronie. Proszę spróbować ponownie, a jeśli to nie pomoże, napisać do nas.',
    },
    again: 'Zaloguj się ponownie',
    otherWay: 'Wybierz inny sposób',
  },
  emergency: (number) => `W razie zagrożenia życia lub zdrowia proszę zadzwonić pod ${number}.`,
};
