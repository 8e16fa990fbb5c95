import type { DemoInformationItem } from './item.ts';

export const insomnia: DemoInformationItem = {
  slug: 'insomnia',
  kind: 'GUIDELINE',
  problemTypes: ['MOOD_DISORDER', 'ANXIETY', 'ISI', 'EPWORTH'],
  sourceUrl: 'https://www.ravijuhend.ee',
  publishedDaysAgo: 43,
  version: 1,
  texts: {
    et: {
      title: 'Unetus: esimene nõu ilma ravimita',
      summary:
        'Püsiva unetuse esimene valik on kognitiiv-käitumuslik unetusravi, mitte tablett. Enne nõu andmist küsige meeleolu, hingamispauside ja autojuhtimise kohta.',
      body: `### Täna, telefonitsi või 112

- 112: enesetapuplaan või -kavatsus, segasus, raske võõrutusseisund alkoholist või rahustitest (värinad, krambid, nägemused)
- Täna: elutüdimus või enesetapumõtted ilma plaanita: helistage ise, ärge piirduge kirjaga
- Täna: mitu ööd peaaegu magamata, kuid energiat on palju ja mõtted kihutavad (maania kahtlus)

### Vastuvõtt kahe-nelja nädala jooksul

- Vali norskamine koos hingamispausidega või uinumine roolis; kuni hindamiseni autot mitte juhtida
- Rahutud jalad, öine valu, hingeldus või sage urineerimine
- Meeleolu langus, ärevus või suurenenud alkoholi tarvitamine
- Unetus vähemalt kolmel ööl nädalas üle kolme kuu või ISI 15 punkti ja rohkem
- Unerohi on kasutusel üle nelja nädala

### Piisab nõuandest e-kontaktis

- Unetus on kestnud lühikest aega ja põhjus on teada
- Tõusta iga päev samal ajal, ka pärast halba ööd
- Voodisse minna alles unisena; kui uni 20 minutiga ei tule, tõusta ja teha midagi rahulikku
- Päevauinak jätta ära või kuni 20 minutit enne kella 15
- Pärast lõunat kofeiini ei tarvitata; alkohol ei ole unerohi
- Paluge pidada kaks nädalat unepäevikut ja leppige kokku, millal seda koos vaatate`,
      sourceName: 'Eesti ravijuhendid',
    },
    en: {
      title: 'Insomnia: first advice without medicine',
      summary:
        'The first choice for lasting insomnia is cognitive behavioural therapy for insomnia, not a tablet. Before advising, ask about mood, pauses in breathing and driving.',
      body: `### Today, by phone or 112

- 112: a plan or intention of suicide, confusion, severe withdrawal from alcohol or sedatives (shaking, seizures, seeing things)
- Today: weariness of life or thoughts of suicide without a plan: phone yourself, a letter is not enough
- Today: several nights almost without sleep but with much energy and racing thoughts (possible mania)

### A visit within two to four weeks

- Loud snoring with pauses in breathing, or dozing at the wheel; no driving until it is assessed
- Restless legs, night pain, breathlessness or passing urine often
- Low mood, anxiety or growing use of alcohol
- Three nights a week or more for over three months, or ISI of 15 points and more
- A sleeping tablet used for over four weeks

### Advice by e-contact is enough

- Insomnia is recent and its cause is known
- Get up at the same time every day, also after a bad night
- To bed only when sleepy; if sleep does not come in 20 minutes, get up and do something calm
- No nap, or up to 20 minutes before three o’clock
- No caffeine after midday; alcohol is not a sleeping aid
- Ask for a sleep diary of two weeks and agree when you look at it together`,
      sourceName: 'Estonian treatment guidelines',
    },
    ru: {
      title: 'Бессонница: первый совет без лекарств',
      summary:
        'При стойкой бессоннице первый выбор — когнитивно-поведенческая терапия, а не таблетка. Прежде чем советовать, спросите о настроении, остановках дыхания и вождении.',
      body: `### Сегодня: по телефону или 112

- 112: план или намерение самоубийства, спутанность, тяжёлый синдром отмены алкоголя или успокоительных (дрожь, судороги, видения)
- Сегодня: усталость от жизни или мысли о самоубийстве без плана: позвоните сами, письма мало
- Сегодня: несколько ночей почти без сна, но много сил и мысли несутся (возможна мания)

### Приём в течение двух-четырёх недель

- Громкий храп с остановками дыхания или засыпание за рулём; до оценки машину не водить
- Беспокойные ноги, ночная боль, одышка или частое мочеиспускание
- Сниженное настроение, тревога или больше алкоголя, чем прежде
- Три ночи в неделю и чаще дольше трёх месяцев либо ISI 15 баллов и больше
- Снотворное принимают дольше четырёх недель

### Достаточно совета в э-контакте

- Бессонница недавняя и причина известна
- Вставать каждый день в одно время, даже после плохой ночи
- Ложиться только сонным; если за 20 минут сон не пришёл, встать и заняться чем-то спокойным
- Днём не спать или не дольше 20 минут и до 15 часов
- После обеда без кофеина; алкоголь — не снотворное
- Попросите вести дневник сна две недели и договоритесь, когда посмотрите его вместе`,
      sourceName: 'Эстонские лечебные руководства',
    },
    pl: {
      title: 'Bezsenność: pierwsza porada bez leków',
      summary:
        'W utrwalonej bezsenności pierwszym wyborem jest terapia poznawczo-behawioralna, a nie tabletka. Przed poradą trzeba zapytać o nastrój, bezdechy i prowadzenie samochodu.',
      body: `### Dziś: telefonicznie lub 112

- 112: plan lub zamiar samobójczy, splątanie, ciężki zespół odstawienia alkoholu lub leków uspokajających (drżenie, drgawki, omamy)
- Dziś: zniechęcenie do życia lub myśli samobójcze bez planu: zadzwonić samemu, wiadomość nie wystarczy
- Dziś: kilka nocy prawie bez snu, ale dużo energii i gonitwa myśli (możliwa mania)

### Wizyta w ciągu dwóch–czterech tygodni

- Głośne chrapanie z bezdechami lub zasypianie za kierownicą; do czasu oceny nie prowadzić
- Niespokojne nogi, nocny ból, duszność lub częste oddawanie moczu
- Obniżony nastrój, lęk lub coraz więcej alkoholu
- Co najmniej trzy noce w tygodniu ponad trzy miesiące albo ISI 15 punktów i więcej
- Lek nasenny przyjmowany ponad cztery tygodnie

### Wystarczy porada w e-kontakcie

- Bezsenność trwa krótko i jej przyczyna jest znana
- Wstawać codziennie o tej samej porze, także po złej nocy
- Kłaść się dopiero przy senności; jeśli sen nie przyjdzie w 20 minut, wstać i zająć się czymś spokojnym
- Bez drzemek albo do 20 minut przed godziną 15
- Po południu bez kofeiny; alkohol nie jest środkiem nasennym
- Poprosić o dzienniczek snu przez dwa tygodnie i umówić się na wspólne omówienie`,
      sourceName: 'Estońskie wytyczne postępowania',
    },
  },
};
