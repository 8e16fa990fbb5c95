import type { DemoInformationItem } from './item.ts';

export const prescriptionRequestsOffice: DemoInformationItem = {
  slug: 'prescription-requests-office',
  kind: 'IMPORTANT',
  problemTypes: ['PRESCRIPTION', 'PRESCRIPTION_REFILL'],
  sourceUrl: 'https://www.ravimiamet.ee',
  publishedDaysAgo: 105,
  version: 1,
  texts: {
    et: {
      title: 'Retseptisoovid: mida teeb kliiniku töötaja',
      summary:
        'Retsepti kinnitab ainult arst. Kliiniku töötaja hoolitseb selle eest, et soov oleks täielik ja õige inimese käes ning patsient teaks, millal vastus tuleb.',
      body: `### Mida Te võite teha

- Kontrollida, et soovis on ravimi nimi, tugevus ja kuidas patsient seda võtab
- Küsida, mitmeks päevaks ravimit jätkub ja kas enesetunne on muutunud
- Paluda patsiendil lisada koduseid näite: vererõhk, veresuhkur
- Anda e-kontakt arstile ja öelda patsiendile, millal vastus tuleb
- Selgitada, et digiretsept on apteegis kohe pärast kinnitamist

### Mida Te ei tee

- Ei luba, et retsept tuleb, ega ütle, et ravim sobib
- Ei soovita annust, asendust ega teist ravimit
- Ei kinnita ega lükka soovi tagasi arsti eest, ka siis, kui arstil on kiire
- Ei kasuta kellegi teise kontot

### Kiiresti arstile või õele

- Ravim on otsas või jätkub kuni kolmeks päevaks, eriti verevedeldaja, insuliin, epilepsia- või südameravim
- Patsient kirjutab kõrvaltoimest, rasedusest, verejooksust või halvenemisest
- Tugev valuvaigisti või rahusti varem kui kokku lepitud
- Soov tuleb kelleltki, kelle esindusõigus on kinnitamata
- Hingeldus, näoturse, segasus või enesetapumõtted: öelge suuliselt kohe; eluohus 112

### Hea vastus ootajale

- „Teie soov on arstil. Vastame hiljemalt homme kella 12-ks. Kui ravim lõpeb varem, helistage.“`,
      sourceName: 'Ravimiamet',
    },
    en: {
      title: 'Prescription requests: what office staff do',
      summary:
        'Only a doctor approves a prescription. Office staff see that the request is complete and with the right person, and that the patient knows when the answer comes.',
      body: `### What you may do

- See that the request has the medicine’s name, strength and how it is taken
- Ask for how many days it lasts, and whether health has changed
- Ask for readings from home: blood pressure, blood sugar
- Give the e-contact to a doctor and tell the patient when to expect an answer
- Explain that a digital prescription is in the pharmacy once it is approved

### What you do not do

- Promise a prescription, or say that a medicine suits
- Suggest a dose, a replacement or another medicine
- Approve or decline for the doctor, however busy
- Use anybody else’s account

### Quickly to a doctor or nurse

- The medicine is out or lasts up to three days, above all a blood thinner, insulin, a medicine for epilepsy or the heart
- The patient writes of a side effect, pregnancy, bleeding or getting worse
- A strong painkiller or sedative earlier than agreed
- Somebody asks whose right to act is not confirmed
- Breathlessness, swollen face, confusion or thoughts of suicide: say it aloud at once; in danger to life 112

### A good answer while waiting

- “Your request is with the doctor. We answer by noon tomorrow. If the medicine runs out earlier, phone us.”`,
      sourceName: 'Estonian State Agency of Medicines',
    },
    ru: {
      title: 'Запросы рецептов: что делает сотрудник клиники',
      summary:
        'Рецепт одобряет только врач. Сотрудник клиники следит, чтобы запрос был полным и у нужного человека, а пациент знал, когда придёт ответ.',
      body: `### Что вы можете

- Проверить, что в запросе есть название, дозировка и способ приёма лекарства
- Спросить, на сколько дней его хватит и изменилось ли самочувствие
- Попросить домашние измерения: давление, сахар
- Передать э-контакт врачу и сказать пациенту, когда ждать ответа
- Объяснить, что цифровой рецепт в аптеке сразу после одобрения

### Чего вы не делаете

- Не обещаете рецепт и не говорите, что лекарство подходит
- Не советуете дозу, замену или другое лекарство
- Не одобряете и не отклоняете за врача, как бы он ни был занят
- Не пользуетесь чужой учётной записью

### Срочно врачу или медсестре

- Лекарства нет или его на три дня и меньше, особенно разжижающее кровь, инсулин, от эпилепсии или для сердца
- Пациент пишет о побочном действии, беременности, кровотечении или ухудшении
- Сильное обезболивающее или успокоительное раньше срока
- Просит тот, чьё представительство не подтверждено
- Одышка, отёк лица, спутанность или мысли о самоубийстве: сразу скажите лично; при угрозе жизни 112

### Хороший ответ ожидающему

- «Ваш запрос у врача. Ответим завтра не позднее 12 часов. Если лекарство кончится раньше, позвоните нам».`,
      sourceName: 'Департамент лекарственных средств Эстонии',
    },
    pl: {
      title: 'Prośby o recepty: co robi pracownik przychodni',
      summary:
        'Receptę zatwierdza tylko lekarz. Pracownik przychodni dba o to, by prośba była pełna i trafiła do właściwej osoby, a pacjent wiedział, kiedy przyjdzie odpowiedź.',
      body: `### Co można robić

- Sprawdzić, czy prośba zawiera nazwę leku, moc i sposób przyjmowania
- Zapytać, na ile dni leku wystarczy i czy samopoczucie się zmieniło
- Poprosić o pomiary z domu: ciśnienie, cukier
- Przekazać e-kontakt lekarzowi i powiedzieć pacjentowi, kiedy spodziewać się odpowiedzi
- Wyjaśnić, że e-recepta jest w aptece zaraz po zatwierdzeniu

### Czego się nie robi

- Nie obiecuje się recepty ani nie mówi, że lek jest odpowiedni
- Nie proponuje się dawki, zamiennika ani innego leku
- Nie zatwierdza się i nie odrzuca za lekarza, nawet gdy jest zajęty
- Nie używa się cudzego konta

### Szybko do lekarza lub pielęgniarki

- Leku brak lub wystarczy do trzech dni, zwłaszcza leku przeciwkrzepliwego, insuliny, leku na padaczkę lub serce
- Pacjent pisze o działaniu niepożądanym, ciąży, krwawieniu lub pogorszeniu
- Silny lek przeciwbólowy lub uspokajający wcześniej, niż ustalono
- Prosi osoba z niepotwierdzoną reprezentacją
- Duszność, obrzęk twarzy, splątanie lub myśli samobójcze: od razu powiedzieć osobiście; przy zagrożeniu życia 112

### Dobra odpowiedź dla czekającego

- „Prośba jest u lekarza. Odpowiemy najpóźniej jutro do godziny 12. Jeśli lek skończy się wcześniej, prosimy o telefon.”`,
      sourceName: 'Estońska Agencja Leków',
    },
  },
};
