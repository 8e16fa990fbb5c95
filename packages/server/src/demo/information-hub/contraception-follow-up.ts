import type { DemoInformationItem } from './item.ts';

export const contraceptionFollowUp: DemoInformationItem = {
  slug: 'contraception-follow-up',
  kind: 'MEDICINE',
  problemTypes: ['PRESCRIPTION_CONTRACEPTION', 'PRESCRIPTION_REFILL'],
  sourceUrl: 'https://www.who.int',
  publishedDaysAgo: 186,
  version: 2,
  texts: {
    et: {
      title: 'Rasestumisvastane vahend: järelkontrolli küsimused',
      summary:
        'Retsepti pikendamine on hea hetk riskid uuesti üle küsida. Kombineeritud pillid sobivad enamikule, kuid mõni uus asjaolu muudab valikut.',
      body: `### Täna, telefonitsi või 112

- 112: äkiline rinnavalu, hingeldus, kõne- või nägemishäire, näo, käe või jala nõrkus
- Täna: üks jalg paistes, soe ja valulik
- Täna: vahele jäänud pillid või kaitsmata vahekord: hädapill toimib seda paremini, mida varem; küsige, mitu tundi on möödas
- Täna: uus auraga migreen kombineeritud vahendi kasutajal; võimalik rasedus koos kõhuvaluga (112, kui valu on tugev)

### Enne pikendamist küsige

- Vererõhk viimase 12 kuu jooksul ja kaal
- Suitsetamine, eriti alates 35. eluaastast
- Migreen auraga, tromb endal või lähisugulasel, rinnavähk, maksahaigus
- Hiljutine sünnitus, imetamine, eelseisev operatsioon või lamamine
- Uued ravimid, eriti langetõve- ja tuberkuloosiravimid, ning naistepuna
- Vereeritus menstruatsioonide vahel, meeleolu, rahulolu vahendiga

### Vastuvõtt nelja nädala jooksul

- Vererõhk 140/90 või kõrgem või mõõtmata; seni valib arst ohutuma vahendi
- Mõni riskidest on uus; püsiv või vahekorrajärgne verejooks
- Soovib spiraali või implantaati või planeerib rasedust

### Piisab nõuandest e-kontaktis

- Midagi ei ole muutunud ja vererõhk on korras: arst pikendab retsepti
- Saatke juhis, mida teha, kui pill ununeb
- Tuletage meelde emakakaelavähi sõeluuringut ja kondoomi kaitset nakkuste eest`,
      sourceName: 'WHO: rasestumisvastaste vahendite meditsiinilised sobivuskriteeriumid',
    },
    en: {
      title: 'Contraception: questions at follow-up',
      summary:
        'Renewing a prescription is a good moment to ask about risks again. Combined pills suit most women, but one new fact can change the choice.',
      body: `### Today, by phone or 112

- 112: sudden chest pain, breathlessness, trouble with speech or vision, weakness of face, arm or leg
- Today: one leg swollen, warm and painful
- Today: missed pills or unprotected sex: emergency contraception works better the earlier it is; ask how many hours
- Today: new migraine with aura on a combined method; possible pregnancy with belly pain (112 if it is strong)

### Ask before renewing

- Blood pressure within 12 months, and weight
- Smoking, above all from 35 years of age
- Migraine with aura, a clot in the patient or close family, breast cancer, liver disease
- Recent birth, breastfeeding, a coming operation or long rest in bed
- New medicines, above all for epilepsy or tuberculosis, and St John’s wort
- Bleeding between periods, mood, whether she is content with it

### A visit within four weeks

- 140/90 or more, or not measured; meanwhile the doctor chooses a safer method
- A new risk from the list; lasting bleeding, or bleeding after sex
- Wishes a coil, an implant, or a pregnancy

### Advice by e-contact is enough

- Nothing has changed and blood pressure is fine: the doctor renews
- Send the guide on missed pills
- Remind of cervical screening, and that condoms protect from infections`,
      sourceName: 'WHO: medical eligibility criteria for contraceptive use',
    },
    ru: {
      title: 'Контрацепция: вопросы при продлении',
      summary:
        'Продление рецепта — хороший момент заново спросить о рисках. Комбинированные таблетки подходят большинству, но один новый факт может изменить выбор.',
      body: `### Сегодня: по телефону или 112

- 112: внезапная боль в груди, одышка, нарушение речи или зрения, слабость лица, руки или ноги
- Сегодня: одна нога опухла, горячая и болит
- Сегодня: пропущенные таблетки или незащищённый контакт: экстренная контрацепция действует тем лучше, чем раньше; спросите, сколько часов прошло
- Сегодня: новая мигрень с аурой на комбинированном методе; возможная беременность с болью в животе (112, если боль сильная)

### Спросите перед продлением

- Давление за последние 12 месяцев и вес
- Курение, особенно с 35 лет
- Мигрень с аурой, тромбоз у пациентки или близких, рак груди, болезнь печени
- Недавние роды, кормление, предстоящая операция или долгий постельный режим
- Новые лекарства, особенно от эпилепсии и туберкулёза, и зверобой
- Кровянистые выделения между менструациями, настроение, устраивает ли метод

### Приём в течение четырёх недель

- Давление 140/90 и выше или не измерено; до решения врач выбирает более безопасный метод
- Новый риск из списка; упорное кровотечение или кровь после близости
- Хочет спираль, имплант или планирует беременность

### Достаточно совета в э-контакте

- Ничего не изменилось и давление в порядке: рецепт продлевает врач
- Пришлите памятку о пропущенной таблетке
- Напомните о скрининге рака шейки матки и о том, что от инфекций защищает презерватив`,
      sourceName: 'ВОЗ: медицинские критерии приемлемости методов контрацепции',
    },
    pl: {
      title: 'Antykoncepcja: pytania przy kontroli',
      summary:
        'Przedłużenie recepty to dobry moment, by ponownie zapytać o ryzyko. Tabletki złożone są odpowiednie dla większości kobiet, ale jedna nowa okoliczność może zmienić wybór.',
      body: `### Dziś: telefonicznie lub 112

- 112: nagły ból w klatce piersiowej, duszność, zaburzenia mowy lub widzenia, osłabienie twarzy, ręki lub nogi
- Dziś: jedna noga obrzęknięta, ciepła i bolesna
- Dziś: pominięte tabletki lub niezabezpieczony stosunek: antykoncepcja awaryjna działa tym lepiej, im wcześniej; zapytać, ile godzin minęło
- Dziś: nowa migrena z aurą przy metodzie złożonej; możliwa ciąża z bólem brzucha (112, jeśli ból jest silny)

### Pytania przed przedłużeniem

- Ciśnienie z ostatnich 12 miesięcy i masa ciała
- Palenie, zwłaszcza od 35. roku życia
- Migrena z aurą, zakrzepica u pacjentki lub bliskich, rak piersi, choroba wątroby
- Niedawny poród, karmienie piersią, planowana operacja lub długie unieruchomienie
- Nowe leki, zwłaszcza przeciwpadaczkowe i przeciwgruźlicze, oraz dziurawiec
- Krwawienia międzymiesiączkowe, nastrój, zadowolenie z metody

### Wizyta w ciągu czterech tygodni

- 140/90 lub więcej albo brak pomiaru; do tego czasu lekarz wybiera bezpieczniejszą metodę
- Nowe ryzyko z listy; utrzymujące się krwawienie lub krwawienie po stosunku
- Chęć założenia wkładki, implantu lub planowanie ciąży

### Wystarczy porada w e-kontakcie

- Nic się nie zmieniło, ciśnienie prawidłowe: receptę przedłuża lekarz
- Wysłać instrukcję, co robić po pominięciu tabletki
- Przypomnieć o cytologii i o tym, że prezerwatywa chroni przed zakażeniami`,
      sourceName: 'WHO: medyczne kryteria doboru metod antykoncepcji',
    },
  },
};
