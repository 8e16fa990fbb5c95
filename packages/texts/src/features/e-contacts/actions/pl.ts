import { plural } from '../../../core/index.ts';
import { rejectionTold } from '../rejection/pl.ts';
import type { actions as en } from './en.ts';

const n = plural('pl');
const eContacts = (count: number) =>
  n(count, { one: 'e-kontakt', few: 'e-kontakty', many: 'e-kontaktów', other: 'e-kontaktu' });

export const actions: typeof en = {
  assignTitle: (count) => (count === 1 ? 'Przydziel e-kontakt' : `Przydziel ${eContacts(count)}`),
  findColleague: 'Znajdź osobę z zespołu',
  noColleague: 'Nie ma nikogo o takim nazwisku',
  me: 'ja',
  nobody: 'Nikt',
  othersWork: (names) => `Teraz prowadzi: ${names}. Rozpoczęta praca może przepaść.`,
  takeOver: {
    title: (name) => `Przejąć? Teraz prowadzi ${name}`,
    text: 'Ta osoba może już nad tym pracować. Jej tekst zostanie u niej, ale nie będzie wysłany.',
    confirm: 'Przejmij',
  },
  chooseReason: 'Wybierz powód',
  why: 'Powód',
  complete: {
    title: (name) => `Zakończ e-kontakt: ${name}`,
    titleMany: (count) => `Zakończ ${eContacts(count)}`,
    what: 'Pacjent pozna powód i może otworzyć e-kontakt ponownie w ciągu 30 dni.',
    unsent: 'To, co zaczęto pisać, nie zostało wysłane i nie zostanie.',
    medicines: {
      title: (count) => `Leki czekające na decyzję: ${count}`,
      text: 'Jeśli zakończysz teraz, nikt o nich nie zdecyduje. Pacjent przeczyta, że nie podjęto decyzji, i może poprosić ponownie.',
      decide: 'Przejrzyj i zdecyduj',
      ask: (doctor) => `Przekaż: ${doctor}`,
      decline: 'Odmów z powodem',
      leave: 'Mimo to zakończ',
      left: (names) => `Leki czekają na decyzję: ${names}. Zostają pominięte.`,
    },
    planned: {
      title: (when) => `Twoja odpowiedź zostanie wysłana ${when}`,
      text: 'Dopóki czeka, e-kontaktu nie można zakończyć. Co z nią zrobić?',
      send: 'Wyślij teraz i zakończ',
      drop: 'Zrezygnuj z odpowiedzi i zakończ',
      dropped: 'Zaplanowana odpowiedź nie zostanie wysłana.',
      ofColleague: (name, when) => `${name}: odpowiedź zostanie wysłana ${when}`,
      readFirst: 'Najpierw trzeba ją przeczytać. W e-kontakcie można ją wysłać od razu albo zatrzymać.',
      open: 'Otwórz e-kontakt',
    },
    submit: 'Zakończ',
  },
  alarm: {
    readFirst: (names) =>
      `${names}: możliwy stan nagły, którego nikt jeszcze nie zauważył. Proszę przeczytać, dlaczego e-kontakt jest oznaczony, i oznaczyć go jako zauważony. Wtedy można go zamknąć.`,
    unseenTitle: 'Tego możliwego stanu nagłego nikt jeszcze nie zauważył',
    unseen:
      'Proszę przeczytać, dlaczego e-kontakt jest oznaczony. Po oznaczeniu go jako zauważony inni w zespole zobaczą, kto się nim zajmuje; wtedy można go zamknąć.',
    markSeen: 'Oznacz jako zauważone i kontynuuj',
    title: 'Jak zakończył się ten alarm?',
    about: (name) => `${name}: możliwy stan nagły. To, co tu podasz, widzi tylko personel przychodni.`,
    outcomes: (number) => ({
      ADVISED: { label: 'Skontaktowano się i udzielono porady', hint: 'Poniżej napisz, co doradzono.' },
      CALLED_112: {
        label: `Wezwano pomoc pod numerem ${number}`,
        hint: 'Dzwonił pacjent, ktoś z bliskich albo my.',
      },
      NOT_REACHED: { label: 'Nie udało się skontaktować', hint: 'Podaj, ile razy próbowano.' },
      NOT_GRAVE: {
        label: 'Okazało się niegroźne',
        hint: 'Zaznaczono przez pomyłkę albo objaw jest łagodny.',
      },
    }),
    choose: 'Wybierz, jak się to zakończyło',
    tries: 'Ile razy próbowano',
    note: 'Notatka (tylko dla personelu)',
    goOn: 'Dalej',
    leftUnseen: (names) =>
      `Pominięto, bo możliwego stanu nagłego nikt jeszcze nie zauważył: ${names}. Otwórz każdy z nich i oznacz jako zauważony.`,
    leftUnsaid: (names) =>
      `Pominięto, bo nie podano, jak zakończył się możliwy stan nagły: ${names}. Zakończ każdy z nich osobno.`,
    allLeft: 'Żadnego z nich nie można zakończyć razem z innymi',
  },
  reject: {
    title: (name) => `Odrzuć e-kontakt: ${name}`,
    what: 'Pacjent dostanie wiadomość. Potem nie można już odpowiedzieć ani otworzyć go ponownie.',
    submit: 'Odrzuć ostatecznie',
    reads: (words) => `Pacjent przeczyta: „${words}”`,
    told: rejectionTold,
  },
  accept: {
    title: (name) => `Przyjmij pacjenta: ${name}`,
    what: 'Potem przychodnia może odpowiedzieć.',
    list: 'Lista',
    noList: 'Jeszcze bez listy',
    choose: 'Wybierz listę',
    listsFailed: 'Nie udało się wczytać list',
    submit: 'Przyjmij',
  },
  reopen: {
    title: (name) => `Otwórz ponownie e-kontakt: ${name}`,
    what: 'Wróci do przychodzących i będzie kolej przychodni.',
    submit: 'Otwórz ponownie',
  },
  questionnaire: {
    title: (name) => `Poproś o wypełnienie ankiety: ${name}`,
    titleMany: (count) =>
      `Poproś o wypełnienie ankiety: ${n(count, { one: 'pacjent', few: 'pacjentów', many: 'pacjentów', other: 'pacjenta' })}`,
    forAdults: 'dla dorosłych',
    fromYears: (years) => `od ${years} lat`,
    forYears: (from, to) => `dla dzieci od ${from} do ${to} lat`,
    forMonths: (from, to) => `dla dzieci od ${from} do ${to} miesięcy`,
    forMen: 'dla mężczyzn',
    forWomen: 'dla kobiet',
    find: 'Znajdź ankietę',
    none: 'Nie ma ankiety o takiej nazwie',
    nothing: 'Pacjentom tej przychodni nie proponuje się teraz żadnej ankiety.',
    loadFailed: 'Nie udało się wczytać ankiet',
    hosted: 'Na stronie innej usługi',
    another: 'Wybierz inną',
    word: 'Kilka słów do pacjenta',
    what: 'Prośba zostaje w e-kontakcie, dopóki ankieta nie jest wypełniona. Odpowiedzi i wynik wrócą do tego samego e-kontaktu.',
    asks: (questionnaire) => `Przychodnia prosi o wypełnienie: ${questionnaire}`,
    elsewhere: 'Ta ankieta jest na stronie innej usługi i tam się ją wypełnia.',
    submit: (count) =>
      count === 1
        ? 'Poproś pacjenta'
        : `Poproś: ${n(count, { one: 'pacjent', few: 'pacjentów', many: 'pacjentów', other: 'pacjenta' })}`,
    together: 'Wypełnij teraz z pacjentem',
    asked: (name, count) =>
      count === 1
        ? `${name}: wysłano prośbę o wypełnienie ankiety`
        : `${n(count, { one: 'pacjent', few: 'pacjentów', many: 'pacjentów', other: 'pacjenta' })}: wysłano prośbę o wypełnienie ankiety`,
    noneAsked: 'Nikogo nie poproszono.',
    notInPlan: 'Pakiet tej przychodni nie obejmuje ankiet.',
    offer: 'Z większym pakietem pacjenci wypełniają ankiety w domu, a Państwo widzą wynik i jego zmiany.',
    seePlans: 'Zobacz pakiety',
    askAdmin: 'O większy pakiet proszę zapytać administratora przychodni.',
  },
  assigned: (name, isMe, count) => {
    if (count === 1) {
      if (name === null) return 'Bez przydziału';
      return isMe ? 'Przydzielono do Ciebie' : `Prowadzi ${name}`;
    }
    const what = eContacts(count);
    if (name === null) return `${what}: bez przydziału`;
    return isMe ? `${what}: przydzielono do Ciebie` : `${what}: prowadzi ${name}`;
  },
  completed: (name, count) => (count === 1 ? `${name}: zakończono` : `${eContacts(count)}: zakończono`),
  flagSeen: (name) => `Oznaczono jako zauważone: ${name}`,
  rejected: (name) => `${name}: odrzucono`,
  reopened: (name) => `${name}: otwarto ponownie`,
  accepted: (name) => `${name}: pacjent przyjęty na listę`,
  takenBy: (name) => `Kto inny był szybszy. Teraz prowadzi ${name}`,
  left: (names, why) => `Nie wykonano: ${names}. ${why}`,
  leftChanged: 'Ktoś właśnie to zmienił.',
};
