import type { DemoInformationItem } from './item.ts';

export const patientWritesAboutDanger: DemoInformationItem = {
  slug: 'patient-writes-about-danger',
  kind: 'IMPORTANT',
  problemTypes: [],
  sourceUrl: 'https://www.112.ee',
  publishedDaysAgo: 3,
  version: 2,
  texts: {
    et: {
      title: 'Kui patsient kirjutab ohust',
      summary:
        'Ohumärgiga e-kontakt püsib loendi alguses, kuni keegi on seda näinud. Esimene, kes seda märkab, helistab või leiab kohe kolleegi, kes helistab.',
      body: `### Mida teha esimese viie minutiga

- Avage e-kontakt ja lugege, mis ohumärgi andis
- Öelge arstile või õele suuliselt; kirjast või märkusest ei piisa
- Kui oht elule on tõenäoline, helistage kohe ise 112, öelge nimi, aadress ja mida patsient kirjutas
- Arst või õde helistab patsiendile, mitte ei kirjuta
- **Vägivald või hirm kellegi ees kodus: lähedasele ei helistata kunagi.** Rääkige arstiga või helistage 112; patsiendilt küsige esmalt, kas ta saab vabalt rääkida
- Muul juhul, kui patsient ei vasta, helistage kaks korda uuesti ja siis tema lähedasele, kelle kontakti patsient on andnud
- Alles siis märkige e-kontakt nähtuks: märge tähendab, et keegi tegutseb

### Sõnad, mida võtta tõsiselt ka ilma märgita

- Ei saa hingata, suruv valu rinnus, minestas, pool keha ei liigu, kõne on segane
- Ei taha enam elada, kõigil oleks parem ilma minuta
- Laps ei ärka, ei joo või on sinakas
- Peksab, ähvardab, kardan koju minna

### Mida mitte teha

- Mitte hinnata ise, kas asi on tõsine, kui Te ei ole arst ega õde
- Mitte jätta homseks seetõttu, et tööpäev lõpeb
- Mitte vastata ainult malliga

### Pärast

- Kirjutage märkus: kes, millal, mida tegi
- Rääkige meeskonnale, mis läks hästi ja mis oleks saanud kiiremini`,
      sourceName: 'Häirekeskus: hädaabinumber 112',
    },
    en: {
      title: 'When a patient writes about danger',
      summary:
        'An e-contact with a danger sign stays on top of the list until somebody has seen it. Whoever notices it first phones, or finds a colleague who phones at once.',
      body: `### The first five minutes

- Open the e-contact and read what gave the sign
- Tell a doctor or nurse aloud; a letter or note is not enough
- If life is likely to be in danger, call 112 yourself at once; give name, address and what was written
- The doctor or nurse phones the patient and does not write
- **Violence, or fear of somebody at home: never phone the close person.** Speak to a doctor or call 112; ask the patient first whether they can talk freely
- Otherwise, if there is no answer, phone twice more, then the close person whose number the patient has given
- Only then mark it as seen: the mark means that somebody acts

### Words to take seriously without any sign

- Cannot breathe, pressure in the chest, fainted, one side does not move, speech is muddled
- Does not want to live, everybody would be better off without me
- A child who does not wake, does not drink or is blue
- Beats me, threatens me, I am afraid to go home

### What not to do

- Do not judge how serious it is if you are neither doctor nor nurse
- Do not leave it for tomorrow because the day ends
- Do not answer with a template only

### Afterwards

- Write a note: who, when, what was done
- Tell the team what went well and what could have been faster`,
      sourceName: 'Estonian Emergency Response Centre: emergency number 112',
    },
    ru: {
      title: 'Если пациент пишет об опасности',
      summary:
        'Э-контакт с признаком опасности остаётся вверху списка, пока его кто-нибудь не увидит. Кто заметил первым, звонит сам или сразу находит коллегу, который позвонит.',
      body: `### Первые пять минут

- Откройте э-контакт и прочитайте, что дало признак
- Скажите врачу или медсестре лично; письма или заметки мало
- Если угроза жизни вероятна, сразу сами звоните по номеру 112: имя, адрес и что написал пациент
- Врач или медсестра звонит пациенту, а не пишет
- **Насилие или страх перед кем-то дома: близкому не звонят никогда.** Обратитесь к врачу или звоните по номеру 112; пациента сначала спросите, может ли он говорить свободно
- В остальных случаях, если пациент не отвечает, позвоните ему ещё дважды, затем близкому, чей номер он дал
- Только после этого отметьте просмотренным: отметка значит, что кто-то действует

### Слова, к которым относиться серьёзно и без признака

- Не могу дышать, давит в груди, потерял сознание, не двигается половина тела, речь путается
- Не хочу жить, всем без меня было бы лучше
- Ребёнок не просыпается, не пьёт или посинел
- Бьёт, угрожает, боюсь идти домой

### Чего не делать

- Не оценивать тяжесть самому, если вы не врач и не медсестра
- Не оставлять на завтра, потому что кончается рабочий день
- Не отвечать одним шаблоном

### После

- Напишите заметку: кто, когда, что сделал
- Расскажите коллегам, что вышло хорошо и что можно было быстрее`,
      sourceName: 'Центр тревоги Эстонии: номер экстренной помощи 112',
    },
    pl: {
      title: 'Gdy pacjent pisze o zagrożeniu',
      summary:
        'E-kontakt z oznaką zagrożenia pozostaje na górze listy, dopóki ktoś go nie zauważy. Kto zobaczy go pierwszy, dzwoni sam albo od razu znajduje kogoś, kto zadzwoni.',
      body: `### Pierwsze pięć minut

- Otworzyć e-kontakt i przeczytać, co wywołało oznaczenie
- Powiedzieć lekarzowi lub pielęgniarce osobiście; wiadomość lub notatka nie wystarczy
- Przy prawdopodobnym zagrożeniu życia od razu samemu zadzwonić pod numer 112: nazwisko, adres i treść wiadomości
- Lekarz lub pielęgniarka dzwoni do pacjenta, nie pisze
- **Przemoc lub strach przed kimś w domu: nigdy nie dzwonić do bliskiej osoby.** Zwrócić się do lekarza lub zadzwonić pod numer 112; pacjenta najpierw zapytać, czy może swobodnie rozmawiać
- W innych przypadkach, gdy pacjent nie odbiera: zadzwonić jeszcze dwa razy, potem do bliskiej osoby, której numer podał
- Dopiero wtedy oznaczyć jako zauważone: oznaczenie znaczy, że ktoś działa

### Słowa, które traktuje się poważnie także bez oznaczenia

- Nie mogę oddychać, ucisk w klatce piersiowej, omdlenie, połowa ciała się nie rusza, mowa jest niewyraźna
- Nie chcę żyć, wszystkim byłoby lepiej beze mnie
- Dziecko się nie budzi, nie pije lub jest sine
- Bije mnie, grozi mi, boję się wrócić do domu

### Czego nie robić

- Nie oceniać samemu powagi sytuacji, nie będąc lekarzem ani pielęgniarką
- Nie zostawiać na jutro, bo kończy się dzień pracy
- Nie odpowiadać samym szablonem

### Potem

- Napisać notatkę: kto, kiedy, co zrobił
- Omówić w zespole, co się udało i co mogło pójść szybciej`,
      sourceName: 'Estońskie Centrum Ratunkowe: numer alarmowy 112',
    },
  },
};
