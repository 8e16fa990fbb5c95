import { describe, expect, test } from 'vitest';
import { strongestAction } from '../fired-rules.ts';
import { freeTextAlerts } from '../free-text-alerts.ts';

const page = ['CALL_112', 'CRISIS'];
const found = (text: string) => strongestAction(freeTextAlerts(text));

describe('what is denied', () => {
  test.each([
    'She has never had a seizure',
    'I no longer have chest pain',
    'He does not have any swelling of the lips',
    'No chest pain, breathlessness or fainting',
    'Speech clear, arms strong, face even',
    'Tal ei ole kunagi olnud krambihoogu',
    'Rinnus ei pigista',
    'Verd ega valu ei ole',
    'Kõne on selge ja nägu sirge',
    'Судорог не было',
    'В груди не давит, губы не опухли',
    'Ни рвоты с кровью, ни чёрного стула',
    'Nie miała drgawek',
    'Poza tym bez bólu w klatce piersiowej i bez duszności',
    'Język nie spuchł, mowa wyraźna',
  ])('is no alarm: %s', (text) => {
    expect(found(text)).toBeNull();
  });

  test.each([
    'No fever but I cannot breathe',
    'It does not stop bleeding',
    'Palavikku ei ole, aga rinnus pigistab ja käsi on raske',
    'Температуры нет, но губы синие и не может дышать',
    'Gorączki nie ma, ale język spuchł i trudno oddychać',
  ])('does not hide what is there: %s', (text) => {
    expect(found(text)).toBe('CALL_112');
  });
});

describe('what is over', () => {
  test.each([
    'I had a stroke in 2014 and need a certificate for the pool',
    'As a child I had a febrile seizure, now I am healthy and want the vaccine',
    'My heart attack was six years ago, I feel well, please renew the pills',
    'Two years ago my face drooped, I was in hospital and recovered, all is fine',
    'Kolm aastat tagasi oli infarkt, nüüd olen terve ja vajan tõendit',
    'Lapsena läks huul paiste, olin haiglas, praegu on kõik korras',
    'В прошлом году был инсульт, восстановился, нужна справка',
    'Семь лет назад сдавило грудь, поставили стент, чувствую себя хорошо',
    'Dwa lata temu miałem zawał, czuję się dobrze, proszę o zaświadczenie',
    'W dzieciństwie miała drgawki, teraz zdrowa, potrzebna opinia na obóz',
  ])('does not open the page with 112: %s', (text) => {
    expect(page).not.toContain(found(text));
  });

  test.each([
    'I had a heart attack two years ago and today my chest is tight again, my arm hurts',
    'Kolm aastat tagasi oli infarkt ja täna pigistab jälle rinnus',
    'Два года назад был инфаркт, сегодня опять давит в груди',
    'Dwa lata temu miałem zawał, dziś znowu ściska w klatce piersiowej',
  ])('does when it is there again: %s', (text) => {
    expect(found(text)).toBe('CALL_112');
  });
});

describe('what is of others, for an office, read somewhere or not meant so', () => {
  test.each([
    'My uncle died of a heart attack, I am healthy, should I check my cholesterol?',
    'There is a family history of stroke, I feel fine',
    'The insurance wants the report about my seizure',
    'I read that the pill can cause a stroke, is it true?',
    'What if he swallowed a magnet one day? He is fine, just asking',
    'I nearly had a heart attack when I saw the invoice',
    'Onu suri infarkti, ise olen terve, kas kontrollida kolesterooli?',
    'Lugesin foorumist, et vaktsiin võib tekitada krambid, laps on terve',
    'Kindlustus küsib väljavõtet mürgistuse kohta',
    'Дядя умер от инсульта, я здоров, какие анализы сдать?',
    'Читала, что от таблеток бывает инсульт, это правда?',
    'Чуть инфаркт не получил, когда увидел счёт',
    'Wujek zmarł na zawał, ja jestem zdrowy, jakie badania zrobić?',
    'Czytałam, że po szczepieniu są drgawki, mały zdrowy, czy to prawda?',
    'Przedawkowałem pierogi na weselu, czas na dietetyka',
  ])('does not open the page with 112: %s', (text) => {
    expect(page).not.toContain(found(text));
  });

  test.each([
    'I think my father is having a stroke',
    'Isa suu vajus viltu ja jutt on segane',
    'У папы лицо перекосило, рука не слушается',
    'Tata bełkocze i prawa ręka mu zwisa',
  ])('a relative who is the patient is in danger: %s', (text) => {
    expect(found(text)).toBe('CALL_112');
  });
});

