import type { DemoInformationItem } from './item.ts';

export const asthmaCheckByEContact: DemoInformationItem = {
  slug: 'asthma-check-by-e-contact',
  kind: 'GUIDELINE',
  problemTypes: ['ASTHMA', 'COUGH', 'DYSPNEA', 'PRESCRIPTION_REFILL'],
  sourceUrl: 'https://ginasthma.org',
  publishedDaysAgo: 96,
  version: 2,
  texts: {
    et: {
      title: 'Astma kontroll e-kontaktis',
      summary:
        'Neli küsimust viimase nelja nädala kohta näitavad, kas astma on kontrolli all. Halvenevat hingamist kirja teel ei hinnata.',
      body: `### Täna, telefonitsi või 112

- 112: ei jaksa öelda tervet lauset, huuled sinakad, uimasus, hooravim ei aita
- 112: hapnikusisaldus (SpO₂) 92% või vähem
- Täna: hooravimit on vaja sagedamini kui iga nelja tunni järel; SpO₂ 93–94%
- Täna: hingeldus on uus või süvenenud viimase kolme päevaga; varem astma tõttu intensiivravil olnud patsient

### Neli küsimust viimase nelja nädala kohta

- Vaevused päeval üle kahe korra nädalas?
- Öine ärkamine astma tõttu?
- Hooravim üle kahe korra nädalas?
- Tegevus on astma pärast piiratud?
- 0 jah-vastust: kontrolli all; 1–2: osaliselt; 3–4: kontrolli alt väljas

### Vastuvõtt kahe nädala jooksul

- Vähemalt kolm jah-vastust; ühe-kahe korral vastuvõtt kuu aja jooksul
- Ägenemine või hormoontabletid viimase kolme kuu jooksul
- Ainult hooravim, ilma põletikuvastase ravita: arst vaatab ravi üle
- Kontrollige inhalatsioonivõtet, ravisoostumust, suitsetamist ja allergeene

### Piisab nõuandest e-kontaktis

- Kõik vastused on „ei“ ja viimane kontroll oli aasta jooksul
- Hea enesetunne ei ole põhjus baasravi ise lõpetada
- Saatke kirjalik tegevusplaan ja leppige kokku järgmine kontroll`,
      sourceName: 'GINA: ülemaailmne astma käsitlusjuhend',
    },
    en: {
      title: 'Asthma check by e-contact',
      summary:
        'Four questions on the last four weeks show whether asthma is under control. Breathing that gets worse is not judged by letter.',
      body: `### Today, by phone or 112

- 112: cannot finish a sentence, blue lips, drowsy, the reliever does not help
- 112: oxygen level (SpO₂) of 92% or less
- Today: the reliever is needed more often than every four hours; SpO₂ 93 to 94%
- Today: breathlessness is new or worse within three days; a patient who was once in intensive care with asthma

### Four questions on the last four weeks

- Complaints by day more than twice a week?
- Waking at night because of asthma?
- Reliever more than twice a week?
- Activity limited by asthma?
- No yes: controlled; 1 to 2: partly; 3 to 4: uncontrolled

### A visit within two weeks

- Three yes or more; with one or two, within a month
- An attack or steroid tablets in the last three months
- Only a reliever without preventive treatment: the doctor reviews it
- Check inhaler technique, regular use, smoking and allergens

### Advice by e-contact is enough

- All answers are no, and the last check was within a year
- Feeling well is no reason to stop the preventer by oneself
- Send the written action plan and agree on the next check`,
      sourceName: 'GINA: global strategy for asthma',
    },
    ru: {
      title: 'Контроль астмы в э-контакте',
      summary:
        'Четыре вопроса о последних четырёх неделях показывают, под контролем ли астма. Ухудшение дыхания по переписке не оценивают.',
      body: `### Сегодня: по телефону или 112

- 112: не может договорить фразу, синие губы, сонливость, ингалятор для снятия приступа не помогает
- 112: насыщение кислородом (SpO₂) 92% и ниже
- Сегодня: ингалятор для снятия приступа нужен чаще, чем раз в четыре часа; SpO₂ 93–94%
- Сегодня: одышка новая или усилилась за три дня; пациент уже попадал с астмой в интенсивную терапию

### Четыре вопроса о последних четырёх неделях

- Симптомы днём чаще двух раз в неделю?
- Просыпается ночью из-за астмы?
- Препарат для снятия приступа чаще двух раз в неделю?
- Астма ограничивает активность?
- Ни одного «да»: под контролем; 1–2: частично; 3–4: контроля нет

### Приём в течение двух недель

- Три «да» и больше; при одном-двух — в течение месяца
- Обострение или гормональные таблетки за последние три месяца
- Только препарат для снятия приступа без базисной терапии: лечение пересматривает врач
- Проверьте технику ингаляции, регулярность, курение и аллергены

### Достаточно совета в э-контакте

- Все ответы «нет», последний контроль был в течение года
- Хорошее самочувствие — не повод самому бросать базисную терапию
- Пришлите письменный план действий и договоритесь о следующем контроле`,
      sourceName: 'GINA: глобальная стратегия лечения астмы',
    },
    pl: {
      title: 'Kontrola astmy w e-kontakcie',
      summary:
        'Cztery pytania o ostatnie cztery tygodnie pokazują, czy astma jest kontrolowana. Pogarszającego się oddechu nie ocenia się w korespondencji.',
      body: `### Dziś: telefonicznie lub 112

- 112: nie może dokończyć zdania, sine usta, senność, lek doraźny nie pomaga
- 112: saturacja (SpO₂) 92% lub niższa
- Dziś: lek doraźny potrzebny częściej niż co cztery godziny; SpO₂ 93–94%
- Dziś: duszność nowa lub nasilona w ciągu trzech dni; w przeszłości pobyt na intensywnej terapii z powodu astmy

### Cztery pytania o ostatnie cztery tygodnie

- Objawy w dzień częściej niż dwa razy w tygodniu?
- Nocne budzenie z powodu astmy?
- Lek doraźny częściej niż dwa razy w tygodniu?
- Ograniczenie aktywności przez astmę?
- Bez odpowiedzi „tak”: kontrolowana; 1–2: częściowo; 3–4: niekontrolowana

### Wizyta w ciągu dwóch tygodni

- Trzy i więcej odpowiedzi „tak”; przy jednej lub dwóch w ciągu miesiąca
- Zaostrzenie lub steroidy w tabletkach w ostatnich trzech miesiącach
- Tylko lek doraźny, bez leczenia przeciwzapalnego: leczenie weryfikuje lekarz
- Sprawdzić technikę inhalacji, regularność, palenie i alergeny

### Wystarczy porada w e-kontakcie

- Wszystkie odpowiedzi „nie”, ostatnia kontrola w ciągu roku
- Dobre samopoczucie nie jest powodem do samodzielnego odstawienia leku kontrolującego
- Wysłać pisemny plan działania i umówić następną kontrolę`,
      sourceName: 'GINA: światowa strategia leczenia astmy',
    },
  },
};
