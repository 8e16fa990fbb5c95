import type { DemoInformationItem } from './item.ts';

export const diabeticFootCheck: DemoInformationItem = {
  slug: 'diabetic-foot-check',
  kind: 'GUIDELINE',
  problemTypes: ['WELLNESS_DIABETES', 'PROC_WOUNDDRESSING'],
  sourceUrl: 'https://www.nice.org.uk/guidance/ng19',
  publishedDaysAgo: 29,
  version: 2,
  texts: {
    et: {
      title: 'Diabeet: iga-aastane jalgade kontroll õe juures',
      summary:
        'Kümme minutit aastas aitab ära hoida haavandi ja amputatsiooni. Uus haav diabeetiku jalal on sama päeva asi ka siis, kui see ei valuta.',
      body: `### Täna, telefonitsi või 112

- 112: jalahaavaga inimene on segane, väga haige või kõrge palavikuga
- 112: äkki külm, kahvatu ja valus jalg
- Täna: uus haav, vill, must laik või paistetus jalal, leviv punetus, mäda, lõhn
- Täna: kuum, punane ja paistes jalg ilma haavata (Charcot’ kahtlus); kuni hindamiseni jalale mitte toetuda

### Kontroll vastuvõtul

- Küsige varasema haavandi, amputatsiooni, tuimuse, kõndimisel tekkiva säärevalu ja suitsetamise kohta
- Vaadake nahka, varbavahesid, küüsi, mõhnu, kuju ja jalatseid
- 10-grammine monofilament ja pulsid mõlemal jalal
- Tulemus on korras: kontroll aasta pärast
- Tundlikkus või pulss on puudulik või jalg deformeerunud: iga 3–6 kuu järel
- Varasem haavand, amputatsioon või dialüüs: iga 1–3 kuu järel ja jalaravikabinet; täpne sagedus ravijuhendi järgi

### Piisab nõuandest e-kontaktis

- Jalad on terved, patsient soovib juhiseid või kontrolli aega
- Vaadata jalgu iga päev, ka talda peegliga, kuivatada varbavahed
- Kreem kuivale nahale, varvaste vahele mitte; enne jala panekut kontrollida jalatsit käega
- Mitte käia paljajalu ega kasutada soojenduskotti
- Konnasilma ise ei lõigata ega plaasterdata
- Fotost ei piisa: haava peab keegi nägema samal päeval`,
      sourceName: 'NICE’i ravijuhend NG19: diabeetilise jala ennetus ja ravi',
    },
    en: {
      title: 'Diabetes: yearly foot check by the nurse',
      summary:
        'Ten minutes a year help to prevent an ulcer and an amputation. A new wound on the foot of a person with diabetes is for the same day, even if it does not hurt.',
      body: `### Today, by phone or 112

- 112: a person with a foot wound who is confused, very ill or has high fever
- 112: a foot that is suddenly cold, pale and painful
- Today: a new wound, blister, black spot or swelling of the foot, spreading redness, pus, smell
- Today: a hot, red, swollen foot without a wound (possible Charcot foot); no weight on it until it is seen

### The check at a visit

- Ask about earlier ulcers, amputation, numbness, calf pain on walking, smoking
- Look at skin, between the toes, nails, calluses, shape and shoes
- 10 g monofilament, and pulses of both feet
- All in order: again in a year
- Feeling or pulse is missing, or the foot is deformed: every 3 to 6 months
- Earlier ulcer, amputation or dialysis: every 1 to 3 months and the foot clinic; exact interval as your guideline says

### Advice by e-contact is enough

- Feet are well, the patient wants guidance or a time for the check
- Look at the feet every day, the soles with a mirror; dry between the toes
- Cream on dry skin, not between the toes; feel inside the shoe before putting it on
- Not barefoot, no hot-water bottles
- Corns are not cut or plastered at home
- A photo is not enough: somebody must see a wound the same day`,
      sourceName: 'NICE guideline NG19: diabetic foot problems',
    },
    ru: {
      title: 'Диабет: ежегодный осмотр стоп медсестрой',
      summary:
        'Десять минут в год помогают избежать язвы и ампутации. Новая рана на стопе при диабете — дело того же дня, даже если она не болит.',
      body: `### Сегодня: по телефону или 112

- 112: при ране на стопе спутанное сознание, тяжёлое состояние или высокая температура
- 112: стопа внезапно стала холодной, бледной и болит
- Сегодня: новая рана, пузырь, чёрное пятно или отёк стопы, растущая краснота, гной, запах
- Сегодня: горячая, красная, отёкшая стопа без раны (возможна стопа Шарко); до осмотра на неё не опираться

### Осмотр на приёме

- Спросите о прежних язвах, ампутации, онемении, боли в икрах при ходьбе, курении
- Осмотрите кожу, промежутки между пальцами, ногти, мозоли, форму стопы и обувь
- Монофиламент 10 г и пульс на обеих стопах
- Всё в порядке: снова через год
- Нет чувствительности или пульса либо стопа деформирована: каждые 3–6 месяцев
- Язва в прошлом, ампутация или диализ: каждые 1–3 месяца и кабинет диабетической стопы; точные сроки — по руководству

### Достаточно совета в э-контакте

- Стопы здоровы, пациент хочет совета или времени для осмотра
- Осматривать стопы ежедневно, подошвы с зеркалом; просушивать между пальцами
- Крем на сухую кожу, но не между пальцами; проверять обувь рукой изнутри
- Не ходить босиком, не греть грелкой
- Мозоли дома не срезать и не заклеивать пластырем
- Одного фото мало: рану кто-то должен увидеть в тот же день`,
      sourceName: 'Руководство NICE NG19: диабетическая стопа',
    },
    pl: {
      title: 'Cukrzyca: coroczne badanie stóp przez pielęgniarkę',
      summary:
        'Dziesięć minut w roku pomaga zapobiec owrzodzeniu i amputacji. Nową ranę stopy u chorego na cukrzycę ocenia się tego samego dnia, nawet jeśli nie boli.',
      body: `### Dziś: telefonicznie lub 112

- 112: osoba z raną stopy jest splątana, w ciężkim stanie lub ma wysoką gorączkę
- 112: stopa nagle zimna, blada i bolesna
- Dziś: nowa rana, pęcherz, czarna plama lub obrzęk stopy, szerzące się zaczerwienienie, ropa, zapach
- Dziś: gorąca, czerwona, obrzęknięta stopa bez rany (możliwa stopa Charcota); do badania jej nie obciążać

### Badanie na wizycie

- Zapytać o przebyte owrzodzenia, amputację, drętwienie, ból łydek przy chodzeniu, palenie
- Obejrzeć skórę, przestrzenie między palcami, paznokcie, modzele, kształt stopy i buty
- Monofilament 10 g i tętno na obu stopach
- Wynik prawidłowy: ponownie za rok
- Brak czucia lub tętna albo zniekształcenie stopy: co 3–6 miesięcy
- Przebyte owrzodzenie, amputacja lub dializy: co 1–3 miesiące i poradnia stopy cukrzycowej; dokładny odstęp według wytycznych

### Wystarczy porada w e-kontakcie

- Stopy zdrowe, pacjent chce wskazówek lub terminu badania
- Oglądać stopy codziennie, podeszwy w lusterku; osuszać między palcami
- Krem na suchą skórę, nie między palce; przed włożeniem buta sprawdzić go ręką
- Nie chodzić boso, nie używać termoforu
- Odcisków nie wycinać w domu i nie zaklejać plastrem
- Samo zdjęcie nie wystarcza: ranę ktoś musi obejrzeć tego samego dnia`,
      sourceName: 'Wytyczne NICE NG19: stopa cukrzycowa',
    },
  },
};
