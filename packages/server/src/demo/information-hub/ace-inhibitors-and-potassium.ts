import type { DemoInformationItem } from './item.ts';

export const aceInhibitorsAndPotassium: DemoInformationItem = {
  slug: 'ace-inhibitors-and-potassium',
  kind: 'MEDICINE',
  problemTypes: ['PRESCRIPTION_REFILL', 'PRESCRIPTION', 'REQUEST_LABS'],
  sourceUrl: 'https://www.nice.org.uk/guidance/ng203',
  publishedDaysAgo: 33,
  version: 1,
  texts: {
    et: {
      title: 'AKE inhibiitorid, sartaanid ja kaalium',
      summary:
        'AKE inhibiitor või sartaan kaitseb südant ja neere, kuid nõuab kaaliumi ja kreatiniini kontrolli. Mõõdukas kreatiniini tõus alguses ei ole põhjus ravi lõpetada.',
      body: `### Täna, telefonitsi või 112

- 112: huulte, keele või kõri turse; minestamine, aeglane pulss või lihasnõrkus kõrge kaaliumiga
- 112: kaalium 6,5 mmol/l või rohkem
- Täna: kaalium 6,0–6,4: ravim peatada, EKG ja korduv proov samal päeval
- Täna: oksendamine, kõhulahtisus või vähe uriini: paus ja kreatiniin; rasedus: ravim peatada

### Vereproov

- Enne alustamist; kui kaalium on üle 5,0, otsige esmalt põhjus
- Üks kuni kaks nädalat pärast alustamist ja iga annuse tõstmist, edasi vähemalt kord aastas, neeruhaiguse korral sagedamini
- Kaalium 5,5–5,9: vaadake üle toit, soolaasendaja ja teised ravimid, vähendage annust, korrake mõne päeva kuni nädala jooksul
- Kreatiniini tõus kuni 30% on lubatav; korrake kahe nädala pärast
- Tõus üle 30%: peatage või vähendage, mõelge neeruarteri ahenemisele ja vedelikupuudusele

### Piisab e-kontaktist

- Proovid on aasta sees, vererõhk eesmärkväärtuse piires, uusi ravimeid ei ole
- Küsige põletikuvastaste valuvaigistite, spironolaktooni, trimetoprimi ja kaaliumisoola kohta
- Kuiv köha: sartaan on tavaline asendus, AKE inhibiitorit sartaaniga koos ei anta
- Haiguspäeval paus, jätkata, kui tavaline söömine ja joomine on 24–48 tundi taastunud`,
      sourceName: 'NICE’i ravijuhend NG203: krooniline neeruhaigus',
    },
    en: {
      title: 'ACE inhibitors, sartans and potassium',
      summary:
        'An ACE inhibitor or sartan protects heart and kidneys but asks for checks of potassium and creatinine. A moderate rise of creatinine at the start is no reason to stop.',
      body: `### Today, by phone or 112

- 112: swelling of lips, tongue or throat; fainting, slow pulse or weak muscles with high potassium
- 112: potassium of 6.5 mmol/l or more
- Today: potassium of 6.0 to 6.4: stop the medicine, ECG and a repeated test the same day
- Today: vomiting, diarrhoea or little urine: pause and check creatinine; pregnancy: stop

### Blood tests

- Before starting; above 5.0 look for the cause first
- One to two weeks after starting and after each higher dose, then at least yearly, more often with kidney disease
- Potassium of 5.5 to 5.9: review food, salt substitutes and other medicines, lower the dose, repeat within days to a week
- A rise of creatinine up to 30% is acceptable; repeat in two weeks
- Above 30%: stop or reduce; think of renal artery stenosis and lack of fluid

### E-contact is enough

- Tests within the year, blood pressure on target, no new medicines
- Ask about anti-inflammatory painkillers, spironolactone, trimethoprim and potassium salt
- Dry cough: a sartan is the usual replacement; an ACE inhibitor and a sartan are not given together
- On sick days pause, restart after 24 to 48 hours of usual eating and drinking`,
      sourceName: 'NICE guideline NG203: chronic kidney disease',
    },
    ru: {
      title: 'Ингибиторы АПФ, сартаны и калий',
      summary:
        'Ингибитор АПФ или сартан защищает сердце и почки, но требует контроля калия и креатинина. Умеренный рост креатинина в начале — не повод для отмены.',
      body: `### Сегодня: по телефону или 112

- 112: отёк губ, языка или горла; обморок, редкий пульс или слабость мышц при высоком калии
- 112: калий 6,5 ммоль/л и выше
- Сегодня: калий 6,0–6,4: отменить препарат, ЭКГ и повторный анализ в тот же день
- Сегодня: рвота, понос или мало мочи: пауза и креатинин; беременность: отменить

### Анализы крови

- До начала; при калии выше 5,0 сначала ищите причину
- Через одну-две недели после начала и каждого повышения дозы, затем не реже раза в год, при болезни почек чаще
- Калий 5,5–5,9: проверьте питание, заменители соли и другие лекарства, снизьте дозу, повторите в течение нескольких дней, не позже недели
- Рост креатинина до 30% допустим; повторите через две недели
- Больше 30%: отменить или уменьшить; подумайте о стенозе почечной артерии и нехватке жидкости

### Достаточно э-контакта

- Анализы в пределах года, давление в целевых пределах, новых лекарств нет
- Спросите о противовоспалительных обезболивающих, спиронолактоне, триметоприме и калиевой соли
- Сухой кашель: обычная замена — сартан; ингибитор АПФ и сартан вместе не назначают
- В дни болезни пауза, продолжать через 24–48 часов обычной еды и питья`,
      sourceName: 'Руководство NICE NG203: хроническая болезнь почек',
    },
    pl: {
      title: 'Inhibitory ACE, sartany i potas',
      summary:
        'Inhibitor ACE lub sartan chroni serce i nerki, ale wymaga kontroli potasu i kreatyniny. Umiarkowany wzrost kreatyniny na początku nie jest powodem do odstawienia.',
      body: `### Dziś: telefonicznie lub 112

- 112: obrzęk warg, języka lub gardła; omdlenie, wolne tętno lub osłabienie mięśni przy wysokim potasie
- 112: potas 6,5 mmol/l lub więcej
- Dziś: potas 6,0–6,4: odstawić lek, EKG i powtórne badanie tego samego dnia
- Dziś: wymioty, biegunka lub mało moczu: przerwa i kreatynina; ciąża: odstawić

### Badania krwi

- Przed rozpoczęciem; przy potasie powyżej 5,0 najpierw szukać przyczyny
- Tydzień–dwa po rozpoczęciu i każdym zwiększeniu dawki, potem co najmniej raz w roku, w chorobie nerek częściej
- Potas 5,5–5,9: sprawdzić dietę, zamienniki soli i inne leki, zmniejszyć dawkę, powtórzyć w ciągu kilku dni do tygodnia
- Wzrost kreatyniny do 30% jest dopuszczalny; powtórzyć po dwóch tygodniach
- Powyżej 30%: odstawić lub zmniejszyć; myśleć o zwężeniu tętnicy nerkowej i odwodnieniu

### Wystarczy e-kontakt

- Badania z ostatniego roku, ciśnienie w zakresie docelowym, bez nowych leków
- Zapytać o niesteroidowe leki przeciwzapalne, spironolakton, trimetoprim i sól potasową
- Suchy kaszel: zwykłym zamiennikiem jest sartan; inhibitora ACE i sartanu nie łączy się
- W dniach choroby przerwa, wznowić po 24–48 godzinach zwykłego jedzenia i picia`,
      sourceName: 'Wytyczne NICE NG203: przewlekła choroba nerek',
    },
  },
};
