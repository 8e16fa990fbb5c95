import type { DemoInformationItem } from './item.ts';

export const acuteDiarrhoea: DemoInformationItem = {
  slug: 'acute-diarrhoea',
  kind: 'GUIDELINE',
  problemTypes: ['DIARRHEA', 'NAUSEA_VOMITING', 'GASTROINTESTINAL', 'ABDOMINAL_PAIN'],
  sourceUrl: 'https://www.nice.org.uk/guidance/cg84',
  publishedDaysAgo: 158,
  version: 1,
  texts: {
    et: {
      title: 'Äge kõhulahtisus ja vedelik',
      summary:
        'Enamik ägedast kõhulahtisusest möödub mõne päevaga ja ravi on vedelik. Otsustav on, kas patsient joob ja urineerib.',
      body: `### Täna, telefonitsi või 112

- 112: must või rohke verega väljaheide, äkiline väga tugev kõhuvalu, kivikõva kõht
- 112: segasus või raskesti äratatav; imiku roheline okse; alla 3 kuu vanune palavikuga 38 °C või rohkem
- Täna: 12 tundi peaaegu uriinita, väga kuiv suu, pearinglus tõustes; jook ei püsi sees
- Täna: veri väljaheites, eriti palavikuga; 38,5 °C või rohkem pärast 4. päeva
- Täna: alla 3 kuu vanune; alla aasta vanune või vähemalt 75-aastane, kui kõht on lahti kuus korda päevas; igaüks, kui kordi on kaksteist
- Täna: insuliini kasutaja, rase või nõrga immuunsusega patsient

### Vastuvõtt nädala jooksul

- Kestnud üle nädala; pärast reisi või antibiootikumikuuri
- Toiduga töötaja või lasteaialaps: millal tagasi, kohalike nõuete järgi
- Kaalulangus või rasvane väljaheide

### Piisab nõuandest e-kontaktis

- Joob, urineerib, palavikku ja verd ei ole
- Suukaudne rehüdratsioonilahus sageli väikeste lonksudena; rinnapiim jätkub
- Tavaline toit niipea, kui isu tuleb; magusat jooki mitte
- Vererõhu-, neeru- ja diabeediravimid: küsige nimekirja, arst ütleb, mis ajutiselt ära jätta
- Pesta käsi vee ja seebiga; jääda koju veel 48 tunniks pärast viimast vedelat väljaheidet`,
      sourceName: 'NICE’i ravijuhend CG84: gastroenteriit alla 5-aastastel',
    },
    en: {
      title: 'Acute diarrhoea and fluids',
      summary:
        'Most acute diarrhoea passes in a few days, and the treatment is fluid. What decides is whether the patient drinks and passes urine.',
      body: `### Today, by phone or 112

- 112: black stool or much blood in it, sudden very strong pain in the belly, a rock-hard belly
- 112: confusion or hard to wake; green vomit in a baby; under 3 months with 38 °C or more
- Today: almost no urine for 12 hours, very dry mouth, dizzy on standing; no drink stays down
- Today: blood in the stool, above all with fever; 38.5 °C or more after day 4
- Today: under 3 months; under one year, or 75 and older, with six stools a day; anybody with twelve
- Today: on insulin, pregnant, or with weak immunity

### A visit within a week

- Longer than a week; after travel or a course of antibiotics
- Works with food, or goes to kindergarten: return by local rules
- Weight loss or greasy stools

### Advice by e-contact is enough

- Drinks, passes urine, no fever and no blood
- Oral rehydration solution often in small sips; breast milk goes on
- Usual food as soon as there is appetite; no sweet drinks
- Medicines for kidneys, blood pressure or diabetes: ask for the list, the doctor says what to pause
- Wash hands with soap and water; at home for 48 hours after the last loose stool`,
      sourceName: 'NICE guideline CG84: gastroenteritis in under 5s',
    },
    ru: {
      title: 'Острый понос и питьё',
      summary:
        'Чаще всего острый понос проходит за несколько дней, и лечение — это жидкость. Решает, пьёт ли пациент и мочится ли.',
      body: `### Сегодня: по телефону или 112

- 112: чёрный стул или много крови, внезапная нестерпимая боль в животе, твёрдый как доска живот
- 112: спутанность или трудно разбудить; зелёная рвота у грудного ребёнка; младше 3 месяцев с 38 °C и выше
- Сегодня: почти нет мочи 12 часов, очень сухо во рту, голова кружится при вставании; не удерживает выпитое
- Сегодня: кровь в стуле, особенно с температурой; 38,5 °C и выше после 4-го дня
- Сегодня: младше 3 месяцев; младше года либо 75 лет и старше и шесть раз в день; любой при двенадцати
- Сегодня: пациент на инсулине, беременная или ослабленный иммунитет

### Приём в течение недели

- Дольше недели; после поездки или курса антибиотика
- Работа с едой или детский сад: возвращение по местным правилам
- Потеря веса или жирный стул

### Достаточно совета в э-контакте

- Пьёт, мочится, температуры и крови нет
- Раствор для регидратации часто и маленькими глотками; грудное молоко продолжать
- Обычная еда, как только есть аппетит; без сладких напитков
- Лекарства для почек, давления, от диабета: попросите список, врач скажет, что приостановить
- Мыть руки водой с мылом; дома ещё 48 часов после последнего жидкого стула`,
      sourceName: 'Руководство NICE CG84: гастроэнтерит у детей до 5 лет',
    },
    pl: {
      title: 'Ostra biegunka i nawadnianie',
      summary:
        'Większość ostrych biegunek mija w kilka dni, a leczeniem są płyny. Decyduje to, czy pacjent pije i oddaje mocz.',
      body: `### Dziś: telefonicznie lub 112

- 112: czarny stolec lub dużo krwi, nagły bardzo silny ból brzucha, brzuch twardy jak deska
- 112: splątanie lub trudność z obudzeniem; zielone wymioty u niemowlęcia; poniżej 3 miesięcy z 38 °C lub więcej
- Dziś: prawie brak moczu od 12 godzin, bardzo sucho w ustach, zawroty przy wstawaniu; płyny się nie utrzymują
- Dziś: krew w stolcu, zwłaszcza z gorączką; 38,5 °C lub więcej po 4. dniu
- Dziś: poniżej 3 miesięcy; poniżej roku lub od 75 lat przy sześciu stolcach na dobę; każdy przy dwunastu
- Dziś: pacjent leczony insuliną, ciężarna lub obniżona odporność

### Wizyta w ciągu tygodnia

- Ponad tydzień; po podróży lub antybiotyku
- Praca z żywnością lub przedszkole: powrót według miejscowych zasad
- Utrata masy ciała lub tłuszczowe stolce

### Wystarczy porada w e-kontakcie

- Pije, oddaje mocz, bez gorączki i krwi
- Doustny płyn nawadniający często, małymi łykami; karmienie piersią kontynuować
- Zwykłe jedzenie, gdy wróci apetyt; bez słodkich napojów
- Leki na nerki, ciśnienie lub cukrzycę: poprosić o listę, lekarz powie, co wstrzymać
- Myć ręce wodą z mydłem; w domu jeszcze 48 godzin od ostatniego luźnego stolca`,
      sourceName: 'Wytyczne NICE CG84: nieżyt żołądkowo-jelitowy u dzieci poniżej 5 lat',
    },
  },
};
