import type { DemoInformationItem } from './item.ts';

export const coughAndCold: DemoInformationItem = {
  slug: 'cough-and-cold',
  kind: 'GUIDELINE',
  problemTypes: ['COUGH', 'RHINORRHEA_CONGESTION', 'ACUTE_INFECTION', 'SICK_LEAVE'],
  sourceUrl: 'https://www.nice.org.uk/guidance/ng120',
  publishedDaysAgo: 78,
  version: 1,
  texts: {
    et: {
      title: 'Köha ja külmetus: millal antibiootikum ei aita',
      summary:
        'Külmetus kestab tavaliselt kuni kümme päeva ja köha kuni kolm nädalat, ka antibiootikumiga. Patsient vajab selget ootust ja teadmist, millal uuesti pöörduda.',
      body: `### Täna, telefonitsi või 112

- 112: tugev õhupuudus, sinakad huuled, segasus, suruv rinnavalu, lärmakas sissehingamine
- 112: veriköha rohkem kui teelusikatäis; köha pärast millegi hingamisteedesse sattumist
- 112: alla 3 kuu vanune laps või keemiaravi saaja, kui palavik on 38 °C või kõrgem
- Täna: vereviirud rögas, hingeldus kõndides, terav valu hingates
- Täna: 38,5 °C või rohkem pärast 4. päeva; 40 °C või rohkem; palavik raseduse või nõrga immuunsuse korral
- Täna: iga köhiv alla 3 kuu vanune imik

### Vastuvõtt nädala jooksul

- Köha kestab üle kolme nädala, eriti suitsetajal ja üle 40-aastasel
- Kaalulangus, öine higistamine või hääle kähedus üle kolme nädala
- Astma, KOK või südamehaigus, mille vaevused süvenevad
- Paranes ja läks siis uuesti halvemaks

### Piisab nõuandest e-kontaktis

- Ohumärke ei ole, patsient joob ja saab kodus liikuda
- Kollane või roheline röga üksi ei tähenda bakterit
- Paratsetamool infolehe järgi, soe jook, mesi üle 1-aastasele
- Ninatilgad kuni 7 päeva
- Suitsetajale pakkuge abi loobumiseks
- Haiguslehe vajadust hinnake töö, mitte diagnoosi järgi`,
      sourceName: 'NICE’i ravijuhend NG120: äge köha',
    },
    en: {
      title: 'Cough and cold: when antibiotics do not help',
      summary:
        'A cold usually lasts up to ten days and a cough up to three weeks, with an antibiotic or without. The patient needs a clear expectation and to know when to write again.',
      body: `### Today, by phone or 112

- 112: severe breathlessness, blue lips, confusion, pressing pain in the chest, noisy breathing in
- 112: more than a teaspoon of blood; a cough that began with choking on something
- 112: a baby under 3 months, or a patient on chemotherapy, with 38 °C or more
- Today: streaks of blood, breathless when walking, sharp pain on breathing
- Today: 38.5 °C or more after day 4; 40 °C or more; fever with pregnancy or weak immunity
- Today: any baby under 3 months who coughs

### A visit within a week

- Cough for over three weeks, above all in smokers and over 40
- Weight loss, night sweats, or a hoarse voice for over three weeks
- Asthma, COPD or heart disease with growing complaints
- Better first, then worse again

### Advice by e-contact is enough

- No sign from above, the patient drinks and moves about at home
- Yellow or green phlegm alone does not mean bacteria
- Paracetamol as the leaflet says, warm drinks, honey over one year of age
- Nose drops for up to 7 days
- Offer smokers help to stop
- Judge sick leave by the work, not by the diagnosis`,
      sourceName: 'NICE guideline NG120: acute cough',
    },
    ru: {
      title: 'Кашель и простуда: когда антибиотик не помогает',
      summary:
        'Простуда обычно длится до десяти дней, кашель — до трёх недель, с антибиотиком и без него. Пациенту важно знать, чего ждать и когда обратиться снова.',
      body: `### Сегодня: по телефону или 112

- 112: сильная одышка, синие губы, спутанность, давящая боль в груди, шумный вдох
- 112: крови больше чайной ложки; кашель начался после того, как человек поперхнулся
- 112: ребёнок младше 3 месяцев или пациент на химиотерапии с температурой 38 °C и выше
- Сегодня: прожилки крови, одышка при ходьбе, острая боль при дыхании
- Сегодня: 38,5 °C и выше после 4-го дня; 40 °C и выше; температура при беременности или ослабленном иммунитете
- Сегодня: любой кашляющий ребёнок младше 3 месяцев

### Приём в течение недели

- Кашель дольше трёх недель, особенно у курящих и старше 40 лет
- Потеря веса, ночной пот или осиплость дольше трёх недель
- Астма, ХОБЛ или болезнь сердца с нарастающими жалобами
- Стало лучше, а потом снова хуже

### Достаточно совета в э-контакте

- Тревожных признаков нет, пациент пьёт и двигается по дому
- Жёлтая или зелёная мокрота сама по себе не означает бактерию
- Парацетамол по инструкции, тёплое питьё, мёд детям старше года
- Капли в нос не дольше 7 дней
- Курящему предложите помощь в отказе
- Нужен ли больничный, судите по работе, а не по диагнозу`,
      sourceName: 'Руководство NICE NG120: острый кашель',
    },
    pl: {
      title: 'Kaszel i przeziębienie: kiedy antybiotyk nie pomaga',
      summary:
        'Przeziębienie trwa zwykle do dziesięciu dni, a kaszel do trzech tygodni, z antybiotykiem i bez niego. Pacjent powinien wiedzieć, czego się spodziewać i kiedy napisać ponownie.',
      body: `### Dziś: telefonicznie lub 112

- 112: silna duszność, sine usta, splątanie, ucisk w klatce piersiowej, głośny wdech
- 112: ponad łyżeczka krwi; kaszel, który zaczął się od zakrztuszenia
- 112: niemowlę poniżej 3 miesięcy lub pacjent w trakcie chemioterapii z temperaturą 38 °C lub wyższą
- Dziś: pasma krwi, duszność przy chodzeniu, ostry ból przy oddychaniu
- Dziś: 38,5 °C lub więcej po 4. dniu; 40 °C lub więcej; gorączka w ciąży lub przy obniżonej odporności
- Dziś: każde kaszlące niemowlę poniżej 3 miesięcy

### Wizyta w ciągu tygodnia

- Kaszel ponad trzy tygodnie, zwłaszcza u palących i po 40. roku życia
- Utrata masy ciała, nocne poty lub chrypka ponad trzy tygodnie
- Astma, POChP lub choroba serca z nasileniem objawów
- Najpierw poprawa, potem znów gorzej

### Wystarczy porada w e-kontakcie

- Bez objawów alarmowych, pacjent pije i porusza się po domu
- Sama żółta lub zielona plwocina nie oznacza bakterii
- Paracetamol zgodnie z ulotką, ciepłe napoje, miód powyżej pierwszego roku życia
- Krople do nosa do 7 dni
- Palącym zaproponować pomoc w rzuceniu
- O zwolnieniu decyduje rodzaj pracy, nie samo rozpoznanie`,
      sourceName: 'Wytyczne NICE NG120: ostry kaszel',
    },
  },
};
