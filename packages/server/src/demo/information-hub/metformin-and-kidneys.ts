import type { DemoInformationItem } from './item.ts';

export const metforminAndKidneys: DemoInformationItem = {
  slug: 'metformin-and-kidneys',
  kind: 'MEDICINE',
  problemTypes: ['WELLNESS_DIABETES', 'PRESCRIPTION_REFILL', 'REQUEST_LABS'],
  sourceUrl: 'https://kdigo.org',
  publishedDaysAgo: 124,
  version: 2,
  texts: {
    et: {
      title: 'Metformiin ja neerud',
      summary:
        'Metformiini annus sõltub glomerulaarfiltratsioonist (eGFR), mitte kreatiniinist üksi. Oksendamise või kõhulahtisuse ajal tehakse ravis paus; kontrastuuringu puhul sõltub see eGFR-ist.',
      body: `### Täna, telefonitsi või 112

- 112: metformiini võtja on segane, hingab sügavalt ja kiiresti või on väga nõrk (laktatsidoosi kahtlus)
- 112: oksendamine koos kõrge veresuhkru või atsetoonilõhnaga
- Täna: jook ei püsi sees, 12 tundi peaaegu uriinita: metformiin peatada, kreatiniin ja ketoonid
- Täna: eGFR alla 30 või kiiresti langenud: ravim peatada ja otsida põhjust

### Annus eGFR-i järgi (ml/min/1,73 m²)

- 60 ja rohkem: tavaline annus, kontroll vähemalt kord aastas
- 45–59: võib jätkata, kontroll iga 3–6 kuu järel; riskide korral kaaluge väiksemat annust
- 30–44: kuni 1000 mg ööpäevas, uut ravi ei alustata, kontroll iga 3 kuu järel
- Alla 30: vastunäidustatud
- Südame- või maksapuudulikkus ja rohke alkohol suurendavad riski igas vahemikus

### Piisab e-kontaktist

- eGFR ja albumiini-kreatiniini suhe on värsked, annus sobib, kõht on korras
- Haiguspäevade juhis: palaviku, oksendamise või kõhulahtisuse ajal paus; jätkata, kui tavaline söömine on 24–48 tundi taastunud
- Jodeeritud kontrast: peatamise vajadus eGFR-i ja uuringukoha juhise järgi
- Pikaajalise ravi korral kontrollige B12-vitamiini, eriti aneemia või tuimuse puhul
- Kontrollide sageduse annab neerukontrolli tööriist`,
      sourceName: 'KDIGO ravijuhend: diabeet kroonilise neeruhaiguse korral',
    },
    en: {
      title: 'Metformin and kidneys',
      summary:
        'The dose of metformin depends on eGFR, not on creatinine alone. During vomiting or diarrhoea it is paused; for a contrast examination this depends on eGFR.',
      body: `### Today, by phone or 112

- 112: a patient on metformin who is confused, breathes deep and fast or is very weak (possible lactic acidosis)
- 112: vomiting with high blood sugar or fruity breath
- Today: no drink stays down, almost no urine for 12 hours: stop metformin, check creatinine and ketones
- Today: eGFR under 30, or fallen fast: stop it and look for the cause

### Dose by eGFR (ml/min/1.73 m²)

- 60 and more: usual dose, check at least yearly
- 45 to 59: may continue, check every 3 to 6 months; consider a lower dose where there are risks
- 30 to 44: up to 1000 mg a day, not started anew, check every 3 months
- Under 30: contraindicated
- Heart or liver failure and heavy drinking add risk in every range

### E-contact is enough

- eGFR and albumin-creatinine ratio are recent, the dose fits, the stomach is well
- Sick-day rule: pause with fever, vomiting or diarrhoea; restart after 24 to 48 hours of usual eating
- Iodine contrast: whether to stop depends on eGFR and the rules of the radiology unit
- On long treatment check vitamin B12, above all with anaemia or numbness
- The kidney check-up tool gives the number of checks a year`,
      sourceName: 'KDIGO guideline: diabetes in chronic kidney disease',
    },
    ru: {
      title: 'Метформин и почки',
      summary:
        'Доза метформина зависит от рСКФ, а не от одного креатинина. При рвоте или поносе его приостанавливают; при исследовании с контрастом это зависит от рСКФ.',
      body: `### Сегодня: по телефону или 112

- 112: пациент на метформине: спутанность, глубокое частое дыхание или резкая слабость (возможен лактатацидоз)
- 112: рвота с высоким сахаром или запахом ацетона
- Сегодня: не удерживает выпитое, почти нет мочи 12 часов: отменить метформин, креатинин и кетоны
- Сегодня: рСКФ ниже 30 или быстро упала: отменить и искать причину

### Доза по рСКФ (мл/мин/1,73 м²)

- 60 и выше: обычная доза, контроль не реже раза в год
- 45–59: можно продолжать, контроль каждые 3–6 месяцев; при рисках подумайте о меньшей дозе
- 30–44: до 1000 мг в сутки, заново не начинают, контроль каждые 3 месяца
- Ниже 30: противопоказан
- Сердечная или печёночная недостаточность и злоупотребление алкоголем повышают риск в любом диапазоне

### Достаточно э-контакта

- рСКФ и отношение альбумин/креатинин свежие, доза подходит, желудок в порядке
- Правило дней болезни: при температуре, рвоте или поносе пауза; продолжать через 24–48 часов обычного питания
- Йодный контраст: нужна ли отмена, зависит от рСКФ и правил кабинета
- При длительном лечении проверьте витамин B12, особенно при анемии или онемении
- Частоту контроля даёт инструмент проверки почек`,
      sourceName: 'Руководство KDIGO: диабет при хронической болезни почек',
    },
    pl: {
      title: 'Metformina a nerki',
      summary:
        'Dawka metforminy zależy od eGFR, a nie od samej kreatyniny. W czasie wymiotów lub biegunki lek się wstrzymuje; przy badaniu z kontrastem zależy to od eGFR.',
      body: `### Dziś: telefonicznie lub 112

- 112: pacjent leczony metforminą splątany, oddychający głęboko i szybko lub bardzo osłabiony (możliwa kwasica mleczanowa)
- 112: wymioty z wysokim cukrem lub zapachem acetonu
- Dziś: płyny się nie utrzymują, prawie brak moczu od 12 godzin: wstrzymać metforminę, kreatynina i ketony
- Dziś: eGFR poniżej 30 lub szybki spadek: odstawić i szukać przyczyny

### Dawka według eGFR (ml/min/1,73 m²)

- 60 i więcej: zwykła dawka, kontrola co najmniej raz w roku
- 45–59: można kontynuować, kontrola co 3–6 miesięcy; przy czynnikach ryzyka rozważyć mniejszą dawkę
- 30–44: do 1000 mg na dobę, nie rozpoczynać na nowo, kontrola co 3 miesiące
- Poniżej 30: przeciwwskazana
- Niewydolność serca lub wątroby i nadużywanie alkoholu zwiększają ryzyko w każdym przedziale

### Wystarczy e-kontakt

- eGFR i wskaźnik albumina/kreatynina aktualne, dawka odpowiednia, bez dolegliwości żołądkowych
- Zasada dni choroby: przy gorączce, wymiotach lub biegunce przerwa; wznowić po 24–48 godzinach zwykłego jedzenia
- Kontrast jodowy: wstrzymanie zależy od eGFR i zasad pracowni
- Przy długim leczeniu oznaczyć witaminę B12, zwłaszcza przy niedokrwistości lub drętwieniu
- Częstość kontroli podaje narzędzie kontroli nerek`,
      sourceName: 'Wytyczne KDIGO: cukrzyca w przewlekłej chorobie nerek',
    },
  },
};
