import type { DemoInformationItem } from './item.ts';

export const vaccinationGapsBeforeSchool: DemoInformationItem = {
  slug: 'vaccination-gaps-before-school',
  kind: 'GUIDELINE',
  problemTypes: ['REQUEST_VACCINATION', 'WELLNESS_VISIT_CHILD', 'CERTIFICATE'],
  sourceUrl: 'https://www.vaktsineeri.ee',
  publishedDaysAgo: 36,
  version: 1,
  texts: {
    et: {
      title: 'Vaktsineerimislüngad enne kooli',
      summary:
        'Vahele jäänud annus ei tähenda, et kuuri peab otsast alustama. Enne kooli vaadake läbi kogu immuniseerimispass ja tehke plaan puuduva kohta.',
      body: `### Täna, telefonitsi või 112

- 112: pärast süstimist näo või keele turse, raske hingamine, minestamine või levinud lööve koos nõrkusega
- 112: krambihoog või raskesti äratatav laps
- Täna: palavik 40 °C või rohkem; lohutamatu nutt üle kolme tunni; süstekoha kiiresti leviv kuum punetus koos palavikuga

### Õe vastuvõtt kuu aja jooksul

- Võrrelge lapse andmeid kehtiva riikliku immuniseerimiskavaga, mitte mäluga
- Annus, mille kohta kirjalikku tõendit ei ole, loetakse tegemata
- Jätkake sealt, kus kuur katkes; alustatud kuuri ei korrata
- Mitu vaktsiini võib teha ühel päeval eri kohtadesse; kui kaht elusvaktsiini ei tehta samal päeval, jääb vahele vähemalt neli nädalat
- Välismaalt tulnud lapse dokumendid tõlgitakse ja kantakse infosüsteemi
- Nõrk immuunsus või varasem raske reaktsioon: otsustab arst

### Piisab nõuandest e-kontaktis

- Kerge nohu ei takista vaktsineerimist; palavikuga haiguse korral lükatakse aeg edasi
- Pärast süsti jääb laps vähemalt 15 minutiks kohapeale
- Valulik käsi ja palavik ühe-kahe päeva jooksul on ootuspärased
- Vanem, kes kahtleb, vajab rahulikku vastust ja aega, mitte noomitust
- Kirjutage, mis puudub, millal tulla ja mis kaasa võtta`,
      sourceName: 'Vaktsineeri.ee: vaktsineerimine ja immuniseerimiskava',
    },
    en: {
      title: 'Vaccination gaps before school',
      summary:
        'A missed dose does not mean starting the course again. Before school, go through the whole record and make a plan for what is missing.',
      body: `### Today, by phone or 112

- 112: after an injection, swelling of face or tongue, hard breathing, fainting, or a widespread rash with weakness
- 112: a seizure, or a child who is hard to wake
- Today: fever of 40 °C or more; crying that cannot be calmed for over three hours; hot redness that spreads fast from the injection, with fever

### A visit to the nurse within a month

- Compare the child’s record with the national schedule in force, not with memory
- A dose without written proof counts as not given
- Go on from where the course stopped; it is not begun again
- Several vaccines may be given on one day in different places; two live vaccines not given on the same day are at least four weeks apart
- Papers from abroad are translated and entered in the record
- Weak immunity or an earlier severe reaction: the doctor decides

### Advice by e-contact is enough

- A light cold is no obstacle; an illness with fever moves the day
- The child stays for at least 15 minutes after the injection
- A sore arm and fever for a day or two are expected
- A parent in doubt needs a calm answer and time, not blame
- Write what is missing, when to come and what to bring`,
      sourceName: 'Vaktsineeri.ee: vaccination and the national schedule',
    },
    ru: {
      title: 'Пропущенные прививки перед школой',
      summary:
        'Пропущенная доза не означает, что курс нужно начинать заново. Перед школой просмотрите весь прививочный паспорт и составьте план недостающего.',
      body: `### Сегодня: по телефону или 112

- 112: после укола отёк лица или языка, затруднённое дыхание, обморок или обширная сыпь со слабостью
- 112: судороги или ребёнка трудно разбудить
- Сегодня: температура 40 °C и выше; безутешный плач дольше трёх часов; горячая краснота от места укола быстро растёт и есть температура

### Приём медсестры в течение месяца

- Сверяйте данные ребёнка с действующим календарём прививок, а не по памяти
- Доза без письменного подтверждения считается несделанной
- Продолжайте с того места, где курс прервался; заново его не начинают
- Несколько вакцин можно ввести в один день в разные места; если две живые вакцины не введены в один день, между ними не меньше четырёх недель
- Документы из-за рубежа переводят и вносят в систему
- Ослабленный иммунитет или тяжёлая реакция в прошлом: решает врач

### Достаточно совета в э-контакте

- Лёгкий насморк прививке не мешает; при болезни с температурой день переносят
- После укола ребёнок остаётся на месте не меньше 15 минут
- Боль в руке и температура день-два ожидаемы
- Сомневающемуся родителю нужны спокойный ответ и время, а не упрёки
- Напишите, чего не хватает, когда прийти и что взять с собой`,
      sourceName: 'Vaktsineeri.ee: прививки и национальный календарь',
    },
    pl: {
      title: 'Braki w szczepieniach przed szkołą',
      summary:
        'Pominięta dawka nie oznacza rozpoczynania cyklu od nowa. Przed szkołą należy przejrzeć całą kartę szczepień i zaplanować brakujące dawki.',
      body: `### Dziś: telefonicznie lub 112

- 112: po wstrzyknięciu obrzęk twarzy lub języka, trudności z oddychaniem, omdlenie lub rozległa wysypka z osłabieniem
- 112: drgawki lub dziecko trudne do obudzenia
- Dziś: gorączka 40 °C lub wyższa; nieutulony płacz ponad trzy godziny; szybko szerzące się gorące zaczerwienienie w miejscu wkłucia z gorączką

### Wizyta u pielęgniarki w ciągu miesiąca

- Porównać kartę dziecka z obowiązującym kalendarzem szczepień, nie z pamięcią
- Dawka bez pisemnego potwierdzenia liczy się jako niepodana
- Kontynuować od miejsca przerwania; cyklu nie zaczyna się od nowa
- Kilka szczepionek można podać jednego dnia w różne miejsca; dwie żywe szczepionki niepodane tego samego dnia dzieli co najmniej cztery tygodnie
- Dokumenty z zagranicy tłumaczy się i wprowadza do systemu
- Obniżona odporność lub ciężka reakcja w przeszłości: decyduje lekarz

### Wystarczy porada w e-kontakcie

- Lekki katar nie jest przeszkodą; choroba z gorączką przesuwa termin
- Po szczepieniu dziecko pozostaje na miejscu co najmniej 15 minut
- Bolesna ręka i gorączka przez dzień lub dwa są spodziewane
- Rodzic z wątpliwościami potrzebuje spokojnej odpowiedzi i czasu, nie wyrzutów
- Napisać, czego brakuje, kiedy przyjść i co zabrać`,
      sourceName: 'Vaktsineeri.ee: szczepienia i kalendarz krajowy',
    },
  },
};
