import type { DemoInformationItem } from './item.ts';

export const holidaysAndOpeningHours: DemoInformationItem = {
  slug: 'holidays-and-opening-hours',
  kind: 'IMPORTANT',
  problemTypes: ['APPOINTMENT', 'CANCEL_APPOINTMENT'],
  sourceUrl: 'https://www.riigiteataja.ee',
  publishedDaysAgo: 26,
  version: 1,
  texts: {
    et: {
      title: 'Pühad ja lahtiolekuajad',
      summary:
        'Patsient näeb enne saatmist, millal kliinik tema kirja loeb. See aeg on õige ainult siis, kui lahtiolekuajad ja pühad on kliiniku andmetes õiged.',
      body: `### Kaks nädalat enne püha

- Vaadake kliiniku andmetest üle lahtiolekuajad, lühendatud päevad ja pühad
- Lisage kliiniku teade, mis ütleb kuupäevad ja kellaajad; ärge kirjutage ühegi inimese terviseandmeid
- Leppige kokku, kes loeb e-kontakte viimasel tööpäeval ja kes esimesel
- Kontrollige, et püsiravimite retseptisoovid saaksid vastuse enne püha

### Viimasel tööpäeval

- Lugege läbi kõik saabunud e-kontaktid, ohumärgiga esimesena
- See, kellele lubasite sel nädalal vastata, saab vastuse või uue kuupäeva
- Ajastatud vastused vaadake üle: kas need saadetakse siis, kui keegi on tööl
- Telefonivastaja ütleb, millal oleme tagasi, nõuandeliini numbri ja 112

### Kui kliinik on suletud

- E-kontakte ei loeta ja patsient on sellest teada saanud
- Nõu annab perearsti nõuandetelefon 1220; eluohus 112
- Ärge lubage eraviisilist kirjavahetust pühade ajal

### Esimesel päeval pärast püha

- Alustage kõige kauem oodanutest; ohumärgiga on niikuinii ees
- Kui vastused viibivad, muutke kliiniku teadet ausalt
- Eemaldage vana teade samal päeval`,
      sourceName: 'Riigi Teataja: pühade ja tähtpäevade seadus',
    },
    en: {
      title: 'Holidays and opening hours',
      summary:
        'Before sending, patients see when the clinic will read their letter. That is right only if opening hours and holidays are right in the clinic’s information.',
      body: `### Two weeks before a holiday

- Go through opening hours, shortened days and holidays in the clinic’s information
- Add a clinic message with dates and hours; nothing about anybody’s health
- Agree who reads e-contacts on the last working day and who on the first
- See that requests for regular medicines are answered before the holiday

### On the last working day

- Read all incoming e-contacts, those with a danger sign first
- Whoever was promised an answer this week gets it, or a new date
- Look through scheduled replies: will somebody be here when they go?
- The answering machine says when we are back, the advice line and 112

### While the clinic is closed

- E-contacts are not read, and patients have been told so
- The family doctor advice line 1220 (in Estonia) gives advice; in danger to life 112
- Do not promise private letters over the holiday

### On the first day after

- Begin with those who have waited longest; danger signs are on top anyway
- If answers are late, say so honestly in the clinic message
- Remove the old message the same day`,
      sourceName: 'Riigi Teataja: Estonian act on public holidays',
    },
    ru: {
      title: 'Праздники и часы работы',
      summary:
        'Перед отправкой пациент видит, когда клиника прочитает его письмо. Это время верно, только если часы работы и праздники верно указаны в данных клиники.',
      body: `### За две недели до праздника

- Проверьте в данных клиники часы работы, сокращённые дни и праздники
- Добавьте сообщение клиники с датами и часами; ничего о здоровье конкретных людей
- Договоритесь, кто читает э-контакты в последний рабочий день и кто в первый
- Проследите, чтобы запросы на постоянные лекарства получили ответ до праздника

### В последний рабочий день

- Прочитайте все входящие э-контакты, сначала с признаком опасности
- Кому обещан ответ на этой неделе, получает его или новую дату
- Просмотрите отложенные ответы: будет ли кто-то на месте, когда они уйдут
- Автоответчик называет день возвращения, телефон консультации и 112

### Пока клиника закрыта

- Э-контакты не читают, и пациенты об этом знают
- Совет даёт консультационный телефон семейного врача 1220 (в Эстонии); при угрозе жизни 112
- Не обещайте личной переписки в праздники

### В первый день после

- Начните с тех, кто ждёт дольше всех; признаки опасности и так сверху
- Если ответы задерживаются, честно измените сообщение клиники
- Уберите старое сообщение в тот же день`,
      sourceName: 'Riigi Teataja: закон Эстонии о праздниках и памятных днях',
    },
    pl: {
      title: 'Święta i godziny pracy',
      summary:
        'Przed wysłaniem pacjent widzi, kiedy przychodnia przeczyta jego wiadomość. Jest to prawdą tylko wtedy, gdy godziny pracy i święta są poprawnie wpisane w danych przychodni.',
      body: `### Dwa tygodnie przed świętem

- Przejrzeć w danych przychodni godziny pracy, dni skrócone i święta
- Dodać komunikat przychodni z datami i godzinami; nic o czyimkolwiek zdrowiu
- Ustalić, kto czyta e-kontakty w ostatnim dniu pracy, a kto w pierwszym
- Dopilnować, by prośby o leki stałe miały odpowiedź przed świętem

### W ostatnim dniu pracy

- Przeczytać wszystkie przychodzące e-kontakty, najpierw z oznaką zagrożenia
- Kto miał dostać odpowiedź w tym tygodniu, dostaje ją albo nową datę
- Przejrzeć zaplanowane odpowiedzi: czy ktoś będzie na miejscu, gdy zostaną wysłane
- Automatyczna sekretarka podaje dzień powrotu, numer infolinii i 112

### Gdy przychodnia jest zamknięta

- E-kontaktów nikt nie czyta i pacjenci o tym wiedzą
- Porady udziela infolinia lekarza rodzinnego 1220 (w Estonii); przy zagrożeniu życia 112
- Nie obiecywać prywatnej korespondencji w święta

### Pierwszego dnia po świętach

- Zacząć od tych, którzy czekają najdłużej; zagrożenia i tak są na górze
- Jeśli odpowiedzi się opóźniają, uczciwie zmienić komunikat przychodni
- Usunąć stary komunikat tego samego dnia`,
      sourceName: 'Riigi Teataja: estońska ustawa o świętach',
    },
  },
};
