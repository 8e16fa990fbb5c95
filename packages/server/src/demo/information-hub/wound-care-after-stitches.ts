import type { DemoInformationItem } from './item.ts';

export const woundCareAfterStitches: DemoInformationItem = {
  slug: 'wound-care-after-stitches',
  kind: 'GUIDELINE',
  problemTypes: ['PROC_SUTURES', 'PROC_WOUNDDRESSING'],
  sourceUrl: 'https://www.nice.org.uk/guidance/ng125',
  publishedDaysAgo: 9,
  version: 1,
  texts: {
    et: {
      title: 'Haava hooldus pärast õmblemist',
      summary:
        'Puhas õmmeldud haav vajab enamasti vaid kuiva sidet ja õigel ajal niitide eemaldamist. Foto aitab otsustada, kuid valu, palaviku ja tundlikkuse kohta peab küsima.',
      body: `### Täna, telefonitsi või 112

- 112: verejooks, mis ei peatu 10–15-minutilise pideva surumisega
- 112: haavaga inimene on segane, hingab kiiresti või on väga haige
- Täna: leviv punetus, mäda, palavik, avanenud haav, tugevnev valu
- Täna: hammustushaav, tuimus või liikumatu sõrm haavast allpool, haavas olev võõrkeha

### Vastuvõtt kokkulepitud päeval

- Niidid eemaldatakse tavaliselt: näolt 5., peanahalt 7.–10., kerelt ja käelt 7.–10., jalalt ja liigese kohalt 10.–14. päeval
- Järgige haigla epikriisi, kui seal on teine päev
- Diabeedi, kortisoonravi või halva verevarustuse korral jäävad niidid kauemaks; otsustab arst
- Kontrollige teetanusevastast vaktsineerimist; kui viimasest annusest on üle 10 aasta (määrdunud haava korral üle 5), tegutsege ravijuhendi järgi

### Piisab nõuandest e-kontaktis

- Haav on kuiv, servad koos, punetus kitsas ja ei laiene
- Esimesed 48 tundi hoida kuivana, edasi lühike dušš ja tupsutades kuivatamine
- Vanni, sauna ja ujumist vältida, kuni niidid on eemaldatud ja haav kinni
- Salvi ja antibiootikumi puhas haav ei vaja
- Paluge terav foto päevavalguses, joonlaud kõrval, ja küsige temperatuuri
- Kirjutage, milliste märkide korral helistada samal päeval`,
      sourceName: 'NICE’i ravijuhend NG125: operatsioonipiirkonna infektsioonid',
    },
    en: {
      title: 'Wound care after stitches',
      summary:
        'A clean stitched wound usually needs only a dry dressing and removal of the stitches at the right time. A photo helps, but pain, fever and feeling must be asked about.',
      body: `### Today, by phone or 112

- 112: bleeding that does not stop after 10 to 15 minutes of steady pressure
- 112: a person with a wound who is confused, breathes fast or is very ill
- Today: spreading redness, pus, fever, a wound that has opened, growing pain
- Today: a bite, numbness or a finger that does not move beyond the wound, something left inside

### A visit on the agreed day

- Stitches usually come out: face on day 5, scalp 7 to 10, trunk and arm 7 to 10, leg and over a joint 10 to 14
- Follow the hospital’s letter if it names another day
- With diabetes, cortisone or poor circulation they stay longer; the doctor decides
- Check tetanus vaccination; if the last dose is over 10 years old (over 5 for a dirty wound), do as your guideline says

### Advice by e-contact is enough

- The wound is dry, its edges together, redness narrow and not growing
- Keep dry for 48 hours, then a short shower and patting dry
- No bath, sauna or swimming until stitches are out and the wound is closed
- A clean wound needs neither ointment nor antibiotic
- Ask for a sharp photo in daylight with a ruler, and for the temperature
- Write which signs mean a call the same day`,
      sourceName: 'NICE guideline NG125: surgical site infections',
    },
    ru: {
      title: 'Уход за раной после наложения швов',
      summary:
        'Чистой зашитой ране обычно нужны только сухая повязка и своевременное снятие швов. Фотография помогает, но о боли, температуре и чувствительности нужно спросить.',
      body: `### Сегодня: по телефону или 112

- 112: кровотечение, которое не останавливается после 10–15 минут непрерывного прижатия
- 112: у человека с раной спутанное сознание, частое дыхание или тяжёлое состояние
- Сегодня: краснота распространяется, гной, температура, рана разошлась, боль нарастает
- Сегодня: укушенная рана, онемение или неподвижный палец ниже раны, инородное тело

### Приём в назначенный день

- Швы обычно снимают: на лице на 5-й день, на голове на 7–10-й, на туловище и руке на 7–10-й, на ноге и над суставом на 10–14-й
- Если в больничной выписке указан другой день, следуйте ей
- При диабете, лечении кортикостероидами или плохом кровоснабжении швы оставляют дольше; решает врач
- Проверьте прививку от столбняка: если прошло больше 10 лет (при загрязнённой ране больше 5), действуйте по руководству

### Достаточно совета в э-контакте

- Рана сухая, края сомкнуты, краснота узкая и не растёт
- Первые 48 часов держать сухой, затем короткий душ и промокнуть полотенцем
- Без ванны, бани и плавания, пока швы не сняты и рана не закрылась
- Чистой ране не нужны ни мазь, ни антибиотик
- Попросите чёткое фото при дневном свете с линейкой и узнайте температуру
- Напишите, при каких признаках звонить в тот же день`,
      sourceName: 'Руководство NICE NG125: инфекции области операции',
    },
    pl: {
      title: 'Pielęgnacja rany po szyciu',
      summary:
        'Czysta zszyta rana zwykle wymaga tylko suchego opatrunku i zdjęcia szwów w odpowiednim czasie. Zdjęcie pomaga, ale o ból, gorączkę i czucie trzeba zapytać.',
      body: `### Dziś: telefonicznie lub 112

- 112: krwawienie, które nie ustaje po 10–15 minutach stałego ucisku
- 112: osoba z raną jest splątana, szybko oddycha lub jest w ciężkim stanie
- Dziś: szerzące się zaczerwienienie, ropa, gorączka, rozejście się rany, narastający ból
- Dziś: rana kąsana, drętwienie lub nieruchomy palec poniżej rany, ciało obce w ranie

### Wizyta w umówionym dniu

- Szwy zdejmuje się zwykle: z twarzy w 5. dniu, ze skóry głowy w 7.–10., z tułowia i ręki w 7.–10., z nogi i nad stawem w 10.–14.
- Jeśli karta ze szpitala podaje inny dzień, należy się jej trzymać
- Przy cukrzycy, steroidach lub złym ukrwieniu szwy pozostają dłużej; decyduje lekarz
- Sprawdzić szczepienie przeciw tężcowi; gdy od ostatniej dawki minęło ponad 10 lat (przy ranie zabrudzonej ponad 5), postąpić zgodnie z wytycznymi

### Wystarczy porada w e-kontakcie

- Rana sucha, brzegi zbliżone, zaczerwienienie wąskie i nie powiększa się
- Przez 48 godzin utrzymywać suchą, potem krótki prysznic i osuszanie bez tarcia
- Bez kąpieli w wannie, sauny i pływania do zdjęcia szwów i zamknięcia rany
- Czysta rana nie wymaga maści ani antybiotyku
- Poprosić o ostre zdjęcie w świetle dziennym z linijką i o temperaturę
- Napisać, przy jakich objawach dzwonić tego samego dnia`,
      sourceName: 'Wytyczne NICE NG125: zakażenia miejsca operowanego',
    },
  },
};
