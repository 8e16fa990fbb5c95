import type { DemoInformationItem } from './item.ts';

export const opioidsAndBenzodiazepines: DemoInformationItem = {
  slug: 'opioids-and-benzodiazepines',
  kind: 'MEDICINE',
  problemTypes: ['PRESCRIPTION', 'PRESCRIPTION_REFILL', 'ANXIETY', 'BACK_PAIN'],
  sourceUrl: 'https://www.nice.org.uk/guidance/ng215',
  publishedDaysAgo: 172,
  version: 2,
  texts: {
    et: {
      title: 'Opioidid ja bensodiasepiinid kaugvastuvõtul',
      summary:
        'Esimest retsepti ei anta kirja põhjal ja ravi ei katkestata järsult. Iga pikendamine on lühike, põhjendatud ja retseptikeskusest kontrollitud.',
      body: `### Täna, telefonitsi või 112

- 112: raskesti äratatav, aeglane hingamine, sinakad huuled, üleannustamise kahtlus
- 112: krambid või nägemused pärast järsku lõpetamist; enesetapuplaan
- Täna: enesetapumõtted, opioid koos bensodiasepiini või alkoholiga ja unisus, rasedus
- Täna: ravim lõppes ootamatult ja ähvardab võõrutus: helistage, lühike sillaretsept arsti otsusel

### Vastuvõtt enne järgmist retsepti

- Uus patsient, uus ravim või annuse tõstmine
- Viimasest kohtumisest on üle kolme kuu
- Ravim on jälle „kadunud“, soov tuleb enne tähtaega, väljakirjutajaid on mitu
- Uneapnoe, kopsuhaigus, neerupuudulikkus, kukkumised, üle 65-aastane
- Bensodiasepiin on kasutusel üle nelja nädala ilma lõpetamise plaanita

### Piisab e-kontaktist

- Teadaolev näidustus, sama annus, sama arst, hiljutine kontroll
- Vaadake enne retseptikeskusest, mis ja millal on välja ostetud
- Väike kogus kindla kuupäevaga; mitte mitu retsepti ette
- Vähendamine aeglaselt, näiteks 5–10% iga kahe kuni nelja nädala järel, ravijuhendi ja patsiendi tempo järgi
- Küsige autojuhtimise, alkoholi ja ravimi lastele kättesaamatus kohas hoidmise kohta; vajaduse korral pakkuge naloksooni
- Õde ega registraator pikendamist ei luba`,
      sourceName: 'NICE’i ravijuhend NG215: sõltuvust tekitavad ravimid',
    },
    en: {
      title: 'Opioids and benzodiazepines over distance',
      summary:
        'A first prescription is not given on the strength of a letter, and treatment is not stopped abruptly. Every renewal is short, justified and checked against the prescription record.',
      body: `### Today, by phone or 112

- 112: hard to wake, slow breathing, blue lips, possible overdose
- 112: seizures or seeing things after a sudden stop; a plan of suicide
- Today: thoughts of suicide, an opioid with a benzodiazepine or alcohol and drowsiness, pregnancy
- Today: the medicine ran out and withdrawal threatens: phone; a short bridging prescription if the doctor so decides

### A visit before the next prescription

- A new patient, a new medicine or a higher dose
- More than three months since you last met
- “Lost” medicine again, early requests, several prescribers
- Sleep apnoea, lung disease, kidney failure, falls, age over 65
- A benzodiazepine for over four weeks without a plan to stop

### E-contact is enough

- Known indication, the same dose, the same doctor, a recent check
- Look first in the prescription record: what was bought, and when
- A small quantity with a fixed date; not several prescriptions ahead
- Reduce slowly, for example 5 to 10% every two to four weeks, by your guideline and the patient’s pace
- Ask about driving, alcohol and safe storage from children; offer naloxone where needed
- Neither nurse nor office staff promise a renewal`,
      sourceName: 'NICE guideline NG215: medicines with dependence or withdrawal',
    },
    ru: {
      title: 'Опиоиды и бензодиазепины на дистанционном приёме',
      summary:
        'Первый рецепт по письму не выписывают, а лечение резко не обрывают. Каждое продление короткое, обоснованное и сверено с рецептурным центром.',
      body: `### Сегодня: по телефону или 112

- 112: трудно разбудить, медленное дыхание, синие губы, возможная передозировка
- 112: судороги или видения после резкой отмены; план самоубийства
- Сегодня: мысли о самоубийстве, опиоид вместе с бензодиазепином или алкоголем и сонливость, беременность
- Сегодня: лекарство внезапно кончилось и грозит отмена: позвоните; короткий рецепт до приёма по решению врача

### Приём до следующего рецепта

- Новый пациент, новое лекарство или повышение дозы
- С последней встречи больше трёх месяцев
- Снова «потерянное» лекарство, ранние запросы, несколько выписывающих врачей
- Апноэ сна, болезнь лёгких, почечная недостаточность, падения, возраст старше 65 лет
- Бензодиазепин дольше четырёх недель без плана отмены

### Достаточно э-контакта

- Известное показание, та же доза, тот же врач, недавний контроль
- Сначала посмотрите в рецептурном центре, что и когда выкуплено
- Малое количество с точной датой; не несколько рецептов вперёд
- Снижать медленно, например на 5–10% каждые две-четыре недели, по руководству и в темпе пациента
- Спросите о вождении, алкоголе и хранении от детей; при необходимости предложите налоксон
- Ни медсестра, ни регистратура продления не обещают`,
      sourceName: 'Руководство NICE NG215: лекарства, вызывающие зависимость',
    },
    pl: {
      title: 'Opioidy i benzodiazepiny w poradzie zdalnej',
      summary:
        'Pierwszej recepty nie wystawia się na podstawie wiadomości, a leczenia nie przerywa się nagle. Każde przedłużenie jest krótkie, uzasadnione i sprawdzone w systemie recept.',
      body: `### Dziś: telefonicznie lub 112

- 112: trudność z obudzeniem, wolny oddech, sine usta, możliwe przedawkowanie
- 112: drgawki lub omamy po nagłym odstawieniu; plan samobójczy
- Dziś: myśli samobójcze, opioid z benzodiazepiną lub alkoholem i senność, ciąża
- Dziś: lek nagle się skończył i grozi zespół odstawienia: zadzwonić; krótka recepta pomostowa decyzją lekarza

### Wizyta przed następną receptą

- Nowy pacjent, nowy lek lub większa dawka
- Ponad trzy miesiące od ostatniego spotkania
- Ponownie „zgubiony” lek, wcześniejsze prośby, kilku lekarzy
- Bezdech senny, choroba płuc, niewydolność nerek, upadki, wiek powyżej 65 lat
- Benzodiazepina ponad cztery tygodnie bez planu odstawienia

### Wystarczy e-kontakt

- Znane wskazanie, ta sama dawka, ten sam lekarz, niedawna kontrola
- Najpierw sprawdzić w systemie recept, co i kiedy wykupiono
- Mała ilość z ustaloną datą; nie kilka recept na zapas
- Zmniejszać powoli, na przykład o 5–10% co dwa–cztery tygodnie, według wytycznych i w tempie pacjenta
- Zapytać o prowadzenie auta, alkohol i przechowywanie z dala od dzieci; w razie potrzeby zaproponować nalokson
- Ani pielęgniarka, ani rejestracja nie obiecują przedłużenia`,
      sourceName: 'Wytyczne NICE NG215: leki powodujące zależność',
    },
  },
};
