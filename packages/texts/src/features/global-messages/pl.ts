import { plural } from '../../core/index.ts';
import type { globalMessages as en } from './en.ts';

const many = plural('pl');

export const globalMessages: typeof en = {
  title: 'Komunikat ogólny',
  lead: 'Widać go u góry każdej strony, z nazwą przychodni w nawiasie, dopóki ktoś go nie usunie.',
  editor: 'Nowy komunikat',
  text: 'Treść',
  textIn: (language) => `Komunikat: ${language}`,
  optional: 'Nieobowiązkowe. Bez tłumaczenia pokazujemy pierwszy komunikat.',
  hint: 'Na przykład: w piątek laboratorium jest nieczynne. Bez danych o czyimkolwiek zdrowiu.',
  left: (count) =>
    many(count, {
      one: 'znak pozostał',
      few: 'znaki pozostały',
      many: 'znaków pozostało',
      other: 'znaku pozostało',
    }),
  whom: 'Kto widzi',
  readers: { ALL: 'Wszyscy', PRM_PATIENT: 'Pacjenci', PRM_DOCTOR: 'Pracownicy' },
  preview: 'Tak to wygląda',
  previewEmpty: 'Komunikat pojawi się tutaj podczas pisania.',
  post: 'Opublikuj komunikat',
  posted: 'Komunikat jest już widoczny',
  now: 'Teraz widoczne',
  none: 'Teraz nie ma komunikatów',
  noneHint: 'Komunikat administratora od razu zobaczą ci, do których jest skierowany.',
  postedBy: (name, when) => `Dodano: ${name}, ${when}`,
  delete: 'Usuń',
  deleteTitle: 'Usunąć ten komunikat?',
  deleteText: 'Od razu zniknie ze wszystkich stron. Nie można go przywrócić.',
  deleted: 'Komunikat został usunięty',
  adminsPost: 'Komunikaty publikują tylko administratorzy przychodni. Usunąć może każdy pracownik.',
  loadFailed: 'Nie udało się wczytać komunikatów',
};
