import type { DemoInformationItem } from './item.ts';

export const repliesAPatientUnderstands: DemoInformationItem = {
  slug: 'replies-a-patient-understands',
  kind: 'IMPORTANT',
  problemTypes: [],
  sourceUrl: 'https://www.who.int',
  publishedDaysAgo: 12,
  version: 1,
  texts: {
    et: {
      title: 'Kuidas vastata nii, et patsient saab aru',
      summary:
        'Patsient loeb vastust üksi, sageli telefonist ja murelikuna. Hea vastus ütleb kõigepealt, mida teha, siis miks ja lõpuks, millal uuesti pöörduda.',
      body: `### Kolm osa igas vastuses

- **Mida teha:** üks kuni kolm sammu, igaüks eraldi real
- **Miks:** üks lause tavaliste sõnadega
- **Millal uuesti:** kuupäev ja märgid, mille korral helistada; ohu korral 112

### Sõnad

- Kirjutage „kõrge vererõhk“, mitte „hüpertensioon“; ladina nimi sulgudes ainult siis, kui patsient seda kohtab
- Lühendid kirjutage välja: „vereproov neerude kohta“, mitte „krea, eGFR“
- Üks mõte lauses, kuni viisteist sõna
- Ravimi juures nimi, mitu tabletti, mis kell ja mitu päeva
- Proovi tulemuse juures ütlege, kas see on korras, ja mida see tähendab just temale

### Toon

- Pöörduge nimepidi, vastake kõigile küsimustele, ka neile, mida ei saa kohe lahendada
- Kui ütlete ei, öelge põhjus ja mis on võimalik
- Ärge kirjutage „rahunege“ ega „teil ei ole midagi viga“; öelge, mida Te vaatasite ja mida ei leidnud
- Halbu uudiseid ei saadeta kirjaga: kutsuge vastuvõtule või helistage

### Enne saatmist

- Lugege vastus läbi nii, nagu loeks seda Teie vanaema
- Mall on algus, mitte vastus: kustutage, mis selle inimese kohta ei käi`,
      sourceName: 'Maailma Terviseorganisatsioon: terviseteabe mõistetavus',
    },
    en: {
      title: 'How to answer so that a patient understands',
      summary:
        'A patient reads the answer alone, often on a phone and worried. A good answer says first what to do, then why, and last when to write again.',
      body: `### Three parts in every answer

- **What to do:** one to three steps, each on its own line
- **Why:** one sentence in everyday words
- **When again:** a date, and the signs that mean a call; in danger 112

### Words

- Write “high blood pressure”, not “hypertension”; the Latin name in brackets only if the patient will meet it
- Write abbreviations out: “a blood test of the kidneys”, not “crea, eGFR”
- One thought in a sentence, up to fifteen words
- With a medicine: its name, how many tablets, at what time, for how many days
- With a test result say whether it is in order, and what it means for this person

### Tone

- Use the name, and answer every question, also those that cannot be solved now
- If you say no, give the reason and what is possible
- Do not write “calm down” or “nothing is wrong with you”; say what you looked at and did not find
- Bad news is not sent in writing: invite or phone

### Before sending

- Read it as your grandmother would
- A template is a beginning, not an answer: delete what is not about this person`,
      sourceName: 'World Health Organization: health literacy',
    },
    ru: {
      title: 'Как ответить, чтобы пациент понял',
      summary:
        'Пациент читает ответ один, часто с телефона и с тревогой. Хороший ответ говорит сначала, что делать, потом почему и в конце — когда обратиться снова.',
      body: `### Три части каждого ответа

- **Что делать:** от одного до трёх шагов, каждый с новой строки
- **Почему:** одно предложение обычными словами
- **Когда снова:** дата и признаки, при которых звонить; при опасности 112

### Слова

- Пишите «высокое давление», а не «гипертензия»; латинское название в скобках, только если пациент его встретит
- Раскрывайте сокращения: «анализ крови на почки», а не «креа, СКФ»
- Одна мысль в предложении, до пятнадцати слов
- О лекарстве: название, сколько таблеток, в какое время и сколько дней
- О результате анализа: в порядке ли он и что значит именно для этого человека

### Тон

- Обращайтесь по имени и отвечайте на все вопросы, даже на те, что сейчас не решить
- Если отказываете, назовите причину и что возможно
- Не пишите «успокойтесь» и «у вас ничего нет»; скажите, что смотрели и чего не нашли
- Плохие новости письмом не отправляют: пригласите или позвоните

### Перед отправкой

- Прочитайте ответ так, как его прочла бы ваша бабушка
- Шаблон — начало, а не ответ: удалите то, что не об этом человеке`,
      sourceName: 'Всемирная организация здравоохранения: медицинская грамотность',
    },
    pl: {
      title: 'Jak odpowiadać, by pacjent zrozumiał',
      summary:
        'Pacjent czyta odpowiedź sam, często na telefonie i z niepokojem. Dobra odpowiedź mówi najpierw, co zrobić, potem dlaczego, a na końcu, kiedy napisać znowu.',
      body: `### Trzy części każdej odpowiedzi

- **Co zrobić:** od jednego do trzech kroków, każdy w osobnym wierszu
- **Dlaczego:** jedno zdanie zwykłymi słowami
- **Kiedy znowu:** data i objawy, przy których dzwonić; w zagrożeniu 112

### Słowa

- Pisać „wysokie ciśnienie”, nie „nadciśnienie tętnicze”; nazwa łacińska w nawiasie tylko wtedy, gdy pacjent się z nią spotka
- Rozwijać skróty: „badanie krwi na nerki”, nie „krea, eGFR”
- Jedna myśl w zdaniu, do piętnastu słów
- Przy leku: nazwa, ile tabletek, o której godzinie i przez ile dni
- Przy wyniku: czy jest prawidłowy i co znaczy dla tej osoby

### Ton

- Zwracać się imiennie i odpowiadać na wszystkie pytania, także te nie do rozwiązania od razu
- Odmawiając, podać powód i to, co jest możliwe
- Nie pisać „proszę się uspokoić” ani „nic Panu nie jest”; napisać, co sprawdzono i czego nie znaleziono
- Złych wiadomości nie przekazuje się na piśmie: zaprosić lub zadzwonić

### Przed wysłaniem

- Przeczytać tak, jak czytałaby babcia
- Szablon to początek, nie odpowiedź: usunąć to, co nie dotyczy tej osoby`,
      sourceName: 'Światowa Organizacja Zdrowia: kompetencje zdrowotne',
    },
  },
};
