import type { DemoInformationItem } from './item.ts';

export const rashInChild: DemoInformationItem = {
  slug: 'rash-in-child',
  kind: 'GUIDELINE',
  problemTypes: ['SKIN_RASH', 'DERMATOLOGICAL', 'ACUTE_INFECTION'],
  sourceUrl: 'https://www.terviseamet.ee',
  publishedDaysAgo: 135,
  version: 1,
  texts: {
    et: {
      title: 'Lööve lapsel: mida fotolt otsida',
      summary:
        'Enamik laste löövetest on viiruslikud ja mööduvad ise. Foto aitab, kuid üldseisundi, palaviku ja klaasiproovi kohta peab küsima.',
      body: `### Täna, telefonitsi või 112

- 112: tumepunased või lillad laigud, mis klaasiga vajutades ei kao
- 112: huulte, keele või näo turse, raske hingamine, uimane või segane laps
- 112: kooruv või villiline nahk koos haavanditega suus või silmades; alla 3 kuu vanune palavikuga 38 °C või rohkem
- Täna: palavik 38,5 °C või rohkem ja lööve esimestel päevadel
- Täna: kiiresti leviv kuum punetus, villid silma lähedal, vastsündinu villid või mäda
- Täna: nõrga immuunsusega laps või rase ema on tuulerõugetega kokku puutunud
- Täna: lööve uue ravimi järel; arst otsustab, kas ravimit jätkata
- Leetrite kahtlus: helistage ja leppige kokku eraldi sissepääs, ooteruumi ei kutsuta

### Vastuvõtt nädala jooksul

- Rõngas pärast puugihammustust; kollased koorikud; öine sügelus kogu perel
- Ekseem, mis kodusest hooldusest ei parane
- Tundmatu lööve kauem kui nädal

### Piisab nõuandest e-kontaktis

- Palavikuta, mänguhimuline laps, klaasiproov korras
- Tuulerõuged tervel lapsel: jahutav hooldus, lühikesed küüned, kodus, kuni kõik villid on koorikus; ibuprofeeni ja aspiriini mitte
- Paluge kaks pilti päevavalguses: lähivõte ja kogu keha
- Kirjutage vanemale klaasiproovi juhis ja millal helistada 112`,
      sourceName: 'Terviseamet: nakkushaigused',
    },
    en: {
      title: 'Rash in a child: what to look for in a photo',
      summary:
        'Most rashes in children are viral and go by themselves. A photo helps, but general state, fever and the glass test must be asked about.',
      body: `### Today, by phone or 112

- 112: dark red or purple spots that do not fade under a glass
- 112: swelling of lips, tongue or face, hard breathing, a drowsy or confused child
- 112: peeling or blistered skin with sores in mouth or eyes; under 3 months with 38 °C or more
- Today: fever of 38.5 °C or more with a rash in its first days
- Today: hot redness that spreads fast, blisters near the eye, blisters or pus in a newborn
- Today: a child with weak immunity, or a pregnant mother, after contact with chickenpox
- Today: a rash after a new medicine; the doctor decides whether to go on with it
- Possible measles: phone, agree on a separate entrance, not the waiting room

### A visit within a week

- A ring after a tick bite; yellow crusts; night itching in the whole family
- Eczema that does not improve with care at home
- An unknown rash for over a week

### Advice by e-contact is enough

- No fever, the child plays, the glass test is fine
- Chickenpox in a healthy child: cooling care, short nails, at home until all blisters have crusts; no ibuprofen or aspirin
- Ask for two pictures in daylight: close and whole body
- Write how to do the glass test and when to call 112`,
      sourceName: 'Estonian Health Board: infectious diseases',
    },
    ru: {
      title: 'Сыпь у ребёнка: что искать на фото',
      summary:
        'Чаще всего сыпь у детей вирусная и проходит сама. Фото помогает, но об общем состоянии, температуре и пробе со стаканом нужно спросить.',
      body: `### Сегодня: по телефону или 112

- 112: тёмно-красные или фиолетовые пятна, не бледнеющие под стаканом
- 112: отёк губ, языка или лица, затруднённое дыхание, сонливость или спутанное сознание
- 112: кожа слезает или в пузырях, язвы во рту или глазах; младше 3 месяцев с 38 °C и выше
- Сегодня: температура 38,5 °C и выше и сыпь в первые дни
- Сегодня: быстро растущая горячая краснота, пузырьки у глаза, пузыри или гной у новорождённого
- Сегодня: контакт с ветрянкой у ребёнка с ослабленным иммунитетом или беременной матери
- Сегодня: сыпь после нового лекарства; продолжать ли его, решает врач
- Подозрение на корь: позвоните, договоритесь об отдельном входе, в зал ожидания не приглашайте

### Приём в течение недели

- Кольцо после укуса клеща; жёлтые корки; ночной зуд у всей семьи
- Экзема, которой не помогает домашний уход
- Неясная сыпь дольше недели

### Достаточно совета в э-контакте

- Температуры нет, ребёнок играет, проба со стаканом в порядке
- Ветрянка у здорового ребёнка: охлаждающий уход, короткие ногти, дома до корок на всех пузырьках; без ибупрофена и аспирина
- Попросите два снимка при дневном свете: вблизи и всё тело
- Напишите, как сделать пробу со стаканом и когда звонить по номеру 112`,
      sourceName: 'Департамент здоровья Эстонии: инфекционные болезни',
    },
    pl: {
      title: 'Wysypka u dziecka: czego szukać na zdjęciu',
      summary:
        'Większość wysypek u dzieci jest wirusowa i mija samoistnie. Zdjęcie pomaga, ale o stan ogólny, gorączkę i próbę szklanki trzeba zapytać.',
      body: `### Dziś: telefonicznie lub 112

- 112: ciemnoczerwone lub fioletowe plamy nieblednące pod szklanką
- 112: obrzęk warg, języka lub twarzy, trudności z oddychaniem, dziecko senne lub splątane
- 112: złuszczanie lub pęcherze z nadżerkami w ustach lub oczach; poniżej 3 miesięcy z 38 °C lub więcej
- Dziś: gorączka 38,5 °C lub więcej z wysypką w pierwszych dniach
- Dziś: szybko szerzące się gorące zaczerwienienie, pęcherzyki przy oku, pęcherze lub ropa u noworodka
- Dziś: kontakt z ospą wietrzną u dziecka z obniżoną odpornością lub ciężarnej matki
- Dziś: wysypka po nowym leku; o kontynuacji decyduje lekarz
- Podejrzenie odry: zadzwonić, umówić osobne wejście, nie zapraszać do poczekalni

### Wizyta w ciągu tygodnia

- Pierścień po ukłuciu kleszcza; żółte strupy; nocny świąd u całej rodziny
- Wyprysk, który nie poprawia się mimo pielęgnacji
- Nieznana wysypka ponad tydzień

### Wystarczy porada w e-kontakcie

- Bez gorączki, dziecko się bawi, próba szklanki prawidłowa
- Ospa u zdrowego dziecka: chłodząca pielęgnacja, krótkie paznokcie, w domu do zaschnięcia wszystkich pęcherzyków; bez ibuprofenu i aspiryny
- Poprosić o dwa zdjęcia w świetle dziennym: z bliska i całe ciało
- Opisać próbę szklanki i kiedy dzwonić pod numer 112`,
      sourceName: 'Estoński Urząd Zdrowia: choroby zakaźne',
    },
  },
};
