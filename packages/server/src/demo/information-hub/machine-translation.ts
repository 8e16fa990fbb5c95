import type { DemoInformationItem } from './item.ts';

export const machineTranslation: DemoInformationItem = {
  slug: 'machine-translation',
  kind: 'IMPORTANT',
  problemTypes: [],
  sourceUrl: 'https://www.who.int',
  publishedDaysAgo: 47,
  version: 2,
  texts: {
    et: {
      title: 'Tõlke teeb masin',
      summary:
        'Tõlge aitab sõnumist kiiresti aru saada, kuid seda ei ole keegi üle lugenud. Otsuse aluseks on alati algtekst ja vajaduse korral inimene, kes keelt oskab.',
      body: `### Mida tõlge teeb

- Näitab sõnumit Teie keeles; algtekst jääb ühe vajutuse kaugusele
- Tõlgib Teie vastuse patsiendi keelde enne saatmist
- Esimesel korral küsib nõusolekut: lugege, kuidas teksti kasutatakse
- Vastus läheb välja Teie nimel: kirjutage sinna, et tõlkis masin

### Kus masin eksib

- Eitus kaob: „ei valuta“ asemel võib olla „valutab“
- Numbrid, ühikud ja kuupäevad; 1,5 ja 15
- Ravimite nimed ja lühendid
- Sama sõna, teine tähendus: „ангина“ ja „angina“ on kurgupõletik, inglise „angina“ aga südamevalu
- Kõnekeel, trükivead, mitu keelt ühes lauses

### Kuidas kasutada ohutult

- Ohumärkide kohta küsige üle lühikeste lausetega, mida on raske valesti tõlkida
- Annus kirjutage numbrite ja sõnadega: „1 (üks) tablett hommikul“
- Lugege tõlgitud vastus läbi; kui Te keelt ei oska, tõlkige see tagasi
- Enesetapumõtteid, halba uudist, nõusolekut ja operatsioonijuhist ei jäeta masina hooleks: helistage koos tõlgi või kolleegiga
- Last ega naabrit tõlgiks ei paluta
- Kui kahtlete ja oht on võimalik, helistage; eluohus 112`,
      sourceName: 'Maailma Terviseorganisatsioon: tehisaru tervishoius',
    },
    en: {
      title: 'The translation is made by a machine',
      summary:
        'A translation helps to understand a message quickly, but nobody has checked it. Decide by the original, and where needed with a person who knows the language.',
      body: `### What it does

- Shows a message in your language; the original stays one press away
- Translates your reply into the patient’s language before you send it
- Asks for your consent the first time: read how the text is used
- The reply goes out in your name: say in it that a machine translated it

### Where a machine goes wrong

- A “not” gets lost: “does not hurt” may become “hurts”
- Numbers, units and dates; 1.5 and 15
- Names of medicines and abbreviations
- One word, two meanings: Russian “ангина” and Polish “angina” are tonsillitis, English “angina” is pain of the heart
- Slang, misspellings, several languages in a sentence

### How to use it safely

- Ask again about danger signs in short sentences that are hard to mistranslate
- Write doses in figures and words: “1 (one) tablet in the morning”
- Read the translated reply; if you do not know the language, translate it back
- Thoughts of suicide, bad news, consent and instructions before an operation are not left to a machine: phone with an interpreter or colleague
- No children or neighbours as interpreters
- In doubt, with possible danger, phone; in danger to life 112`,
      sourceName: 'World Health Organization: artificial intelligence in health',
    },
    ru: {
      title: 'Перевод делает машина',
      summary:
        'Перевод помогает быстро понять сообщение, но его никто не проверял. Решайте по оригиналу, а при необходимости — с человеком, знающим язык.',
      body: `### Что делает перевод

- Показывает сообщение на вашем языке; оригинал — в одном нажатии
- Переводит ваш ответ на язык пациента до отправки
- В первый раз просит согласия: прочитайте, как используется текст
- Ответ уходит от вашего имени: напишите в нём, что перевела машина

### Где машина ошибается

- Теряется «не»: «не болит» превращается в «болит»
- Числа, единицы и даты; 1,5 и 15
- Названия лекарств и сокращения
- Одно слово, два смысла: русская «ангина» — тонзиллит, английское «angina» — боль в сердце
- Разговорная речь, опечатки, несколько языков в одной фразе

### Как пользоваться безопасно

- О признаках опасности переспросите короткими фразами, которые трудно перевести неверно
- Дозу пишите цифрой и словом: «1 (одна) таблетка утром»
- Прочитайте переведённый ответ; если языка не знаете, переведите обратно
- Мысли о самоубийстве, плохие новости, согласие и указания перед операцией машине не доверяют: позвоните с переводчиком или коллегой
- Детей и соседей переводить не просят
- Если сомневаетесь и возможна опасность, позвоните; при угрозе жизни 112`,
      sourceName: 'Всемирная организация здравоохранения: искусственный интеллект в медицине',
    },
    pl: {
      title: 'Tłumaczenie wykonuje maszyna',
      summary:
        'Tłumaczenie pomaga szybko zrozumieć wiadomość, ale nikt go nie sprawdził. Decyzję podejmuje się na podstawie oryginału, a w razie potrzeby z osobą znającą język.',
      body: `### Co robi tłumaczenie

- Pokazuje wiadomość w Twoim języku; oryginał jest o jedno naciśnięcie dalej
- Tłumaczy odpowiedź na język pacjenta przed wysłaniem
- Za pierwszym razem prosi o zgodę: warto przeczytać, jak używany jest tekst
- Odpowiedź wychodzi w Twoim imieniu: warto napisać w niej, że tłumaczyła maszyna

### Gdzie maszyna się myli

- Ginie „nie”: „nie boli” może stać się „boli”
- Liczby, jednostki i daty; 1,5 i 15
- Nazwy leków i skróty
- Jedno słowo, dwa znaczenia: polska „angina” to zapalenie migdałków, angielska „angina” to ból serca
- Mowa potoczna, literówki, kilka języków w jednym zdaniu

### Jak korzystać bezpiecznie

- O objawy alarmowe dopytać krótkimi zdaniami, które trudno źle przetłumaczyć
- Dawkę pisać cyfrą i słowem: „1 (jedna) tabletka rano”
- Przeczytać przetłumaczoną odpowiedź; nie znając języka, przetłumaczyć ją z powrotem
- Myśli samobójczych, złych wiadomości, zgody i zaleceń przed operacją nie powierza się maszynie: zadzwonić z tłumaczem lub kolegą
- Nie prosić dzieci ani sąsiadów o tłumaczenie
- W razie wątpliwości i możliwego zagrożenia zadzwonić; przy zagrożeniu życia 112`,
      sourceName: 'Światowa Organizacja Zdrowia: sztuczna inteligencja w ochronie zdrowia',
    },
  },
};