describe('a thought of death', () => {
  test.each([
    'I want to die',
    'I had a certificate for the job last year but I want to die today',
    'Ma ei taha enam elada, palun haiguslehte',
    'Я не хочу больше жить, продлите больничный',
    'Nie chcę już żyć, proszę o zwolnienie',
  ])('of oneself and now is never taken back: %s', (text) => {
    expect(found(text)).toBe('CRISIS');
  });

  test.each([
    'No suicidal thoughts today',
    'Enesetapumõtteid ei ole',
    'Мыслей о смерти нет',
    'Myśli samobójczych nie mam',
  ])('that is denied goes to the clinic without the page: %s', (text) => {
    expect(found(text)).toBe('CLINIC_TODAY');
  });

  test.each([
    'Ten years ago I attempted suicide, I am well now and need a letter',
    'Naaber tegi enesetapu, lapsed küsivad, kust lugeda, kuidas rääkida',
    'В молодости была попытка суицида, сейчас всё хорошо, нужна справка',
    'Jestem nauczycielką, szukam ulotki o samobójstwach dla rodziców',
  ])('of others or long ago is told to the clinic: %s', (text) => {
    expect(found(text)).toBe('CLINIC_TODAY');
  });
});

describe('what a history, a fear or a request beside it takes nothing from', () => {
  test.each([
    'I have two stents and have crushing chest pain spreading to my left arm',
    'I was discharged after gallbladder surgery and I am coughing up blood and short of breath',
    'Pärast operatsiooni köhin verd ja ei saa hingata',
    'Po operacji kaszlę krwią i duszę się',
    'Врач сказал что нервы, но у меня перекосило лицо и речь невнятная',
    'He has stopped breathing',
    'My baby has gone limp and pale',
    'My father has passed out and does not respond',
    'Ребёнку 3 года, он задыхается и губы синеют',
    'Не знаю, вызывать ли скорую, у мужа перекосило лицо и отнялась рука',
    'Mul oli kaks aastat tagasi infarkt ja nüüd on tugev suruv valu rinnus',
    'Call me at once, my chest is crushing and I sweat',
    'My son had a seizure at school',
    'I am worried, my chest is crushing and my arm is numb',
    'Kardan, mul on suruv valu rinnus ja ei saa hingata',
  ])('112: %s', (text) => {
    expect(strongestAction(freeTextAlerts(text))).toBe('CALL_112');
  });

  test.each([
    'Я больше не хочу жить. Нужен больничный.',
    'Я больше не могу, хочу умереть, выпишите снотворное',
    'I want to kill myself, I have a plan and wrote the letters to my ex',
    'Mees suri suvel ja ma ei taha enam elada, palun pikendage uinutite retsept',
    'Mąż zmarł w marcu, nie chcę żyć, proszę o receptę na leki nasenne',
  ])('those who listen: %s', (text) => {
    expect(strongestAction(freeTextAlerts(text))).toBe('CRISIS');
  });

  test.each([
    'Dwa lata temu miałem zawał, mam silny ucisk w klatce piersiowej',
    'Czy to normalne, że nie mogę oddychać i sinieją mi usta?',
  ])('at least the clinic, today: %s', (text) => {
    expect(strongestAction(freeTextAlerts(text))).not.toBeNull();
  });
});
