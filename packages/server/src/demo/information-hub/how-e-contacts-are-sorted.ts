import type { DemoInformationItem } from './item.ts';

export const howEContactsAreSorted: DemoInformationItem = {
  slug: 'how-e-contacts-are-sorted',
  kind: 'IMPORTANT',
  problemTypes: [],
  sourceUrl: 'https://www.tervisekassa.ee',
  publishedDaysAgo: 284,
  version: 3,
  texts: {
    et: {
      title: 'Kuidas e-kontakte sorteeritakse',
      summary:
        'Ohumärgiga e-kontaktid on alati loendi alguses, ülejäänud ooteaja järgi. Masin ei otsusta, kui haige keegi on: see ainult tõstab märgid nähtavale.',
      body: `### Järjekord

- Kõige ees on võimalik erakorraline seisund ja need, mis vajavad täna vastust; erakorralist lugege esimesena
- Mõlemad püsivad ees, kuni keegi märgib need nähtuks
- Ülejäänud: kõige kauem oodanud esimesena
- Märk tuleb patsiendi vastustest ja sõnadest; põhjus on e-kontakti ülaosas

### Hommikune ülevaatus

- Esimesena tööle tulnud õde või arst loeb ohumärgid läbi enne muud tööd
- Kliiniku töötaja jagab haldusküsimused: ajad, tõendid, arved
- Tervisemure saab vastutaja tunni jooksul; retseptisoovi otsustab arst
- Päeva lõpuks ei jää ühtegi vastutajata e-kontakti

### Mida märk ei ütle

- Märgi puudumine ei tähenda, et ohtu ei ole: lugege patsiendi sõnad läbi
- Eitus või vana haigus võib anda asjatu märgi; parem üks liiga palju
- Laps, eakas, rase ja võõras keel väärivad teist pilku

### Kui olete ebakindel

- Ärge sorteerige allapoole seda, millest Te aru ei saa: küsige õelt
- Telefon on kiirem kui kiri; eluohus 112
- Uus patsient: enne vastamist võtke patsiendiks või lükake tagasi, ohumärgi korral vastake kohe

### Päeva lõpus

- Ükski märk ei ole jäänud nägemata
- See, kellele lubasime täna vastata, on vastuse saanud`,
      sourceName: 'Tervisekassa: perearstiabi',
    },
    en: {
      title: 'How e-contacts are sorted',
      summary:
        'E-contacts with a danger sign are always on top, the others by waiting time. The machine does not decide how ill anybody is: it only makes signs visible.',
      body: `### The order

- On top stand possible emergencies and those that need an answer today; read the emergencies first
- Both stay on top until somebody marks them as seen
- The rest: longest waiting first
- A sign comes from the patient’s answers and words; its reason is at the top of the e-contact

### The morning round

- The first nurse or doctor to arrive reads the danger signs before other work
- Office staff share out administrative questions: times, certificates, bills
- A health concern has somebody responsible within an hour; a doctor decides on prescription requests
- No e-contact stays unassigned until the end of the day

### What a sign does not say

- No sign does not mean no danger: read the patient’s words
- A “not” or an old illness may give a needless sign; better one too many
- A child, an older person, pregnancy and a foreign language deserve a second look

### If you are unsure

- Do not sort down what you do not understand: ask a nurse
- A phone is faster than a letter; in danger to life 112
- A new patient: accept or reject before answering; with a danger sign answer at once

### At the end of the day

- No sign is unseen
- Whoever was promised an answer today has it`,
      sourceName: 'Estonian Health Insurance Fund: family doctor care',
    },
    ru: {
      title: 'Как сортируются э-контакты',
      summary:
        'Э-контакты с признаком опасности всегда сверху, остальные — по времени ожидания. Машина не решает, насколько человек болен: она только делает признаки заметными.',
      body: `### Порядок

- Сверху возможные неотложные состояния и те, где ответ нужен сегодня; неотложные читайте первыми
- И те и другие остаются сверху, пока их не отметят просмотренными
- Остальные: первым тот, кто ждёт дольше
- Признак берётся из ответов и слов пациента; причина указана вверху э-контакта

### Утренний просмотр

- Кто из врачей и медсестёр пришёл первым, читает признаки опасности до другой работы
- Сотрудник клиники распределяет административные вопросы: время, справки, счета
- У жалобы на здоровье в течение часа есть ответственный; запрос рецепта решает врач
- Ни один э-контакт не остаётся без ответственного до конца дня

### Чего признак не говорит

- Отсутствие признака не значит, что опасности нет: читайте слова пациента
- Слово «не» или старая болезнь могут дать лишний признак; лучше один лишний
- Ребёнок, пожилой человек, беременная и чужой язык заслуживают второго взгляда

### Если вы не уверены

- Не опускайте вниз то, чего не поняли: спросите медсестру
- Телефон быстрее письма; при угрозе жизни 112
- Новый пациент: примите или отклоните до ответа; при признаке опасности отвечайте сразу

### В конце дня

- Ни одного непросмотренного признака
- Кому обещан ответ сегодня, тот его получил`,
      sourceName: 'Касса здоровья Эстонии: помощь семейного врача',
    },
    pl: {
      title: 'Jak sortowane są e-kontakty',
      summary:
        'E-kontakty z oznaką zagrożenia są zawsze na górze, pozostałe według czasu oczekiwania. Maszyna nie decyduje, jak bardzo ktoś jest chory: tylko uwidacznia oznaki.',
      body: `### Kolejność

- Na górze są możliwe stany nagłe i te, które wymagają odpowiedzi dzisiaj; stany nagłe czytać najpierw
- Jedne i drugie pozostają na górze, dopóki ktoś nie oznaczy ich jako zauważone
- Pozostałe: najdłużej czekające na początku
- Oznaka pochodzi z odpowiedzi i słów pacjenta; przyczyna jest na górze e-kontaktu

### Poranny przegląd

- Kto z lekarzy i pielęgniarek przyjdzie pierwszy, czyta oznaki zagrożenia przed inną pracą
- Pracownik przychodni rozdziela sprawy administracyjne: terminy, zaświadczenia, rachunki
- Problem zdrowotny w ciągu godziny ma osobę odpowiedzialną; o prośbie o receptę decyduje lekarz
- Żaden e-kontakt nie pozostaje nieprzydzielony do końca dnia

### Czego oznaka nie mówi

- Brak oznaki nie znaczy braku zagrożenia: czytać słowa pacjenta
- Słowo „nie” lub dawna choroba mogą dać zbędną oznakę; lepiej o jedną za dużo
- Dziecko, osoba starsza, ciąża i obcy język zasługują na drugie spojrzenie

### W razie niepewności

- Nie przesuwać w dół tego, czego się nie rozumie: zapytać pielęgniarkę
- Telefon jest szybszy niż wiadomość; przy zagrożeniu życia 112
- Nowy pacjent: przyjąć lub odrzucić przed odpowiedzią; przy oznace zagrożenia odpowiedzieć od razu

### Na koniec dnia

- Żadna oznaka nie pozostała niezauważona
- Komu obiecano odpowiedź na dziś, ten ją ma`,
      sourceName: 'Estońska Kasa Chorych: opieka lekarza rodzinnego',
    },
  },
};
