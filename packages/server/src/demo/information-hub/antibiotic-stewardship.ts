import type { DemoInformationItem } from './item.ts';

export const antibioticStewardship: DemoInformationItem = {
  slug: 'antibiotic-stewardship',
  kind: 'MEDICINE',
  problemTypes: ['ACUTE_INFECTION', 'SORE_THROAT', 'COUGH', 'DYSURIA'],
  sourceUrl: 'https://www.nice.org.uk/guidance/ng15',
  publishedDaysAgo: 58,
  version: 2,
  texts: {
    et: {
      title: 'Antibiootikum kaugvastuvõtul: enne mõtle, siis kirjuta',
      summary:
        'Antibiootikum aitab bakteri, mitte palaviku ega patsiendi ootuse vastu. Kirja põhjal välja kirjutatud ravil peab olema näidustus, annus, lõpp ja tagasiside.',
      body: `### Täna, telefonitsi või 112

- 112: sepsise kahtlus: segasus, kiire hingamine, marmorjas nahk, uriini peaaegu ei ole; keemiaravi ja palavik 38 °C
- 112: näo või keele turse või hingeldus pärast annust
- Täna: halvenemine pärast 48 tundi ravi; verine kõhulahtisus; leviv lööve või kollasus ravi ajal
- Täna: palavik 38 °C ja nõrk immuunsus: läbivaatus enne retsepti

### Vastuvõtt enne antibiootikumi

- Kopsupõletiku, vaagnapõletiku või neeruvaagnapõletiku kahtlus
- Väike laps, rase, habras eakas, neerupuudulikkus
- Teine kuur kolme kuu jooksul: võtke külv
- Ebaselge penitsilliiniallergia: küsige, mis juhtus, millal ja kui kiiresti

### Piisab e-kontaktist

- Tüüpiline põiepõletik tervel naisel ja teised selged olukorrad, nagu ravijuhend lubab
- Antibiootikumita: külmetus, äge bronhiit, Centor 0–2, vaevusteta bakteriuuria mitterasedal
- Kitsaim toimiv ravim ja lühim tõendatud kuur
- Fluorokinoloonid ainult siis, kui teised ei sobi
- Kahtluse korral edasilükatud retsept koos selge kuupäevaga
- Kirjutage haiguslukku näidustus, kestus ja millal tulemust küsite
- Kontrollige koostoimeid: varfariin, statiin, metotreksaat`,
      sourceName: 'NICE’i ravijuhend NG15: antimikroobse ravi hea tava',
    },
    en: {
      title: 'Antibiotics over distance: think, then prescribe',
      summary:
        'An antibiotic works against bacteria, not against fever or expectation. One prescribed on a letter needs an indication, a dose, an end and news of the result.',
      body: `### Today, by phone or 112

- 112: possible sepsis: confusion, fast breathing, mottled skin, hardly any urine; 38 °C on chemotherapy
- 112: swelling of face or tongue, or breathlessness after a dose
- Today: worse after 48 hours of treatment; bloody diarrhoea; spreading rash or jaundice on treatment
- Today: fever of 38 °C with weak immunity: examine before prescribing

### A visit before an antibiotic

- Possible pneumonia, pelvic infection or pyelonephritis
- A small child, pregnancy, a frail older person, kidney failure
- A second course within three months: take a culture
- Unclear penicillin allergy: ask what happened, when and how fast

### E-contact is enough

- Typical cystitis in a healthy woman and other clear situations, as your guideline allows
- No antibiotic: a cold, acute bronchitis, Centor 0 to 2, bacteriuria without complaints outside pregnancy
- The narrowest medicine that works, the shortest proven course
- Fluoroquinolones only when nothing else suits
- In doubt, a delayed prescription with a clear date
- Record the indication, the length and when you ask for the result
- Check interactions: warfarin, statins, methotrexate`,
      sourceName: 'NICE guideline NG15: antimicrobial stewardship',
    },
    ru: {
      title: 'Антибиотик на дистанционном приёме: сначала обдумать, потом выписать',
      summary:
        'Антибиотик действует на бактерии, а не на температуру и не на ожидания. У назначения по письму должны быть показание, доза, срок и обратная связь.',
      body: `### Сегодня: по телефону или 112

- 112: возможен сепсис: спутанность, частое дыхание, мраморная кожа, мочи почти нет; 38 °C на химиотерапии
- 112: отёк лица или языка либо одышка после дозы
- Сегодня: хуже через 48 часов лечения; понос с кровью; растущая сыпь или желтуха на лечении
- Сегодня: температура 38 °C и ослабленный иммунитет: осмотр до рецепта

### Приём до антибиотика

- Подозрение на пневмонию, воспаление органов таза или пиелонефрит
- Маленький ребёнок, беременность, ослабленный пожилой пациент (старческая астения), почечная недостаточность
- Второй курс за три месяца: возьмите посев
- Неясная аллергия на пенициллин: спросите, что было, когда и как быстро

### Достаточно э-контакта

- Типичный цистит у здоровой женщины и другие ясные случаи, если позволяет руководство
- Без антибиотика: простуда, острый бронхит, Центор 0–2, бактериурия без жалоб вне беременности
- Самый узкий действующий препарат и самый короткий доказанный курс
- Фторхинолоны — только когда другое не подходит
- При сомнении отсроченный рецепт с точной датой
- Запишите в карту показание, срок и когда спросите о результате
- Проверьте взаимодействия: варфарин, статины, метотрексат`,
      sourceName: 'Руководство NICE NG15: рациональная антимикробная терапия',
    },
    pl: {
      title: 'Antybiotyk w poradzie zdalnej: najpierw ocena, potem recepta',
      summary:
        'Antybiotyk działa na bakterie, nie na gorączkę ani na oczekiwania. Zlecenie na podstawie wiadomości musi mieć wskazanie, dawkę, koniec i informację zwrotną.',
      body: `### Dziś: telefonicznie lub 112

- 112: możliwa sepsa: splątanie, szybki oddech, marmurkowata skóra, prawie brak moczu; 38 °C w trakcie chemioterapii
- 112: obrzęk twarzy lub języka albo duszność po dawce
- Dziś: pogorszenie po 48 godzinach leczenia; krwista biegunka; szerząca się wysypka lub żółtaczka w trakcie leczenia
- Dziś: gorączka 38 °C i obniżona odporność: badanie przed receptą

### Wizyta przed antybiotykiem

- Podejrzenie zapalenia płuc, zapalenia miednicy mniejszej lub odmiedniczkowego zapalenia nerek
- Małe dziecko, ciąża, krucha osoba starsza, niewydolność nerek
- Drugi kurs w ciągu trzech miesięcy: pobrać posiew
- Niejasne uczulenie na penicylinę: zapytać, co się stało, kiedy i jak szybko

### Wystarczy e-kontakt

- Typowe zapalenie pęcherza u zdrowej kobiety i inne jasne sytuacje, jeśli pozwalają wytyczne
- Bez antybiotyku: przeziębienie, ostre zapalenie oskrzeli, Centor 0–2, bezobjawowy bakteriomocz poza ciążą
- Najwęższy skuteczny lek i najkrótszy udowodniony kurs
- Fluorochinolony tylko wtedy, gdy nic innego nie pasuje
- W razie wątpliwości recepta odroczona z wyraźną datą
- Zapisać wskazanie, czas leczenia i termin zapytania o wynik
- Sprawdzić interakcje: warfaryna, statyny, metotreksat`,
      sourceName: 'Wytyczne NICE NG15: racjonalna antybiotykoterapia',
    },
  },
};
