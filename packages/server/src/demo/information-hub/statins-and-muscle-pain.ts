import type { DemoInformationItem } from './item.ts';

export const statinsAndMusclePain: DemoInformationItem = {
  slug: 'statins-and-muscle-pain',
  kind: 'MEDICINE',
  problemTypes: ['PRESCRIPTION_REFILL', 'JOINT_PAIN', 'PRESCRIPTION'],
  sourceUrl: 'https://www.nice.org.uk/guidance/ng238',
  publishedDaysAgo: 87,
  version: 1,
  texts: {
    et: {
      title: 'Statiin ja lihasvalu',
      summary:
        'Enamik statiini võtja lihasvalust ei tule statiinist, kuid tõsist lihaskahjustust ei tohi mööda lasta. Otsustavad lihasnõrkus, uriini värv ja kreatiinkinaas (CK).',
      body: `### Täna, telefonitsi või 112

- 112: väga tugev nõrkus, uriini peaaegu ei tule, segasus
- Täna: tugev lihasvalu või -nõrkus koos tumeda uriiniga: statiin peatada, CK, kreatiniin ja kaalium samal päeval
- Täna: CK ületab normi ülempiiri enam kui kümme korda
- Täna: kollasus või rasedus statiinravi ajal: ravim peatada

### Vastuvõtt või vereproov nädala-kahe jooksul

- Uus sümmeetriline valu reites, õlavartes või säärtes mõni nädal pärast ravi alustamist või annuse tõstmist
- CK vaevuste korral 4–10 korda üle piiri: peatada, korrata kahe kuni nelja nädala pärast
- CK alla nelja korra: paus kaks kuni neli nädalat, siis sama või teine statiin väiksema annusega, nagu ravijuhend ütleb
- Kontrollige kilpnääret, neere ja D-vitamiini ning koostoimeid: klaritromütsiin, seenevastased ravimid, tsüklosporiin, gemfibrosiil, greip

### Piisab e-kontaktist

- Kerge valu pärast tavatut pingutust, nõrkust ei ole, uriin on hele
- Vaevusteta patsiendil CK-d ei mõõdeta
- Selgitage, miks ravi on antud, ja küsige, mida patsient otsustab; ravi ise lõpetanule ärge etteheiteid tehke
- Infarkti või insuldi läbi teinule otsige alati asendus, mitte ainult paus
- LDL eesmärgi leiate LDL-i kalkulaatorist; korrake lipiide 4–12 nädala pärast`,
      sourceName: 'NICE’i ravijuhend NG238: südame-veresoonkonnariski vähendamine',
    },
    en: {
      title: 'Statins and muscle pain',
      summary:
        'Most muscle pain on a statin does not come from it, yet serious muscle damage must not be missed. Weakness, the colour of urine and creatine kinase (CK) decide.',
      body: `### Today, by phone or 112

- 112: very severe weakness, hardly any urine, confusion
- Today: strong muscle pain or weakness with dark urine: stop the statin; CK, creatinine and potassium the same day
- Today: CK above ten times the upper limit
- Today: jaundice or pregnancy on a statin: stop it

### A visit or blood test within one or two weeks

- New pain on both sides in thighs, upper arms or calves, weeks after starting or raising the dose
- CK 4 to 10 times the limit with complaints: stop, repeat in two to four weeks
- CK under 4 times: a pause of two to four weeks, then the same or another statin in a lower dose, as your guideline says
- Check thyroid, kidneys, vitamin D and interactions: clarithromycin, antifungals, ciclosporin, gemfibrozil, grapefruit

### E-contact is enough

- Mild pain after unusual effort, no weakness, clear urine
- CK is not measured without complaints
- Explain why it was given and ask what the patient decides; no blame for having stopped
- After a heart attack or stroke always find a replacement, not only a pause
- The LDL calculator gives the target; repeat lipids in 4 to 12 weeks`,
      sourceName: 'NICE guideline NG238: cardiovascular risk reduction',
    },
    ru: {
      title: 'Статины и боль в мышцах',
      summary:
        'Чаще всего боль в мышцах у принимающих статин вызвана не им, но тяжёлое повреждение мышц пропустить нельзя. Решают слабость, цвет мочи и креатинкиназа (КК).',
      body: `### Сегодня: по телефону или 112

- 112: очень сильная слабость, мочи почти нет, спутанность
- Сегодня: сильная боль или слабость мышц и тёмная моча: отменить статин; КК, креатинин и калий в тот же день
- Сегодня: КК больше десяти верхних границ нормы
- Сегодня: желтуха или беременность на статине: отменить

### Приём или анализ в течение одной-двух недель

- Новая симметричная боль в бёдрах, плечах или икрах через недели после начала или повышения дозы
- КК 4–10 норм с жалобами: отменить, повторить через две-четыре недели
- КК меньше 4 норм: пауза две-четыре недели, затем тот же или другой статин в меньшей дозе, по руководству
- Проверьте щитовидную железу, почки, витамин D и взаимодействия: кларитромицин, противогрибковые, циклоспорин, гемфиброзил, грейпфрут

### Достаточно э-контакта

- Лёгкая боль после непривычной нагрузки, слабости нет, моча светлая
- Без жалоб КК не измеряют
- Объясните, зачем лекарство назначено, и спросите решение пациента; не упрекайте бросившего
- После инфаркта или инсульта всегда ищите замену, а не только паузу
- Цель по ЛПНП даёт калькулятор ЛПНП; липиды повторите через 4–12 недель`,
      sourceName: 'Руководство NICE NG238: снижение сердечно-сосудистого риска',
    },
    pl: {
      title: 'Statyny i bóle mięśni',
      summary:
        'Większość bólów mięśni u przyjmujących statynę nie jest przez nią wywołana, ale ciężkiego uszkodzenia mięśni nie wolno przeoczyć. Decydują osłabienie, kolor moczu i kinaza kreatynowa (CK).',
      body: `### Dziś: telefonicznie lub 112

- 112: bardzo silne osłabienie, prawie brak moczu, splątanie
- Dziś: silny ból lub osłabienie mięśni i ciemny mocz: odstawić statynę; CK, kreatynina i potas tego samego dnia
- Dziś: CK powyżej dziesięciokrotności górnej granicy normy
- Dziś: żółtaczka lub ciąża w trakcie leczenia: odstawić

### Wizyta lub badanie krwi w ciągu tygodnia–dwóch

- Nowy symetryczny ból ud, ramion lub łydek kilka tygodni po rozpoczęciu lub zwiększeniu dawki
- CK 4–10 razy powyżej normy z objawami: odstawić, powtórzyć po dwóch–czterech tygodniach
- CK poniżej czterokrotności: przerwa dwa–cztery tygodnie, potem ta sama lub inna statyna w mniejszej dawce, według wytycznych
- Sprawdzić tarczycę, nerki, witaminę D i interakcje: klarytromycyna, leki przeciwgrzybicze, cyklosporyna, gemfibrozyl, grejpfrut

### Wystarczy e-kontakt

- Łagodny ból po nietypowym wysiłku, bez osłabienia, jasny mocz
- Bez objawów CK się nie oznacza
- Wyjaśnić, po co lek zapisano, i zapytać o decyzję pacjenta; nie robić wyrzutów
- Po zawale lub udarze zawsze szukać zamiennika, nie tylko przerwy
- Cel LDL podaje kalkulator LDL; lipidy powtórzyć po 4–12 tygodniach`,
      sourceName: 'Wytyczne NICE NG238: zmniejszanie ryzyka sercowo-naczyniowego',
    },
  },
};
