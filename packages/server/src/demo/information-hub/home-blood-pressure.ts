import type { DemoInformationItem } from './item.ts';

export const homeBloodPressure: DemoInformationItem = {
  slug: 'home-blood-pressure',
  kind: 'GUIDELINE',
  problemTypes: ['PRESCRIPTION', 'PRESCRIPTION_REFILL', 'HEALTH_CONCERN'],
  sourceUrl: 'https://www.escardio.org',
  publishedDaysAgo: 22,
  version: 2,
  texts: {
    et: {
      title: 'Kodune vererõhk: kuidas patsient mõõdab',
      summary:
        'Nädala jagu õigesti mõõdetud koduseid näite ütleb rohkem kui üks number vastuvõtul. Kodus on kõrgenenud keskmine alates 135/85 mmHg.',
      body: `### Täna, telefonitsi või 112

- 112: 180/110 või kõrgem koos rindkerevalu, hingelduse, segasuse, nägemishäire, tugeva peavalu või insuldi tunnustega
- 112: rase, kelle ülemine rõhk on vähemalt 160 või alumine vähemalt 110, või alates 140/90 koos peavalu, nägemishäire või valuga roiete all
- Täna: korduvalt 180/110 või kõrgem ilma vaevusteta; paluge 5 minutit puhata, mõõta uuesti ja helistage
- Täna: rase alates 140/90; minestamine või ülemine näit püsivalt alla 90

### Vastuvõtt kahe-nelja nädala jooksul

- Nädala keskmine on 135/85 või kõrgem, ravi puudub või ei ole piisav
- Pearinglus püsti tõustes, ülemine rõhk alla 110 ravi ajal
- Ebakorrapärane pulss või seade näitab rütmihäiret: tehke EKG
- Kahe käe näitude vahe üle 15 mmHg või alla 40-aastane patsient

### Piisab nõuandest e-kontaktis

- Keskmine jääb alla 135/85 ja enesetunne on hea
- Mõõta istudes, selg toetatud, jalad maas, mansett südame kõrgusel, pärast 5 minutit puhkust
- Hommikul enne ravimit ja õhtul, kaks korda minutise vahega, seitse päeva
- Esimene päev jätta välja, ülejäänutest arvutada keskmine
- Enne mõõtmist pool tundi mitte suitsetada ega kohvi juua; mõõtmise ajal mitte rääkida
- Küsige seadme marki ja manseti suurust; randmeaparaat on vähem täpne
- Patsient ise ravimit ühe näidu pärast ei muuda`,
      sourceName: 'Euroopa Kardioloogide Seltsi ravijuhend kõrgvererõhu kohta',
    },
    en: {
      title: 'Home blood pressure: how patients measure',
      summary:
        'A week of well-measured readings at home says more than one number at a visit. At home, an average from 135/85 mmHg is raised.',
      body: `### Today, by phone or 112

- 112: 180/110 or more with chest pain, breathlessness, confusion, disturbed vision, severe headache or signs of stroke
- 112: pregnant with an upper value of 160 or a lower value of 110, or from 140/90 with headache, disturbed vision or pain below the ribs
- Today: 180/110 or more again and again without complaints; ask for 5 minutes of rest and a new reading, and phone
- Today: in pregnancy from 140/90; fainting, or a steady upper value under 90

### A visit within two to four weeks

- Average of the week 135/85 or more, untreated or not controlled
- Dizziness on standing up, an upper value under 110 on treatment
- Irregular pulse, or the device shows one: take an ECG
- More than 15 mmHg between the arms, or age under 40

### Advice by e-contact is enough

- The average is below 135/85 and the patient feels well
- Sit, back supported, feet on the floor, cuff at heart level, after 5 minutes of rest
- Morning before medicine and evening, twice with a minute between, for seven days
- Leave out the first day, average the rest
- No smoking or coffee for half an hour before, no talking during it
- Ask for the device and size of cuff; wrist devices are less exact
- One reading is no reason for patients to change their medicine themselves`,
      sourceName: 'European Society of Cardiology guideline on elevated blood pressure',
    },
    ru: {
      title: 'Давление дома: как измеряет пациент',
      summary:
        'Неделя правильных домашних измерений говорит больше, чем одна цифра на приёме. Дома повышенным считается среднее от 135/85 мм рт. ст.',
      body: `### Сегодня: по телефону или 112

- 112: 180/110 и выше с болью в груди, одышкой, спутанностью, нарушением зрения, сильной головной болью или признаками инсульта
- 112: беременная с верхним давлением от 160 или нижним от 110 либо от 140/90 с головной болью, нарушением зрения или болью под рёбрами
- Сегодня: повторно 180/110 и выше без жалоб; попросите отдохнуть 5 минут, измерить снова и позвоните
- Сегодня: беременность и от 140/90; обморок или верхнее давление стойко ниже 90

### Приём в течение двух-четырёх недель

- Среднее за неделю 135/85 и выше, лечения нет или его недостаточно
- Головокружение при вставании, верхнее ниже 110 на лечении
- Пульс неровный или прибор показывает аритмию: снимите ЭКГ
- Разница между руками больше 15 мм рт. ст. или возраст до 40 лет

### Достаточно совета в э-контакте

- Среднее ниже 135/85, самочувствие хорошее
- Измерять сидя, спина опирается, ноги на полу, манжета на уровне сердца, после 5 минут покоя
- Утром до лекарства и вечером, дважды с перерывом в минуту, семь дней
- Первый день не считать, из остальных вывести среднее
- За полчаса не курить и не пить кофе, во время измерения не разговаривать
- Спросите марку прибора и размер манжеты; запястный прибор менее точен
- Из-за одной цифры пациент сам лечение не меняет`,
      sourceName: 'Руководство Европейского общества кардиологов по повышенному давлению',
    },
    pl: {
      title: 'Domowe pomiary ciśnienia: jak mierzy pacjent',
      summary:
        'Tydzień prawidłowych pomiarów w domu mówi więcej niż jedna wartość w gabinecie. W domu podwyższona jest średnia od 135/85 mmHg.',
      body: `### Dziś: telefonicznie lub 112

- 112: 180/110 lub więcej z bólem w klatce piersiowej, dusznością, splątaniem, zaburzeniami widzenia, silnym bólem głowy lub objawami udaru
- 112: ciężarna z ciśnieniem skurczowym od 160 lub rozkurczowym od 110 albo od 140/90 z bólem głowy, zaburzeniami widzenia lub bólem pod żebrami
- Dziś: wielokrotnie 180/110 lub więcej bez dolegliwości; poprosić o 5 minut odpoczynku, ponowny pomiar i zadzwonić
- Dziś: w ciąży od 140/90; omdlenie lub skurczowe stale poniżej 90

### Wizyta w ciągu dwóch–czterech tygodni

- Średnia z tygodnia 135/85 lub więcej, brak leczenia lub leczenie niewystarczające
- Zawroty głowy przy wstawaniu, skurczowe poniżej 110 w trakcie leczenia
- Nierówne tętno lub aparat wskazuje arytmię: wykonać EKG
- Różnica między ramionami ponad 15 mmHg lub wiek poniżej 40 lat

### Wystarczy porada w e-kontakcie

- Średnia poniżej 135/85, dobre samopoczucie
- Pomiar na siedząco, plecy oparte, stopy na podłodze, mankiet na wysokości serca, po 5 minutach odpoczynku
- Rano przed lekami i wieczorem, dwa pomiary w odstępie minuty, przez siedem dni
- Pierwszy dzień pominąć, z pozostałych obliczyć średnią
- Pół godziny wcześniej nie palić i nie pić kawy, w trakcie nie rozmawiać
- Zapytać o model aparatu i rozmiar mankietu; aparat nadgarstkowy jest mniej dokładny
- Pojedynczy wynik nie jest powodem, by pacjent sam zmieniał leki`,
      sourceName: 'Wytyczne Europejskiego Towarzystwa Kardiologicznego dotyczące podwyższonego ciśnienia',
    },
  },
};
