import type { ProblemType } from '@tervita/domain/problem-types';
import type { Insertable } from 'kysely';
import type { DB } from '../../core/database/schema.generated.ts';
import type { DemoIds } from '../demo-ids.ts';
import { day } from '../office-time.ts';
import type { Clinic } from './clinic.ts';

export type TemplateRow = Insertable<DB['reply_template']>;

interface Written {
  readonly clinic: number;
  /** Whose it is, by surname. */
  readonly by: string;
  readonly heading: string;
  readonly content: string;
  readonly forAll?: boolean;
  readonly type?: ProblemType;
}

const written: readonly Written[] = [
  {
    clinic: 0,
    by: 'Kasemaa',
    heading: 'Retsept on pikendatud',
    content:
      'Tere, {firstName}!\n\nTeie retsept on pikendatud ja ravim on apteegis ootel. Kui enesetunne on muutunud, andke palun teada.',
    forAll: true,
    type: 'PRESCRIPTION_REFILL',
  },
  {
    clinic: 0,
    by: 'Kasemaa',
    heading: 'Vereproovile tulek',
    content:
      'Tere, {firstName}!\n\nPalun tulge vereproovile tööpäeviti kell 8.00–10.00. Ärge sööge enne 8 tundi; vett võib juua.',
    forAll: true,
    type: 'REQUEST_LABS',
  },
  {
    clinic: 0,
    by: 'Kasemaa',
    heading: 'Palun saatke pilt',
    content:
      'Tere, {firstName}!\n\nPalun saatke muutusest kaks pilti: üks lähedalt ja üks kaugemalt, päevavalguses.',
    type: 'SKIN_RASH',
  },
  {
    clinic: 0,
    by: 'Kasemaa',
    heading: 'Millal pöörduda erakorraliselt',
    content:
      'Kui tekib hingamisraskus, tugev valu rinnus või teadvus häirub, helistage kohe 112. Perearsti nõuandeliin 1220 vastab ööpäev läbi.',
    forAll: true,
  },
  {
    clinic: 0,
    by: 'Lillepuu',
    heading: 'Köha kodune ravi',
    content:
      'Tere, {firstName}!\n\nPuhake, jooge sooja ja tuulutage tuba. Kui palavik kestab üle kolme päeva või hingata on raske, kirjutage uuesti.',
    forAll: true,
    type: 'COUGH',
  },
  {
    clinic: 0,
    by: 'Sinimets',
    heading: 'Ответ получен',
    content:
      'Здравствуйте, {firstName}!\n\nСпасибо, мы получили ваше сообщение. Врач ответит в течение рабочего дня.',
    forAll: true,
  },
  {
    clinic: 1,
    by: 'Merivee',
    heading: 'Vastuvõtu aeg',
    content:
      'Tere, {firstName}!\n\nPakun Teile vastuvõtuaega. Palun kirjutage, kas hommik või õhtu sobib paremini.',
    forAll: true,
  },
];

/** What the staff write often. */
export const demoTemplates = (
  clinics: readonly Clinic[],
  ids: DemoIds,
  now: number,
): readonly TemplateRow[] =>
  written.flatMap(({ clinic, by, heading, content, forAll = false, type }, index) => {
    const at = now - (120 - index) * day;
    const place = clinics[clinic];
    const owner = place?.staff.find(({ surname }) => surname === by);
    if (!place || !owner) return [];
    return [
      {
        id: ids('replyTemplate', index, at),
        clinic_id: place.id,
        owner_user_id: owner.userId,
        heading,
        content,
        for_all: forAll,
        problem_type: type ?? null,
        created_at: new Date(at),
        updated_at: new Date(at),
      },
    ];
  });
