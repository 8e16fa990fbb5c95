import type { DemoInformationItem } from './item.ts';

export const soreThroat: DemoInformationItem = {
  slug: 'sore-throat',
  kind: 'GUIDELINE',
  problemTypes: ['SORE_THROAT', 'ACUTE_INFECTION'],
  sourceUrl: 'https://www.nice.org.uk/guidance/ng84',
  publishedDaysAgo: 52,
  version: 2,
  texts: {
    et: {
      title: 'Kurguvalu: kes vajab kiirtesti',
      summary:
        'Enamik kurguvalust on viiruslik ja möödub nädalaga ilma antibiootikumita. Centori skoor näitab, kellele kiirtest kasu toob.',
      body: `### Täna, telefonitsi või 112

- 112: ei saa sülge neelata, lärmakas või raske hingamine, huulte, keele või kaela kiire turse
- 112: palavik koos kange kaelaga; alla 3 kuu vanune laps palavikuga 38 °C või rohkem
- Täna: suu ei avane, hääl on summutatud ja valu ühel pool (mädaniku kahtlus)
- Täna: ei saa juua, 12 tundi peaaegu ei urineeri; 40 °C või rohkem; 3–6 kuu vanune laps palavikuga 39 °C või rohkem
- Täna: võtab metotreksaati, klosapiini, tiamasooli või saab keemiaravi: sama päeva vereproov; keemiaravi ja 38 °C korral 112
- Täna: 38 °C või rohkem nõrga immuunsuse korral

### Vastuvõtt ühe-kahe päeva jooksul

- Centor 3–4: palavik vähemalt 38 °C, köha ei ole, valulikud kaelasõlmed, katt mandlitel; kiirtest streptokokile
- Sarlakilaadne lööve või nõrk immuunsus ilma palavikuta
- Kestnud üle nädala või viis ja enam korda aastas

### Piisab nõuandest e-kontaktis

- Centor 0–2 ja patsient joob; nohu ja köha viitavad viirusele
- Paratsetamool pakendi infolehe järgi, jahe jook, pehme toit, soolaveega kuristamine
- Katt mandlitel üksi ei tõesta bakterit
- Paluge teada anda, kui kolme päevaga ei parane või läheb halvemaks`,
      sourceName: 'NICE’i ravijuhend NG84: äge kurguvalu',
    },
    en: {
      title: 'Sore throat: who needs the rapid test',
      summary:
        'Most sore throats are viral and pass within a week without an antibiotic. The Centor score shows who gains from a rapid test.',
      body: `### Today, by phone or 112

- 112: cannot swallow saliva, noisy or hard breathing, fast swelling of lips, tongue or neck
- 112: fever with a stiff neck; a baby under 3 months with 38 °C or more
- Today: the mouth does not open, muffled voice and pain on one side (possible abscess)
- Today: cannot drink, almost no urine for 12 hours; 40 °C or more; 3 to 6 months old with 39 °C or more
- Today: takes methotrexate, clozapine, thiamazole or has chemotherapy: blood count the same day; 112 if on chemotherapy with 38 °C
- Today: 38 °C or more with weak immunity

### A visit within one or two days

- Centor 3 to 4: fever of at least 38 °C, no cough, tender glands in the neck, pus on the tonsils; rapid test for streptococci
- A rash like scarlet fever, or weak immunity without fever
- For over a week, or five times a year and more

### Advice by e-contact is enough

- Centor 0 to 2 and the patient drinks; a runny nose and cough speak for a virus
- Paracetamol as the leaflet says, cool drinks, soft food, gargling with salt water
- Pus on the tonsils alone does not prove bacteria
- Ask to hear if it is no better in three days, or worse`,
      sourceName: 'NICE guideline NG84: acute sore throat',
    },
    ru: {
      title: 'Боль в горле: кому нужен экспресс-тест',
      summary:
        'Чаще всего боль в горле вирусная и проходит за неделю без антибиотика. Шкала Центора показывает, кому экспресс-тест принесёт пользу.',
      body: `### Сегодня: по телефону или 112

- 112: не может проглотить слюну, шумное или затруднённое дыхание, быстрый отёк губ, языка или шеи
- 112: температура и не сгибается шея; ребёнок младше 3 месяцев с 38 °C и выше
- Сегодня: рот не открывается, голос глухой, боль с одной стороны (возможен абсцесс)
- Сегодня: не может пить, почти нет мочи 12 часов; 40 °C и выше; ребёнок 3–6 месяцев с 39 °C и выше
- Сегодня: принимает метотрексат, клозапин, тиамазол или получает химиотерапию: анализ крови в тот же день; при химиотерапии и 38 °C — 112
- Сегодня: 38 °C и выше при ослабленном иммунитете

### Приём в течение одного-двух дней

- Центор 3–4: температура от 38 °C, кашля нет, болезненные шейные узлы, налёт на миндалинах; экспресс-тест на стрептококк
- Сыпь, похожая на скарлатину, или ослабленный иммунитет без температуры
- Дольше недели либо пять раз в год и чаще

### Достаточно совета в э-контакте

- Центор 0–2 и пациент пьёт; насморк и кашель говорят о вирусе
- Парацетамол по инструкции, прохладное питьё, мягкая пища, полоскание солёной водой
- Налёт на миндалинах сам по себе бактерию не доказывает
- Попросите сообщить, если за три дня не лучше или стало хуже`,
      sourceName: 'Руководство NICE NG84: острая боль в горле',
    },
    pl: {
      title: 'Ból gardła: komu potrzebny szybki test',
      summary:
        'Większość bólów gardła ma przyczynę wirusową i mija w ciągu tygodnia bez antybiotyku. Skala Centora pokazuje, komu szybki test przyniesie korzyść.',
      body: `### Dziś: telefonicznie lub 112

- 112: nie może połknąć śliny, głośny lub utrudniony oddech, szybki obrzęk warg, języka lub szyi
- 112: gorączka ze sztywnym karkiem; niemowlę poniżej 3 miesięcy z 38 °C lub więcej
- Dziś: nie otwiera ust, stłumiony głos i ból po jednej stronie (możliwy ropień)
- Dziś: nie może pić, prawie brak moczu od 12 godzin; 40 °C lub więcej; dziecko 3–6 miesięcy z 39 °C lub więcej
- Dziś: przyjmuje metotreksat, klozapinę, tiamazol lub chemioterapię: morfologia tego samego dnia; chemioterapia i 38 °C to 112
- Dziś: 38 °C lub więcej przy obniżonej odporności

### Wizyta w ciągu jednego–dwóch dni

- Centor 3–4: gorączka co najmniej 38 °C, bez kaszlu, bolesne węzły szyjne, nalot na migdałkach; szybki test na paciorkowce
- Wysypka jak w szkarlatynie lub obniżona odporność bez gorączki
- Ponad tydzień albo pięć i więcej razy w roku

### Wystarczy porada w e-kontakcie

- Centor 0–2 i pacjent pije; katar i kaszel przemawiają za wirusem
- Paracetamol zgodnie z ulotką, chłodne napoje, miękkie jedzenie, płukanie słoną wodą
- Sam nalot na migdałkach nie dowodzi bakterii
- Poprosić o wiadomość, jeśli po trzech dniach nie ma poprawy lub jest gorzej`,
      sourceName: 'Wytyczne NICE NG84: ostry ból gardła',
    },
  },
};
