import type { DemoInformationItem } from './item.ts';

export const cystitisInWomen: DemoInformationItem = {
  slug: 'cystitis-in-women',
  kind: 'GUIDELINE',
  problemTypes: ['DYSURIA', 'URINARY_DISORDER', 'REQUEST_LABS'],
  sourceUrl: 'https://www.nice.org.uk/guidance/ng109',
  publishedDaysAgo: 64,
  version: 2,
  texts: {
    et: {
      title: 'Põiepõletik naisel: millal piisab kirjast',
      summary:
        'Terve mitteraseda naise tüüpilise põiepõletiku saab enamasti lahendada e-kontaktis. Palavik, külje- või seljavalu ja rasedus muudavad olukorda samal päeval.',
      body: `### Täna, telefonitsi või 112

- 112: urineerida ei saa üldse, kuigi põis on täis; segasus või väga raske seisund
- Täna: palavik 38 °C või rohkem, külmavärinad, valu küljes või seljas roiete all
- Täna: oksendamine, nii et jook ei püsi sees; verehüübed uriinis
- Täna: rasedus või selle võimalus; alla 12-aastane laps

### Vastuvõtt ja uriinikülv mõne päeva jooksul

- Diabeet, neeruhaigus, kateeter, nõrk immuunsus või hiljutine haiglaravi
- Meespatsient: see juhis tema kohta ei käi
- Kolm ja enam põletikku aastas või vaevused püsivad pärast ravi
- Tupevoolus, uus partner või valu vahekorral: mõelge suguhaigusele
- Nähtav veri uriinis 45-aastasel ja vanemal: pärast ravi korrake uriinianalüüsi ja otsige põhjust

### Piisab nõuandest e-kontaktis

- Valulik ja sage urineerimine, ohumärke ei ole, tupevoolust ei ole
- Tüüpilise pildi korral uriiniproov enne ravi pole alati vajalik; toimige ravijuhendi järgi
- Ravimi valib arst kohaliku tundlikkuse ja allergia järgi
- Kergete vaevuste korral võib kaks päeva oodata: juua piisavalt, valuvaigisti, kokkulepitud uus kirjutamise aeg
- Eaka vaevusteta inimese bakterid uriinis ravi ei vaja
- Kirjutage: palaviku, seljavalu või oksendamise korral helistada kohe`,
      sourceName: 'NICE’i ravijuhend NG109: alumiste kuseteede infektsioon',
    },
    en: {
      title: 'Cystitis in women: when a letter is enough',
      summary:
        'Typical cystitis in a healthy woman who is not pregnant can usually be settled by e-contact. Fever, pain in the side or back, and pregnancy change it the same day.',
      body: `### Today, by phone or 112

- 112: cannot pass any urine though the bladder is full; confusion or a very ill patient
- Today: fever of 38 °C or more, shivering, pain in the side or back below the ribs
- Today: vomiting so that no drink stays down; blood clots in urine
- Today: pregnancy, or a chance of it; a child under 12

### A visit and urine culture within days

- Diabetes, kidney disease, a catheter, weak immunity or a recent hospital stay
- A male patient: this item is not about him
- Three infections a year, or complaints that last after treatment
- Discharge, a new partner or pain during sex: think of a sexually transmitted infection
- Visible blood in urine at 45 years or more: repeat the urine test after treatment and look for the cause

### Advice by e-contact is enough

- Painful, frequent passing of urine, no sign from above, no discharge
- With a typical picture a urine test before treatment is not always needed; do as your guideline says
- The doctor chooses the medicine by local resistance and allergies
- With mild complaints two days of waiting are fine: enough to drink, a painkiller, an agreed day to write
- Bacteria in the urine of an older person without complaints need no treatment
- Write: with fever, back pain or vomiting, phone at once`,
      sourceName: 'NICE guideline NG109: lower urinary tract infection',
    },
    ru: {
      title: 'Цистит у женщин: когда достаточно письма',
      summary:
        'Типичный цистит у здоровой небеременной женщины обычно можно решить в э-контакте. Температура, боль в боку или спине и беременность меняют всё в тот же день.',
      body: `### Сегодня: по телефону или 112

- 112: совсем не удаётся помочиться, хотя пузырь полон; спутанность или очень тяжёлое состояние
- Сегодня: температура 38 °C и выше, озноб, боль в боку или пояснице под рёбрами
- Сегодня: рвота, не удерживает выпитое; сгустки крови в моче
- Сегодня: беременность или её возможность; ребёнок младше 12 лет

### Приём и посев мочи в течение нескольких дней

- Диабет, болезнь почек, катетер, ослабленный иммунитет или недавнее лечение в больнице
- Мужчина: эта памятка не о нём
- Три инфекции в год и больше либо жалобы остаются после лечения
- Выделения, новый партнёр или боль при половом акте: подумайте об инфекции, передаваемой половым путём
- Видимая кровь в моче в 45 лет и старше: после лечения повторите анализ и ищите причину

### Достаточно совета в э-контакте

- Болезненное и частое мочеиспускание, тревожных признаков и выделений нет
- При типичной картине анализ до лечения нужен не всегда; следуйте руководству
- Лекарство выбирает врач с учётом местной устойчивости и аллергии
- При лёгких жалобах можно подождать два дня: достаточно пить, обезболивающее, назначенный день для ответа
- Бактерии в моче пожилого человека без жалоб лечения не требуют
- Напишите: при температуре, боли в спине или рвоте звонить сразу`,
      sourceName: 'Руководство NICE NG109: инфекция нижних мочевых путей',
    },
    pl: {
      title: 'Zapalenie pęcherza u kobiet: kiedy wystarczy wiadomość',
      summary:
        'Typowe zapalenie pęcherza u zdrowej kobiety, która nie jest w ciąży, zwykle można załatwić w e-kontakcie. Gorączka, ból boku lub pleców i ciąża wymagają działania tego samego dnia.',
      body: `### Dziś: telefonicznie lub 112

- 112: niemożność oddania moczu mimo pełnego pęcherza; splątanie lub bardzo ciężki stan
- Dziś: gorączka 38 °C lub więcej, dreszcze, ból boku lub pleców pod żebrami
- Dziś: wymioty uniemożliwiające picie; skrzepy krwi w moczu
- Dziś: ciąża lub jej możliwość; dziecko poniżej 12 lat

### Wizyta i posiew moczu w ciągu kilku dni

- Cukrzyca, choroba nerek, cewnik, obniżona odporność lub niedawny pobyt w szpitalu
- Mężczyzna: ta informacja go nie dotyczy
- Trzy i więcej zakażeń w roku albo objawy utrzymują się po leczeniu
- Upławy, nowy partner lub ból przy współżyciu: myśleć o zakażeniu przenoszonym drogą płciową
- Widoczna krew w moczu od 45. roku życia: po leczeniu powtórzyć badanie moczu i szukać przyczyny

### Wystarczy porada w e-kontakcie

- Bolesne i częste oddawanie moczu, bez objawów alarmowych i bez upławów
- Przy typowym obrazie badanie moczu przed leczeniem nie zawsze jest konieczne; postępować zgodnie z wytycznymi
- Lek wybiera lekarz według lokalnej oporności i uczuleń
- Przy łagodnych objawach można poczekać dwa dni: dość płynów, lek przeciwbólowy, umówiony dzień na wiadomość
- Bakterie w moczu osoby starszej bez dolegliwości nie wymagają leczenia
- Napisać: przy gorączce, bólu pleców lub wymiotach dzwonić od razu`,
      sourceName: 'Wytyczne NICE NG109: zakażenie dolnych dróg moczowych',
    },
  },
};
