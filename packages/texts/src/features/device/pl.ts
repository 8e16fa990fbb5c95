import type { device as en } from './en.ts';

export const device: typeof en = {
  notices: 'Powiadomienia na tym urządzeniu',
  noticesHint:
    'Krótkie powiadomienie, gdy przychodnia napisze, bez danych o zdrowiu. Tylko na własnym urządzeniu: inni zobaczyliby nazwę przychodni.',
  turnedOn: 'Powiadomienia na tym urządzeniu są włączone.',
  turnedOff: 'Powiadomienia na tym urządzeniu są wyłączone.',
  failed: 'Nie udało się włączyć powiadomień. Sprawdź połączenie i spróbuj ponownie.',
  obstacles: {
    blocked: {
      title: 'Powiadomienia są zablokowane w tej przeglądarce',
      text: 'Naciśnij znak po lewej stronie adresu, otwórz ustawienia witryny i zezwól na powiadomienia. Potem otwórz tę stronę ponownie.',
    },
    'needs-home-screen': {
      title: 'Najpierw dodaj Tervitę do ekranu początkowego',
      text: 'Na iPhonie lub iPadzie naciśnij „Udostępnij”, a potem „Do ekranu początkowego”. Otwórz Tervitę stamtąd i włącz powiadomienia.',
    },
    unsupported: {
      title: 'Ta przeglądarka nie umie pokazywać powiadomień',
      text: 'Wiadomość e-mail i tak przyjdzie. Nowsze wersje Chrome, Edge, Firefoksa i Safari to potrafią.',
    },
  },
  offer: {
    text: 'Czy powiadomić na tym urządzeniu, gdy przychodnia odpowie? Bez danych o zdrowiu.',
    turnOn: 'Włącz powiadomienia',
    notNow: 'Nie teraz',
  },
  reading: 'Czytanie bez połączenia',
  readingHint:
    'Ostatnio otwarte e-kontakty zostają na tym urządzeniu do 7 dni i znikają po wylogowaniu. Na urządzeniu, z którego korzystają też inni, lepiej to wyłączyć.',
  readingOn: 'To, co otworzysz, można czytać także bez połączenia.',
  readingOff: 'Na tym urządzeniu nic już nie zostaje.',
};
