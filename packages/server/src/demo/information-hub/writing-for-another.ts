import type { DemoInformationItem } from './item.ts';

export const writingForAnother: DemoInformationItem = {
  slug: 'writing-for-another',
  kind: 'IMPORTANT',
  problemTypes: [],
  sourceUrl: 'https://www.aki.ee',
  publishedDaysAgo: 71,
  version: 2,
  texts: {
    et: {
      title: 'Andmekaitse, kui keegi kirjutab teise eest',
      summary:
        'Lapse vanem, eaka tütar või hooldaja võib kirjutada teise inimese eest, kuid esindusõigus tuleb kinnitada. Kuni kinnituseni ei avaldata kirjutajale midagi patsiendi andmetest.',
      body: `### Enne vastamist

- Vaadake, kes kirjutab ja kelle kohta; kinnitamata esindaja on märgitud
- Kontrollige registrist: vanem ja alaealine laps, eestkostja kohtulahend, kirjalik volitus või patsiendi enda sõna
- Kui kahtlete, helistage patsiendile numbril, mis on kliinikul juba olemas, mitte numbril kirjast
- Kinnitage esindusõigus üks kord; kui alust ei ole, märkige, et meile teadmata

### Seni kuni kinnitust ei ole

- Vastake küsitule üldise juhisega: kuhu pöörduda, millal helistada
- Ärge nimetage diagnoosi, ravimit, proovi tulemust ega seda, kas inimene on meie patsient
- Ohumärgi korral vastake kohe ja helistage; elu päästmine on tähtsam kui kinnitus (112)

### Erijuhud

- Lahutatud vanemad: mõlemal on õigus, kui kohus ei ole teisiti otsustanud
- Teismeline võib soovida, et midagi vanemale ei öeldaks: otsustab arst
- Täisealise abikaasa ei ole esindaja ainult abielu tõttu
- Politsei, tööandja või kindlustus: ärge vastake, andke juhile

### Kui eksisite

- Öelge kohe juhile või andmekaitsespetsialistile; rikkumisest teatamiseks on aega 72 tundi
- Ärge kustutage midagi`,
      sourceName: 'Andmekaitse Inspektsioon',
    },
    en: {
      title: 'Data protection when somebody writes for another',
      summary:
        'A parent, a daughter or a carer may write for another person, but the right to act must be confirmed. Until then the writer learns nothing from the patient’s record.',
      body: `### Before answering

- See who writes and about whom; a representative not verified is marked
- Check in the register: parent and minor child, a court’s decision on guardianship, a written authorisation, or the patient’s own word
- In doubt, phone the patient on the number the clinic already has, not the one in the letter
- Confirm once; if there is no ground, mark it as not known to us

### Until it is confirmed

- Answer what was asked with general guidance: where to turn, when to phone
- Name no diagnosis, medicine or test result, nor whether the person is our patient
- With a danger sign answer at once and phone; saving a life comes before confirming (112)

### Special cases

- Divorced parents: both have the right unless a court decided otherwise
- A teenager may wish that something stays from a parent: the doctor decides
- A spouse does not represent an adult by marriage alone
- Police, employer or insurer: do not answer, pass it to the head of the clinic

### If you made a mistake

- Tell the head or data protection officer at once; a breach is to be reported within 72 hours
- Delete nothing`,
      sourceName: 'Estonian Data Protection Inspectorate',
    },
    ru: {
      title: 'Защита данных, когда пишут за другого',
      summary:
        'Родитель, дочь или опекун могут писать за другого человека, но право представлять нужно подтвердить. До этого автору не сообщают ничего из данных пациента.',
      body: `### Перед ответом

- Посмотрите, кто пишет и о ком; неподтверждённый представитель отмечен
- Проверьте по регистру: родитель и несовершеннолетний ребёнок, решение суда об опеке, письменная доверенность или слово самого пациента
- При сомнении позвоните пациенту по номеру, который уже есть у клиники, а не из письма
- Подтвердите один раз; если основания нет, отметьте, что нам неизвестно

### Пока не подтверждено

- Отвечайте на вопрос общим советом: куда обратиться, когда звонить
- Не называйте диагноз, лекарство, результат анализа и то, наш ли это пациент
- При признаке опасности отвечайте сразу и звоните; спасение жизни важнее подтверждения (112)

### Особые случаи

- Разведённые родители: право есть у обоих, если суд не решил иначе
- Подросток может просить не сообщать что-то родителям: решает врач
- Супруг не представляет взрослого только в силу брака
- Полиция, работодатель, страховщик: не отвечайте, передайте руководителю

### Если ошиблись

- Сразу скажите руководителю или специалисту по защите данных; на сообщение о нарушении есть 72 часа
- Ничего не удаляйте`,
      sourceName: 'Инспекция по защите данных Эстонии',
    },
    pl: {
      title: 'Ochrona danych, gdy ktoś pisze za inną osobę',
      summary:
        'Rodzic, córka lub opiekun może pisać za inną osobę, ale prawo do reprezentacji trzeba potwierdzić. Do tego czasu osoba pisząca nie dowiaduje się niczego z danych pacjenta.',
      body: `### Przed odpowiedzią

- Sprawdzić, kto pisze i o kim; niepotwierdzona reprezentacja jest oznaczona
- Sprawdzić w rejestrze: rodzic i małoletnie dziecko, orzeczenie sądu o opiece, pisemne upoważnienie lub słowo samego pacjenta
- W razie wątpliwości zadzwonić do pacjenta pod numer, który przychodnia już ma, nie pod numer z wiadomości
- Potwierdzić raz; jeśli nie ma podstaw, zaznaczyć, że nic o tym nie wiemy

### Do czasu potwierdzenia

- Odpowiadać na pytanie ogólną wskazówką: dokąd się zwrócić, kiedy dzwonić
- Nie podawać rozpoznania, leku, wyniku ani tego, czy osoba jest naszym pacjentem
- Przy oznace zagrożenia odpowiedzieć od razu i zadzwonić; ratowanie życia jest ważniejsze niż potwierdzenie (112)

### Sytuacje szczególne

- Rozwiedzeni rodzice: prawo mają oboje, chyba że sąd zdecydował inaczej
- Nastolatek może chcieć coś zachować przed rodzicem: decyduje lekarz
- Małżonek nie reprezentuje dorosłego z samego faktu małżeństwa
- Policja, pracodawca, ubezpieczyciel: nie odpowiadać, przekazać kierownikowi

### W razie pomyłki

- Od razu powiedzieć kierownikowi lub inspektorowi ochrony danych; na zgłoszenie naruszenia są 72 godziny
- Niczego nie usuwać`,
      sourceName: 'Estoński Inspektorat Ochrony Danych',
    },
  },
};
