import type { DemoInformationItem } from './item.ts';

export const headacheRedFlags: DemoInformationItem = {
  slug: 'headache-red-flags',
  kind: 'GUIDELINE',
  problemTypes: ['HEADACHE', 'NECK_PAIN', 'VERTIGO'],
  sourceUrl: 'https://www.nice.org.uk/guidance/cg150',
  publishedDaysAgo: 114,
  version: 2,
  texts: {
    et: {
      title: 'Peavalu: ohumärgid',
      summary:
        'Enamik peavaludest on migreen või pingepeavalu, kuid äkiline, uus või muutuv valu vajab kiiret hindamist. Küsige alati, kui kiiresti valu algas.',
      body: `### Täna, telefonitsi või 112

- 112: valu, mis saavutas haripunkti minutiga või on elu tugevaim; äkiline algus ja tugevus 7/10 või rohkem
- 112: kõnehäire, näo, käe või jala nõrkus, krambihoog, segasus, nägemise kadu, kahelinägemine
- 112: palavik koos kange kaelaga; punane valus silm ja hägune nägemine
- 112: hiljutine peatrauma koos oksendamise, unisuse või mälukaoga või verevedeldajate tarvitamisel
- Täna: üle 50-aastane, kellel on mälumisvalu või hell peanahk (hiidrakuline arteriit, nägemine on ohus)
- Täna: rasedus; alla 5-aastane laps, kelle valu kestab üle ööpäeva

### Vastuvõtt ühe-kahe päeva jooksul

- Uus peavalu vähi või nõrga immuunsuse korral
- Hommikune peavalu koos oksendamisega

### Vastuvõtt nädala jooksul

- Uus peavalu pärast 50. eluaastat
- Valu süveneb nädalast nädalasse
- Valu sõltub asendist, köhimisest või pingutusest
- Muutunud migreen, uus aura, eriti hormonaalse rasestumisvastase vahendi kasutajal

### Piisab nõuandest e-kontaktis

- Tuttav peavalu, ohumärke ei ole, muster ei ole muutunud
- Paluge nelja nädala peavalupäevikut
- Valuvaigisti kümnel või enamal päeval kuus võib ise peavalu alal hoida
- Uni, vedelik, söögiajad, kaela ja silmade puhkus ekraanist
- Kirjutage, milliste märkide korral helistada 112`,
      sourceName: 'NICE’i ravijuhend CG150: peavalud üle 12-aastastel',
    },
    en: {
      title: 'Headache: red flags',
      summary:
        'Most headaches are migraine or tension, but sudden, new or changing pain needs quick assessment. Always ask how fast it began.',
      body: `### Today, by phone or 112

- 112: pain that peaked within a minute or is the worst ever; sudden onset with 7/10 or more
- 112: trouble speaking, weakness of face, arm or leg, a seizure, confusion, loss of vision, double vision
- 112: fever with a stiff neck; a red painful eye with blurred vision
- 112: a recent head injury with vomiting, drowsiness or memory loss, or on blood thinners
- Today: over 50 with pain on chewing or a tender scalp (giant cell arteritis, sight is at risk)
- Today: pregnancy; a child under 5 with pain for over a day

### A visit within one or two days

- New headache with cancer or weak immunity
- Headache in the morning with vomiting

### A visit within a week

- New headache after 50
- Pain that grows week by week
- Pain that depends on posture, cough or effort
- A changed migraine, a new aura, above all with hormonal contraception

### Advice by e-contact is enough

- A known headache, no sign from above, an unchanged pattern
- Ask for a diary of four weeks
- Painkillers on ten days a month or more can keep a headache going
- Sleep, fluids, meal times, rest for neck and eyes from the screen
- Write which signs mean calling 112`,
      sourceName: 'NICE guideline CG150: headaches in over 12s',
    },
    ru: {
      title: 'Головная боль: тревожные признаки',
      summary:
        'Чаще всего это мигрень или головная боль напряжения, но внезапная, новая или меняющаяся боль требует быстрой оценки. Всегда спрашивайте, как быстро она началась.',
      body: `### Сегодня: по телефону или 112

- 112: боль достигла пика за минуту или самая сильная в жизни; внезапное начало и сила 7/10 и больше
- 112: нарушение речи, слабость лица, руки или ноги, судороги, спутанность, потеря зрения, двоение
- 112: температура и не сгибается шея; красный больной глаз и туман перед глазами
- 112: недавняя травма головы с рвотой, сонливостью или потерей памяти либо на фоне препаратов, разжижающих кровь
- Сегодня: старше 50 лет, боль при жевании или болезненная кожа головы (гигантоклеточный артериит, зрение под угрозой)
- Сегодня: беременность; ребёнок младше 5 лет, боль дольше суток

### Приём в течение одного-двух дней

- Новая головная боль при раке или ослабленном иммунитете
- Утренняя головная боль с рвотой

### Приём в течение недели

- Новая головная боль после 50 лет
- Боль нарастает от недели к неделе
- Боль зависит от положения, кашля или нагрузки
- Мигрень изменилась, новая аура, особенно на гормональной контрацепции

### Достаточно совета в э-контакте

- Знакомая боль, тревожных признаков нет, характер прежний
- Попросите дневник за четыре недели
- Обезболивающее десять дней в месяц и чаще само поддерживает боль
- Сон, питьё, режим еды, отдых шеи и глаз от экрана
- Напишите, при каких признаках звонить по номеру 112`,
      sourceName: 'Руководство NICE CG150: головная боль старше 12 лет',
    },
    pl: {
      title: 'Ból głowy: objawy alarmowe',
      summary:
        'Większość bólów głowy to migrena lub ból napięciowy, ale ból nagły, nowy lub zmieniający się wymaga szybkiej oceny. Zawsze trzeba zapytać, jak szybko się zaczął.',
      body: `### Dziś: telefonicznie lub 112

- 112: ból osiągnął szczyt w ciągu minuty lub jest najsilniejszy w życiu; nagły początek i nasilenie 7/10 lub więcej
- 112: zaburzenia mowy, osłabienie twarzy, ręki lub nogi, drgawki, splątanie, utrata wzroku, podwójne widzenie
- 112: gorączka ze sztywnym karkiem; czerwone bolesne oko i niewyraźne widzenie
- 112: niedawny uraz głowy z wymiotami, sennością lub niepamięcią albo w trakcie leczenia przeciwkrzepliwego
- Dziś: powyżej 50 lat, ból przy żuciu lub tkliwa skóra głowy (olbrzymiokomórkowe zapalenie tętnic, zagrożony wzrok)
- Dziś: ciąża; dziecko poniżej 5 lat z bólem ponad dobę

### Wizyta w ciągu jednego–dwóch dni

- Nowy ból głowy przy nowotworze lub obniżonej odporności
- Poranny ból głowy z wymiotami

### Wizyta w ciągu tygodnia

- Nowy ból po 50. roku życia
- Ból narasta z tygodnia na tydzień
- Ból zależny od pozycji, kaszlu lub wysiłku
- Zmieniona migrena, nowa aura, zwłaszcza przy antykoncepcji hormonalnej

### Wystarczy porada w e-kontakcie

- Znany ból, bez objawów alarmowych, przebieg bez zmian
- Poprosić o dzienniczek z czterech tygodni
- Leki przeciwbólowe przez dziesięć i więcej dni w miesiącu mogą podtrzymywać ból
- Sen, płyny, regularne posiłki, odpoczynek szyi i oczu od ekranu
- Napisać, przy jakich objawach dzwonić pod numer 112`,
      sourceName: 'Wytyczne NICE CG150: bóle głowy powyżej 12. roku życia',
    },
  },
};
