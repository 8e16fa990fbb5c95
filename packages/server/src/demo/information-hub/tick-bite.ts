import type { DemoInformationItem } from './item.ts';

export const tickBite: DemoInformationItem = {
  slug: 'tick-bite',
  kind: 'GUIDELINE',
  problemTypes: ['SKIN_RASH', 'DERMATOLOGICAL', 'ACUTE_INFECTION', 'REQUEST_VACCINATION'],
  sourceUrl: 'https://www.terviseamet.ee',
  publishedDaysAgo: 15,
  version: 2,
  texts: {
    et: {
      title: 'Puugihammustus: mida küsida, mida öelda',
      summary:
        'Enamik hammustusi ei vaja ravi, vaid puugi kiiret eemaldamist ja kuuajalist jälgimist. Leviv rõngaslööve on borrelioosi tunnus ja vereproov seda ei kinnita ega välista.',
      body: `### Täna, telefonitsi või 112

- 112: palavik koos kange kaela, segasuse, krambi või väga tugeva peavaluga
- 112: minestamine, käe või jala nõrkus, äkiline näo viltuvajumine
- Täna: tugevnev peavalu või palavik, mis pärast paranemist tagasi tuleb (puukentsefaliidi teine faas)

### Vastuvõtt lähipäevadel

- Leviv punane laik või rõngas, üle 5 cm, 3–30 päeva pärast hammustust
- Palavik, lihasvalu või väsimus nelja nädala jooksul
- Paistes liiges või öine kiirguv valu nädalaid hiljem
- Rase või laps, kellel on rõngaslööve
- Kui fotol on rõngas selge, ei pea arst ravi alustamiseks vereproovi ootama

### Piisab nõuandest e-kontaktis

- Puuk on eemaldatud, nahk on terve või punetus on alla 5 cm ja kaob mõne päevaga
- Eemaldada pintsettidega naha lähedalt; õli ega kreemi peale ei panda
- Märkida kuupäev ja koht, pildistada, vaadata nahka 30 päeva
- Puugi enda uurimist ravi otsustamiseks ei soovitata
- Ennetavat antibiootikumi tavaliselt ei anta; toimige ravijuhendi järgi
- Küsige, kas patsient on puukentsefaliidi vastu vaktsineeritud; pärast hammustust tehtud süst selle hammustuse eest ei kaitse
- Kirjutage, milliste märkide korral uuesti pöörduda`,
      sourceName: 'Terviseamet: puugid ja puukide levitatavad haigused',
    },
    en: {
      title: 'Tick bite: what to ask, what to say',
      summary:
        'Most bites need no treatment, only quick removal of the tick and a month of watching. A spreading ring means Lyme disease, and a blood test neither proves nor excludes it.',
      body: `### Today, by phone or 112

- 112: fever with a stiff neck, confusion, a seizure or a very severe headache
- 112: fainting, weakness of an arm or leg, sudden drooping of the face
- Today: a growing headache, or fever that returns after getting better (second phase of tick-borne encephalitis)

### A visit in the next days

- A spreading red patch or ring, over 5 cm, 3 to 30 days after the bite
- Fever, aching muscles or tiredness within four weeks
- A swollen joint, or radiating night pain weeks later
- Pregnancy or a child with a ring
- If the ring is clear in the photo, the doctor need not wait for a blood test to treat

### Advice by e-contact is enough

- Tick removed, skin well, or redness under 5 cm that goes in a few days
- Remove with tweezers close to the skin; no oil or cream
- Note date and place, take a photo, look at the skin for 30 days
- Testing the tick itself is not advised for deciding on treatment
- Antibiotics to prevent illness are not usual; do as your guideline says
- Ask about vaccination against tick-borne encephalitis; an injection after the bite does not protect from that bite
- Write which signs mean getting in touch again`,
      sourceName: 'Estonian Health Board: ticks and the diseases they carry',
    },
    ru: {
      title: 'Укус клеща: что спросить и что сказать',
      summary:
        'Чаще всего лечение не нужно: достаточно быстро удалить клеща и месяц наблюдать. Растущее кольцо на коже говорит о боррелиозе, и анализ крови его не подтверждает и не исключает.',
      body: `### Сегодня: по телефону или 112

- 112: температура и при этом не сгибается шея, спутанность, судороги или очень сильная головная боль
- 112: обморок, слабость руки или ноги, внезапно перекошенное лицо
- Сегодня: нарастающая головная боль или температура, вернувшаяся после улучшения (вторая фаза клещевого энцефалита)

### Приём в ближайшие дни

- Растущее красное пятно или кольцо больше 5 см через 3–30 дней после укуса
- Температура, боль в мышцах или слабость в течение четырёх недель
- Опухший сустав или отдающая ночная боль спустя недели
- Беременность или ребёнок с кольцевидной сыпью
- Если кольцо ясно видно на фото, врачу не нужно ждать анализа, чтобы начать лечение

### Достаточно совета в э-контакте

- Клещ удалён, кожа здорова или краснота меньше 5 см и проходит за несколько дней
- Удалять пинцетом у самой кожи; масло и крем не наносить
- Записать дату и место, сфотографировать, осматривать кожу 30 дней
- Исследовать самого клеща для решения о лечении не советуют
- Антибиотик для профилактики обычно не дают; следуйте руководству
- Спросите о прививке от клещевого энцефалита; укол после укуса от этого укуса не защитит
- Напишите, при каких признаках обратиться снова`,
      sourceName: 'Департамент здоровья Эстонии: клещи и клещевые болезни',
    },
    pl: {
      title: 'Ukłucie kleszcza: o co pytać, co powiedzieć',
      summary:
        'Większość ukłuć nie wymaga leczenia, tylko szybkiego usunięcia kleszcza i miesiąca obserwacji. Szerzący się rumień oznacza boreliozę, a badanie krwi ani jej nie potwierdza, ani nie wyklucza.',
      body: `### Dziś: telefonicznie lub 112

- 112: gorączka ze sztywnym karkiem, splątaniem, drgawkami lub bardzo silnym bólem głowy
- 112: omdlenie, osłabienie ręki lub nogi, nagłe opadnięcie kącika ust
- Dziś: narastający ból głowy lub gorączka powracająca po poprawie (druga faza kleszczowego zapalenia mózgu)

### Wizyta w najbliższych dniach

- Szerząca się czerwona plama lub pierścień powyżej 5 cm, 3–30 dni po ukłuciu
- Gorączka, bóle mięśni lub zmęczenie w ciągu czterech tygodni
- Obrzęk stawu lub promieniujący nocny ból po kilku tygodniach
- Ciąża lub dziecko z rumieniem
- Gdy rumień jest wyraźny na zdjęciu, lekarz nie musi czekać z leczeniem na badanie krwi

### Wystarczy porada w e-kontakcie

- Kleszcz usunięty, skóra zdrowa albo zaczerwienienie poniżej 5 cm znikające w kilka dni
- Usuwać pęsetą tuż przy skórze; nie smarować olejem ani kremem
- Zapisać datę i miejsce, zrobić zdjęcie, oglądać skórę przez 30 dni
- Badanie samego kleszcza nie służy do decyzji o leczeniu
- Antybiotyku zapobiegawczo zwykle się nie podaje; postępować zgodnie z wytycznymi
- Zapytać o szczepienie przeciw kleszczowemu zapaleniu mózgu; dawka po ukłuciu nie chroni przed jego skutkami
- Napisać, przy jakich objawach zgłosić się ponownie`,
      sourceName: 'Estoński Urząd Zdrowia: kleszcze i choroby odkleszczowe',
    },
  },
};
