import { plural } from '../../../core/index.ts';
import type { questionnaireTexts as en } from '../en/questionnaire-texts.ts';

const n = plural('pl');

export const questionnaireTexts: typeof en = {
  title: 'Teksty kwestionariuszy',
  lead: 'Tutaj wpisuje się oficjalne teksty kwestionariuszy. Pacjenci przychodni odpowiadają wtedy na pytania dokładnie w tym brzmieniu.',
  loadFailed: 'Nie udało się wczytać kwestionariuszy',
  notAdminTitle: 'Dla administratorów tej przychodni',
  notAdmin:
    'Proszę poprosić administratora przychodni o wpisanie tekstu lub wybrać przychodnię, którą Pani lub Pan zarządza.',
  toSettings: 'Do ustawień',
  holder: (holder) => `Prawa: ${holder}`,
  offered: 'Proponowany pacjentom',
  entered: 'Wpisany, nieproponowany',
  missing: 'Brak tekstu',
  needLicence: 'Proponowane tylko z tekstem, na który przychodnia ma licencję',
  haveOwnWords: 'Proponowane w naszym brzmieniu, dopóki nie ma oficjalnego tekstu',
  ours: 'W naszym brzmieniu',
  yours: (languages) => `Z tekstem przychodni: ${languages}`,
  back: 'Wszystkie kwestionariusze',
  language: 'Język tekstu',
  languageHint: 'Pacjent czyta tekst w swoim języku, jeśli jest, w przeciwnym razie po estońsku lub w innym.',
  ownWordsHint: 'Każdy język ma własny tekst. Gdzie go nie ma, pacjenci czytają pytania w naszym brzmieniu.',
  licenceTitle: 'Tekst wymaga licencji',
  licenceText: (holder) =>
    `Właściciel praw: ${holder}. Proszę wpisać oficjalny tekst dokładnie tak, jak podaje go licencja: bez pominięć i zmian. Tematy przy polach wskazują tylko, o które pytanie chodzi.`,
  licence: 'Mamy licencję na ten tekst',
  licenceMissing: 'Proszę potwierdzić, że przychodnia ma licencję',
  officialTitle: 'Oficjalny tekst jest bezpłatny',
  officialText: (holder) =>
    `Licencja nie jest potrzebna (${holder}). Proszę wziąć oficjalny tekst w tym języku spod adresu poniżej i wpisać go słowo w słowo: bez pominięć i zmian. Tematy przy polach wskazują tylko, o które pytanie chodzi.`,
  officialAt: (site) => `Oficjalny tekst: ${site}`,
  official: 'To jest oficjalny tekst, słowo w słowo',
  officialMissing: 'Proszę potwierdzić, że to oficjalny tekst',
  inYours: 'W tym języku pacjenci czytają pytania w brzmieniu wpisanym przez przychodnię.',
  inOfficial: 'W tym języku pacjenci czytają oficjalny tekst: niczego nie trzeba wpisywać.',
  inOurs:
    'Pacjenci czytają pytania w naszym własnym brzmieniu, a przy każdym wyniku stoi „Bez walidacji w tym brzmieniu”. Z oficjalnym tekstem ta uwaga znika. Kto już zaczął, kończy w poprzednim brzmieniu.',
  takeBackOwnText:
    'Tekst zostanie usunięty, a pacjenci znów będą czytać pytania w naszym brzmieniu. Wypełnione wyniki pozostają bez zmian.',
  nowOffered: (types) => `Pacjentom przychodni proponujemy: ${types}.`,
  notOfferedYet: 'Kwestionariusz jest proponowany pacjentom, gdy każde pytanie i odpowiedź ma tekst.',
  ownUntilThen:
    'Dopóki każde pytanie i odpowiedź nie ma tekstu, pacjenci odpowiadają na nasze własne pytania.',
  needsOther: (names) => `Aby był proponowany, potrzebny jest też tekst: ${names}.`,
  switchedOff:
    'Teraz nie jest proponowany pacjentom: kwestionariusze są w przychodni wyłączone lub nie ma ich w pakiecie.',
  stem: 'Wstęp nad każdym pytaniem',
  stemHint: 'Na przykład czas, którego dotyczą pytania',
  question: (number) => `Pytanie ${number}`,
  topic: (topic) => `Temat: ${topic}`,
  words: 'Pełny tekst pytania',
  answers: 'Odpowiedzi',
  answer: (number, points) => `Odpowiedź ${number} (${points})`,
  answerYes: (points) => `Odpowiedź „tak” (${points})`,
  answerNo: (points) => `Odpowiedź „nie” (${points})`,
  points: (points) => n(points, { one: 'punkt', few: 'punkty', many: 'punktów', other: 'punkty' }),
  sameAnswers: 'Użyj tych odpowiedzi we wszystkich pytaniach',
  progress: (done, all) => `Tekst ma ${done} z ${all} pytań`,
  unsaved: 'Niezapisane',
  unsavedHint:
    'Wpisany tekst zostaje w tej karcie, aż zostanie zapisany lub odrzucony. Pacjenci jeszcze go nie widzą.',
  save: 'Zapisz i proponuj pacjentom',
  saving: 'Zapisywanie',
  saved: 'Tekst zapisany',
  savedAt: (moment) => `Zapisano: ${moment}`,
  changedBy: (name, moment) => `${name}: tekst zmieniono ${moment}`,
  changedAt: (moment) => `Ten tekst zmieniono: ${moment}`,
  takenBackMeanwhile: 'Ten tekst został w międzyczasie wycofany',
  changedHint: 'Wpisany tekst nadal tu jest i nie został zapisany. Proszę najpierw przeczytać drugi tekst.',
  readTheirs: 'Przeczytaj drugi tekst',
  keepMine: 'Kontynuuję ze swoim',
  takeTheirs: 'Odrzuć mój, użyj drugiego',
  saveFailed: 'Nie udało się zapisać. Wpisany tekst nadal tu jest.',
  emptyFields: (count) =>
    n(count, {
      one: 'pole jest jeszcze puste lub za długie',
      few: 'pola są jeszcze puste lub za długie',
      many: 'pól jest jeszcze pustych lub za długich',
      other: 'pola są jeszcze puste lub za długie',
    }),
  discard: 'Odrzuć zmiany',
  takeBack: 'Wycofaj tekst',
  takeBackTitle: (name, language) => `Wycofać „${name}” (${language})?`,
  takeBackText:
    'Tekst zostanie usunięty. Bez tekstu w żadnym języku kwestionariusz nie jest już proponowany pacjentom. Wypełnione wyniki pozostają czytelne.',
  takenBack: 'Tekst wycofany',
};
