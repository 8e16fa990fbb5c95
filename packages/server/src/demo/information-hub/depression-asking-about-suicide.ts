import type { DemoInformationItem } from './item.ts';

export const depressionAskingAboutSuicide: DemoInformationItem = {
  slug: 'depression-asking-about-suicide',
  kind: 'GUIDELINE',
  problemTypes: ['DEPRESSION', 'MOOD_DISORDER', 'PHQ9', 'EEK2'],
  sourceUrl: 'https://www.nice.org.uk/guidance/ng225',
  publishedDaysAgo: 221,
  version: 3,
  texts: {
    et: {
      title: 'Depressioon: kuidas küsida enesetapumõtete kohta',
      summary:
        'Otse küsimine ei tekita enesetapumõtteid, vaid annab loa rääkida. Enesetapumõtetele ei vastata ainult kirjaga: helistage samal päeval.',
      body: `### Täna, telefonitsi või 112

- 112: plaan, kavatsus, vahendid käepärast või juba tehtud katse; mürgistus ka siis, kui enesetunne on hea
- 112: oht lapsele või teisele inimesele, sealhulgas ema mõtted lapsele viga teha
- Täna: enesetapumõtted ilma plaanita; PHQ-9 9. küsimuse vastus 1 või rohkem, olenemata kogusummast
- Täna: hääled või tagakiusamismõtted, maania tunnused, üle ööpäeva peaaegu söömata ja joomata
- Kui patsient telefonile ei vasta ja oht on tõenäoline, helistage ise 112 ja andke aadress

### Kuidas küsida

- „Mõni inimene mõtleb nii raskel ajal, et ei taha enam elada. Kas Teil on selliseid mõtteid?“
- „Kas olete mõelnud, kuidas seda teeksite? Kas vahendid on kodus?“
- „Mis on seni aidanud edasi minna? Kes on praegu Teie juures?“
- Kuulake lõpuni, ärge lubage saladuse hoidmist, kirjutage vastused haiguslukku

### Vastuvõtt nädala jooksul

- PHQ-9 10 või rohkem, varasem katse, üksindus, alkohol, hiljutine kaotus või sünnitus

### Iga vastusega kaasa

- Turvaplaan: ohumärgid, kes appi tuleb, vahendid kodust ära
- Kriisitelefon: Eestis 116 006, Poolas 800 70 2222; eluohus 112
- Kindel järgmise kõne aeg`,
      sourceName: 'NICE’i ravijuhend NG225: enesevigastamine',
    },
    en: {
      title: 'Depression: asking about suicide',
      summary:
        'Asking openly does not put the thought into a person’s mind; it allows them to speak. Thoughts of suicide are never answered by letter alone: phone the same day.',
      body: `### Today, by phone or 112

- 112: a plan, intention, means at hand, or an attempt already made; poisoning even if the person feels well
- 112: danger to a child or another person, a mother’s thoughts of harming her baby among them
- Today: thoughts without a plan; item 9 of PHQ-9 answered 1 or more, whatever the total
- Today: voices or fear of being followed, signs of mania, hardly eating or drinking for over a day
- If the patient does not answer and danger is likely, call 112 yourself and give the address

### How to ask

- “In such hard times some people feel that they do not want to live. Do you have such thoughts?”
- “Have you thought how you would do it? Are the means at home?”
- “What has helped you to go on? Who is with you now?”
- Listen to the end, do not promise secrecy, write the answers in the record

### A visit within a week

- PHQ-9 of 10 or more, an earlier attempt, loneliness, alcohol, a recent loss or birth

### With every answer

- A safety plan: warning signs, who comes to help, means out of the home
- Crisis line: Estonia 116 006, Poland 800 70 2222; danger to life 112
- A firm time for the next call`,
      sourceName: 'NICE guideline NG225: self-harm',
    },
    ru: {
      title: 'Депрессия: как спросить о самоубийстве',
      summary:
        'Прямой вопрос не внушает мысль о самоубийстве, а разрешает о ней говорить. На такие мысли не отвечают только письмом: позвоните в тот же день.',
      body: `### Сегодня: по телефону или 112

- 112: план, намерение, средства под рукой или уже сделанная попытка; отравление, даже если самочувствие хорошее
- 112: опасность для ребёнка или другого человека, в том числе мысли матери навредить младенцу
- Сегодня: мысли без плана; в PHQ-9 на 9-й вопрос ответ 1 и больше при любой сумме
- Сегодня: голоса или страх преследования, признаки мании, больше суток почти без еды и питья
- Если пациент не отвечает и опасность вероятна, сами позвоните по номеру 112 и назовите адрес

### Как спросить

- «В такое трудное время некоторым людям не хочется жить. Бывают ли у Вас такие мысли?»
- «Думали ли Вы, как это сделаете? Есть ли средства дома?»
- «Что до сих пор помогало держаться? Кто сейчас рядом с Вами?»
- Выслушайте до конца, не обещайте хранить тайну, запишите ответы в карту

### Приём в течение недели

- PHQ-9 10 и больше, попытка в прошлом, одиночество, алкоголь, недавняя утрата или роды

### С каждым ответом

- План безопасности: тревожные признаки, кто придёт на помощь, убрать средства из дома
- Кризисный телефон: в Эстонии 116 006, в Польше 800 70 2222; при угрозе жизни 112
- Точное время следующего звонка`,
      sourceName: 'Руководство NICE NG225: самоповреждение',
    },
    pl: {
      title: 'Depresja: jak pytać o samobójstwo',
      summary:
        'Otwarte pytanie nie podsuwa myśli samobójczych, lecz pozwala o nich mówić. Na takie myśli nigdy nie odpowiada się samą wiadomością: trzeba zadzwonić tego samego dnia.',
      body: `### Dziś: telefonicznie lub 112

- 112: plan, zamiar, środki pod ręką lub podjęta próba; zatrucie nawet przy dobrym samopoczuciu
- 112: zagrożenie dla dziecka lub innej osoby, także myśli matki o skrzywdzeniu niemowlęcia
- Dziś: myśli bez planu; w PHQ-9 pytanie 9 z wynikiem 1 lub więcej, bez względu na sumę
- Dziś: głosy lub poczucie bycia śledzonym, objawy manii, ponad dobę prawie bez jedzenia i picia
- Jeśli pacjent nie odbiera, a zagrożenie jest prawdopodobne, samemu zadzwonić pod numer 112 i podać adres

### Jak pytać

- „W tak trudnym czasie niektórzy ludzie nie chcą żyć. Czy ma Pan/Pani takie myśli?”
- „Czy myślał(a) Pan/Pani, jak by to zrobić? Czy te środki są w domu?”
- „Co dotąd pomagało przetrwać? Kto jest teraz obok?”
- Wysłuchać do końca, nie obiecywać tajemnicy, zapisać odpowiedzi w dokumentacji

### Wizyta w ciągu tygodnia

- PHQ-9 10 lub więcej, próba w przeszłości, samotność, alkohol, niedawna strata lub poród

### Z każdą odpowiedzią

- Plan bezpieczeństwa: sygnały ostrzegawcze, kto przyjdzie z pomocą, środki poza domem
- Telefon kryzysowy: w Estonii 116 006, w Polsce 800 70 2222; przy zagrożeniu życia 112
- Ustalona godzina następnej rozmowy`,
      sourceName: 'Wytyczne NICE NG225: samouszkodzenia',
    },
  },
};
