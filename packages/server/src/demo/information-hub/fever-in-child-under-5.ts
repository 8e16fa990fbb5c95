import type { DemoInformationItem } from './item.ts';

export const feverInChildUnder5: DemoInformationItem = {
  slug: 'fever-in-child-under-5',
  kind: 'GUIDELINE',
  problemTypes: ['ACUTE_INFECTION', 'EAR_PAIN', 'SKIN_RASH'],
  sourceUrl: 'https://www.nice.org.uk/guidance/ng143',
  publishedDaysAgo: 5,
  version: 2,
  texts: {
    et: {
      title: 'Palavik alla 5-aastasel lapsel: nõustamine telefonitsi',
      summary:
        'Lapse vanus ja üldseisund on olulisemad kui kraadiklaasi näit. Kirjast ei pruugi seisund selguda, seetõttu helistage vanemale pigem varem kui hiljem.',
      body: `### Täna, telefonitsi või 112

- 112: 38 °C või rohkem alla 3 kuu vanusel või keemiaravi saaval lapsel
- 112: raske hingamine, sinakad huuled, krambihoog, loid või raskesti äratatav laps, kange kael, lööve, mis klaasiga vajutades ei kao
- Täna: 3–6 kuu vanune laps palavikuga 39 °C või rohkem; igas vanuses 40 °C või rohkem või alla 35,5 °C
- Täna: 39 °C kauem kui 3 päeva, seisund halveneb pärast 4. päeva, mähe on 12 tundi peaaegu kuiv, laps ei joo
- Täna: 38 °C või rohkem nõrga immuunsuse korral

### Vastuvõtt ühe-kahe päeva jooksul

- 3–6 kuu vanune laps palavikuga 38–38,9 °C
- Palavik üle kolme päeva, kuigi laps joob ja mängib
- Kõrvavalu, valulik urineerimine või selge põhjuseta palavik
- Vanem on mures, ehkki ohumärke ei ole

### Piisab nõuandest e-kontaktis

- Üle 6 kuu vanune laps, kes joob, reageerib ja rahuneb süles
- Paratsetamool 15 mg/kg kuni 4 korda ööpäevas, vähemalt 4–6 tundi vahet; alla 3 kuu vanusele ainult arsti nõuandel
- Ravimit antakse enesetunde, mitte kraadide pärast; aspiriini lapsele ei anta
- Pakkuge sageli juua, riietage kergelt, vaadake last ka öösel
- Kirjutage, millal uuesti helistada ja et halvenemisel helistatakse 112`,
      sourceName: 'NICE’i ravijuhend NG143: palavik alla 5-aastasel lapsel',
    },
    en: {
      title: 'Fever in a child under 5: advice by phone',
      summary:
        'The child’s age and general state matter more than the number on the thermometer. A letter may hide how ill a child is, so phone the parent sooner rather than later.',
      body: `### Today, by phone or 112

- 112: 38 °C or more under 3 months of age, or at any age on chemotherapy
- 112: hard breathing, blue lips, a seizure, a floppy child or one hard to wake, stiff neck, a rash that does not fade under a glass
- Today: 3 to 6 months old with 39 °C or more; at any age 40 °C or more, or below 35.5 °C
- Today: 39 °C for more than 3 days, worse after day 4, almost no wet nappy for 12 hours, does not drink
- Today: 38 °C or more with weak immunity

### A visit within one or two days

- 3 to 6 months old with 38 to 38.9 °C
- Fever for more than three days, though the child drinks and plays
- Ear pain, pain when passing urine, or fever without a clear cause
- A worried parent, even with no sign from above

### Advice by e-contact is enough

- Over 6 months old, drinks, responds and settles in the arms
- Paracetamol 15 mg/kg up to 4 times a day, at least 4 to 6 hours apart; under 3 months only if a doctor says so
- The medicine is for comfort, not for the number; no aspirin for children
- Offer drinks often, dress lightly, look at the child at night too
- Write when to phone again, and that 112 is called if things get worse`,
      sourceName: 'NICE guideline NG143: fever in under 5s',
    },
    ru: {
      title: 'Температура у ребёнка до 5 лет: совет по телефону',
      summary:
        'Возраст и общее состояние ребёнка важнее цифры на термометре. По письму тяжесть видна не всегда, поэтому звоните родителям раньше, а не позже.',
      body: `### Сегодня: по телефону или 112

- 112: 38 °C и выше у ребёнка младше 3 месяцев или на химиотерапии
- 112: затруднённое дыхание, синие губы, судороги, вялый ребёнок или трудно разбудить, шея не сгибается, сыпь не бледнеет под стаканом
- Сегодня: 3–6 месяцев и 39 °C или выше; в любом возрасте 40 °C и выше или ниже 35,5 °C
- Сегодня: 39 °C дольше 3 дней, хуже после 4-го дня, 12 часов почти без мокрых подгузников, не пьёт
- Сегодня: 38 °C и выше при ослабленном иммунитете

### Приём в течение одного-двух дней

- 3–6 месяцев и 38–38,9 °C
- Температура дольше трёх дней, хотя ребёнок пьёт и играет
- Боль в ухе, боль при мочеиспускании или температура без ясной причины
- Родители встревожены, даже если признаков опасности нет

### Достаточно совета в э-контакте

- Ребёнок старше 6 месяцев, пьёт, реагирует, успокаивается на руках
- Парацетамол 15 мг/кг до 4 раз в сутки с перерывом не меньше 4–6 часов; до 3 месяцев — только по указанию врача
- Лекарство дают ради самочувствия, а не ради цифры; аспирин детям не дают
- Чаще предлагать питьё, легко одевать, проверять ребёнка и ночью
- Напишите, когда позвонить снова и что при ухудшении звонят по номеру 112`,
      sourceName: 'Руководство NICE NG143: лихорадка у детей до 5 лет',
    },
    pl: {
      title: 'Gorączka u dziecka do 5 lat: porada telefoniczna',
      summary:
        'Wiek i stan ogólny dziecka są ważniejsze niż wskazanie termometru. Z wiadomości nie zawsze widać, jak ciężki jest stan, dlatego lepiej zadzwonić do rodzica wcześniej niż później.',
      body: `### Dziś: telefonicznie lub 112

- 112: 38 °C lub więcej u niemowlęcia poniżej 3 miesięcy lub u dziecka w trakcie chemioterapii
- 112: trudności z oddychaniem, sine usta, drgawki, dziecko wiotkie lub trudne do obudzenia, sztywny kark, wysypka nieblednąca pod szklanką
- Dziś: wiek 3–6 miesięcy i 39 °C lub więcej; w każdym wieku 40 °C lub więcej albo poniżej 35,5 °C
- Dziś: 39 °C dłużej niż 3 dni, pogorszenie po 4. dniu, prawie bez mokrej pieluchy od 12 godzin, dziecko nie pije
- Dziś: 38 °C lub więcej przy obniżonej odporności

### Wizyta w ciągu jednego–dwóch dni

- Wiek 3–6 miesięcy i 38–38,9 °C
- Gorączka ponad trzy dni, choć dziecko pije i się bawi
- Ból ucha, ból przy oddawaniu moczu albo gorączka bez jasnej przyczyny
- Zaniepokojony rodzic, nawet bez objawów alarmowych

### Wystarczy porada w e-kontakcie

- Dziecko powyżej 6 miesięcy, pije, reaguje, uspokaja się na rękach
- Paracetamol 15 mg/kg do 4 razy na dobę, co najmniej co 4–6 godzin; poniżej 3 miesięcy tylko na zlecenie lekarza
- Lek podaje się dla komfortu, a nie dla samej liczby; dzieciom nie podaje się aspiryny
- Często podawać płyny, lekko ubierać, zaglądać do dziecka także w nocy
- Napisać, kiedy zadzwonić ponownie i że przy pogorszeniu dzwoni się pod numer 112`,
      sourceName: 'Wytyczne NICE NG143: gorączka u dzieci poniżej 5 lat',
    },
  },
};
