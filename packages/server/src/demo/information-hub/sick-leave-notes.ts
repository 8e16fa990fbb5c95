import type { DemoInformationItem } from './item.ts';

export const sickLeaveNotes: DemoInformationItem = {
  slug: 'sick-leave-notes',
  kind: 'IMPORTANT',
  problemTypes: ['FIT_NOTE', 'SICK_LEAVE', 'FIT_NOTE_ENLENGTHEN', 'FIT_NOTE_END'],
  sourceUrl: 'https://www.tervisekassa.ee',
  publishedDaysAgo: 146,
  version: 2,
  texts: {
    et: {
      title: 'Haigus- ja hooldusleht kliiniku vaatest',
      summary:
        'Lehe avab, pikendab ja lõpetab arst; kliiniku töötaja kogub andmed ja hoiab patsienti kursis. Enamik viivitusi tuleb puuduvast kuupäevast.',
      body: `### Mis peab soovis olema

- Haigusleht või hooldusleht ja esimene päev, mil patsient tööl ei olnud
- Mis takistab töötamist ja millist tööd inimene teeb
- Kas nädalavahetused on tööpäevad
- Hoolduslehe puhul hooldatava isikukood ja kes teda hooldab
- Millal patsient ei saa visiidile tulla ega telefonile vastata

### Kuidas töö käib

- Andke soov samal päeval arstile; soov ei tohi jääda päevadeks märkamata
- Tagasiulatuvat algust ei lubata patsiendile ette: otsustab arst Tervisekassa reeglite järgi
- Pikendamise ja lõpetamise kuupäev pange kalendrisse; meeldetuletus päev enne lõppu
- Kui leht on lõpetatud, saadab arst selle elektrooniliselt; paberit tööandjale ei ole vaja
- Õppurile ja töötule antakse tõend, mitte haigusleht

### Mida öelda

- Hüvitise summa ja maksmise kohta küsigu patsient tööandjalt või Tervisekassast
- Diagnoosi tööandjale ei öelda, ka siis, kui ta helistab
- Tööõnnetus, rasedus ja riigist lahkumine: andke arstile kohe teada

### Ohumärk soovis

- Haiguslehe soovis võib olla kirjas rinnavalu, õhupuudus või enesetapumõte
- Siis ei ole see enam paberitöö: öelge arstile või õele suuliselt, eluohus helistage 112`,
      sourceName: 'Tervisekassa: töövõimetusleht',
    },
    en: {
      title: 'Sick and care leave from the clinic’s side',
      summary:
        'A doctor opens, lengthens and ends a leave; office staff gather the facts and keep the patient informed. Most delays come from a missing date.',
      body: `### What a request must have

- Sick or care leave, and the first day the patient was not at work
- What prevents work, and what the work is
- Whether weekends are working days
- For care leave the personal code of the person cared for, and who cares
- When the patient cannot come or answer the phone

### How it goes

- Give the request to a doctor the same day; days must not pass unnoticed
- Do not promise a start in the past: the doctor decides by the rules of the Health Insurance Fund
- Put the dates of lengthening and ending in the calendar, with a reminder the day before
- An ended leave is sent electronically by the doctor; the employer needs no paper
- Students and the unemployed get a certificate, not sick leave

### What to say

- For the sum and payment, patients ask the employer or the Health Insurance Fund
- The diagnosis is not told to the employer, even if they phone
- An accident at work, pregnancy or leaving the country: tell the doctor at once

### A danger sign in a request

- A request for leave may mention chest pain, breathlessness or a thought of suicide
- Then it is no longer paperwork: tell a doctor or nurse aloud, in danger to life call 112`,
      sourceName: 'Estonian Health Insurance Fund: certificate of incapacity for work',
    },
    ru: {
      title: 'Больничный и лист по уходу: взгляд клиники',
      summary:
        'Лист открывает, продлевает и закрывает врач; сотрудник клиники собирает данные и держит пациента в курсе. Чаще всего задержка — из-за недостающей даты.',
      body: `### Что должно быть в запросе

- Больничный или лист по уходу и первый день, когда пациент не был на работе
- Что мешает работать и какая это работа
- Рабочие ли выходные дни
- Для листа по уходу — личный код того, за кем ухаживают, и кто ухаживает
- Когда пациент не может прийти или ответить на звонок

### Как идёт работа

- Передайте запрос врачу в тот же день; дни не должны проходить незаметно
- Не обещайте начало задним числом: решает врач по правилам Кассы здоровья
- Даты продления и закрытия внесите в календарь, напоминание за день
- Закрытый лист врач отправляет электронно; бумага работодателю не нужна
- Учащимся и безработным выдают справку, а не больничный

### Что сказать

- О сумме и выплате пациент спрашивает у работодателя или в Кассе здоровья
- Диагноз работодателю не называют, даже если он звонит
- Несчастный случай на работе, беременность, отъезд из страны: сразу сообщите врачу

### Признак опасности в запросе

- В запросе на больничный может быть боль в груди, одышка или мысль о самоубийстве
- Тогда это уже не бумаги: скажите врачу или медсестре лично, при угрозе жизни звоните по номеру 112`,
      sourceName: 'Касса здоровья Эстонии: лист нетрудоспособности',
    },
    pl: {
      title: 'Zwolnienie lekarskie i opieka: strona przychodni',
      summary:
        'Zwolnienie otwiera, przedłuża i kończy lekarz; pracownik przychodni zbiera dane i informuje pacjenta. Większość opóźnień wynika z brakującej daty.',
      body: `### Co musi zawierać prośba

- Zwolnienie chorobowe czy opieka i pierwszy dzień nieobecności w pracy
- Co uniemożliwia pracę i jaka to praca
- Czy weekendy są dniami pracy
- Przy opiece: kod osobisty podopiecznego i kto się nim opiekuje
- Kiedy pacjent nie może przyjść lub odebrać telefonu

### Jak to przebiega

- Przekazać prośbę lekarzowi tego samego dnia; dni nie mogą mijać niezauważone
- Nie obiecywać początku wstecz: decyduje lekarz według zasad Kasy Chorych
- Daty przedłużenia i zakończenia wpisać do kalendarza z przypomnieniem dzień wcześniej
- Zakończone zwolnienie lekarz wysyła elektronicznie; pracodawca nie potrzebuje papieru
- Uczniowie i bezrobotni otrzymują zaświadczenie, nie zwolnienie

### Co powiedzieć

- O kwotę i wypłatę pacjent pyta pracodawcę lub Kasę Chorych
- Rozpoznania nie podaje się pracodawcy, nawet gdy dzwoni
- Wypadek przy pracy, ciąża lub wyjazd z kraju: od razu powiedzieć lekarzowi

### Oznaka zagrożenia w prośbie

- Prośba o zwolnienie może wspominać o bólu w klatce piersiowej, duszności lub myśli samobójczej
- Wtedy to już nie formalność: powiedzieć lekarzowi lub pielęgniarce osobiście, przy zagrożeniu życia dzwonić pod numer 112`,
      sourceName: 'Estońska Kasa Chorych: zaświadczenie o niezdolności do pracy',
    },
  },
};
