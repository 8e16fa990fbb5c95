import type { DemoInformationItem } from './item.ts';

export const lowBackPain: DemoInformationItem = {
  slug: 'low-back-pain',
  kind: 'GUIDELINE',
  problemTypes: ['BACK_PAIN', 'HIP_GROIN_PAIN', 'SICK_LEAVE', 'START'],
  sourceUrl: 'https://www.nice.org.uk/guidance/ng59',
  publishedDaysAgo: 2,
  version: 3,
  texts: {
    et: {
      title: 'Alaseljavalu: millal edasi suunata',
      summary:
        'Enamik alaseljavalust leeveneb kuue nädalaga ning liikumine aitab rohkem kui lamamine. Piltuuringut on esimestel nädalatel harva vaja ja ravi see enamasti ei muuda.',
      body: `### Täna, telefonitsi või 112

- 112: tuimus jalgevahes, uus põie- või soolehäire, jala süvenev nõrkus, valu kiirgub mõlemasse jalga
- 112: valu pärast rasket õnnetust, äkiline rebiv valu koos minestustundega, suruv valu rinnus
- Täna: palavik koos tugeva seljavaluga või praegune või põetud vähk

### Vastuvõtt kahe nädala jooksul

- Valu kiirgub allapoole põlve üle kahe nädala või mõni varvas on tuim
- Uus seljavalu pärast 55. eluaastat; osteoporoosi või pikaajalise kortisoonravi korral juba alates 50. eluaastast
- Valu ei leevene puhates ega öösel, kaal langeb põhjuseta, immuunsus on nõrk
- Alla 18-aastane patsient
- Nõrkuse või palaviku kahtlusel ärge visiiti oodake, vaid helistage samal päeval

### Piisab nõuandest e-kontaktis

- Valu on kestnud alla kuue nädala, ohumärke ei ole, patsient saab kõndida
- Soovitage tavapäraseid tegevusi ja lühikesi jalutuskäike, mitte voodirežiimi
- Valuvaigisti sobivuse üle otsustab arst teiste haiguste ja ravimite järgi
- Enne haiguslehest rääkimist küsige töö iseloomu kohta
- Saatke liikumisjuhis ja leppige kokku, et patsient annab nädala pärast teada
- Kirjutage alati juurde, milliste märkide korral tuleb kohe helistada
- Kui valu kestab, aitab STarT Back küsimustik leida, kes vajab füsioterapeuti varem`,
      sourceName: 'NICE’i ravijuhend NG59: alaseljavalu ja ishias',
    },
    en: {
      title: 'Low back pain: when to refer',
      summary:
        'Most low back pain eases within six weeks, and movement helps more than rest. A picture is seldom needed in the first weeks and rarely changes the treatment.',
      body: `### Today, by phone or 112

- 112: numbness between the legs, new trouble with bladder or bowel, growing weakness of a leg, pain that runs into both legs
- 112: pain after a serious accident, sudden tearing pain with faintness, pressing pain in the chest
- Today: fever together with strong back pain, or cancer now or in the past

### A visit within two weeks

- Pain below the knee for more than two weeks, or a numb toe
- New pain after 55 years of age; from 50 already with osteoporosis or long use of cortisone
- Pain that does not ease at rest or at night, unexplained weight loss, weak immunity
- A patient under 18
- If you suspect weakness or fever, do not wait for the visit: phone the same day

### Advice by e-contact is enough

- Pain under six weeks, no sign from above, the patient can walk
- Suggest usual activity and short walks, not bed rest
- The doctor decides which painkiller suits, given other illnesses and medicines
- Ask what the work is like before you speak of sick leave
- Send the short guide on movement and agree on news in one week
- Always write which signs mean calling at once
- If pain lasts, STarT Back helps to find who needs a physiotherapist earlier`,
      sourceName: 'NICE guideline NG59: low back pain and sciatica',
    },
    ru: {
      title: 'Боль в пояснице: когда направлять дальше',
      summary:
        'Чаще всего боль в пояснице проходит за шесть недель, и движение помогает лучше, чем покой. Снимки в первые недели нужны редко и почти не меняют лечения.',
      body: `### Сегодня: по телефону или 112

- 112: онемение в промежности, новые нарушения мочеиспускания или стула, нарастающая слабость ноги, боль отдаёт в обе ноги
- 112: боль после тяжёлой травмы, внезапная разрывающая боль с предобморочным состоянием, давящая боль в груди
- Сегодня: температура вместе с сильной болью в спине либо рак сейчас или в прошлом

### Приём в течение двух недель

- Боль ниже колена дольше двух недель или онемение пальца стопы
- Новая боль после 55 лет; при остеопорозе или длительном приёме кортикостероидов — уже с 50 лет
- Боль не стихает в покое и ночью, необъяснимая потеря веса, ослабленный иммунитет
- Пациент младше 18 лет
- При подозрении на слабость в ноге или температуру приёма не ждите: позвоните в тот же день

### Достаточно совета в э-контакте

- Боль меньше шести недель, тревожных признаков нет, пациент ходит
- Советуйте обычную активность и короткие прогулки, а не постельный режим
- Подходящее обезболивающее выбирает врач с учётом болезней и лекарств
- Прежде чем говорить о больничном, спросите о характере работы
- Пришлите памятку о движении и договоритесь, что пациент напишет через неделю
- Всегда пишите, при каких признаках звонить сразу
- Если боль держится, анкета STarT Back покажет, кому физиотерапевт нужен раньше`,
      sourceName: 'Руководство NICE NG59: боль в пояснице и ишиас',
    },
    pl: {
      title: 'Ból krzyża: kiedy kierować dalej',
      summary:
        'Większość bólów krzyża ustępuje w ciągu sześciu tygodni, a ruch pomaga bardziej niż leżenie. Badanie obrazowe w pierwszych tygodniach rzadko jest potrzebne i rzadko zmienia leczenie.',
      body: `### Dziś: telefonicznie lub 112

- 112: drętwienie krocza, nowe zaburzenia oddawania moczu lub stolca, narastające osłabienie nogi, ból promieniujący do obu nóg
- 112: ból po ciężkim urazie, nagły rozdzierający ból z zasłabnięciem, ucisk w klatce piersiowej
- Dziś: gorączka z silnym bólem pleców albo nowotwór obecnie lub w przeszłości

### Wizyta w ciągu dwóch tygodni

- Ból poniżej kolana trwający ponad dwa tygodnie lub zdrętwiały palec stopy
- Nowy ból po 55. roku życia; przy osteoporozie lub długim leczeniu steroidami już od 50. roku życia
- Ból nie ustępuje w spoczynku ani w nocy, niezamierzona utrata masy ciała, obniżona odporność
- Pacjent poniżej 18 lat
- Przy podejrzeniu niedowładu lub gorączki nie czekać na wizytę, zadzwonić tego samego dnia

### Wystarczy porada w e-kontakcie

- Ból krótszy niż sześć tygodni, bez objawów alarmowych, pacjent chodzi
- Zalecić zwykłą aktywność i krótkie spacery, nie leżenie w łóżku
- O wyborze leku przeciwbólowego decyduje lekarz, uwzględniając choroby i inne leki
- Przed rozmową o zwolnieniu zapytać o rodzaj pracy
- Wysłać krótką instrukcję ćwiczeń i umówić się na wiadomość za tydzień
- Zawsze napisać, przy jakich objawach dzwonić od razu
- Jeśli ból trwa, kwestionariusz STarT Back wskaże, kto wcześniej potrzebuje fizjoterapeuty`,
      sourceName: 'Wytyczne NICE NG59: ból krzyża i rwa kulszowa',
    },
  },
};
