import type { DemoInformationItem } from './item.ts';

export const telephonesDuringPowerCut: DemoInformationItem = {
  slug: 'telephones-during-power-cut',
  kind: 'IMPORTANT',
  problemTypes: [],
  sourceUrl: 'https://www.rescue.ee',
  publishedDaysAgo: 205,
  version: 1,
  texts: {
    et: {
      title: 'Telefonid ja e-kontaktid elektrikatkestuse ajal',
      summary:
        'Kui vool või internet kaob, ei tohi patsient jääda vastuseta. Igaüks teab, kus on varutelefon, paberleht ja kes otsustab.',
      body: `### Esimesed kümme minutit

- Kliiniku juht või vanemõde otsustab, kas vastuvõtt jätkub
- Suunake kliiniku number varutelefonile; laetud varutelefon on registratuuri kapis
- Helistage võrguettevõttesse ja küsige, kui kaua katkestus kestab
- Vaadake üle ooteruum, lift ja patsiendid, kes vajavad seadet või hapnikku
- Eluohus helistage 112; mobiililevi puudumisel minge lähimasse kohta, kust saab helistada

### E-kontaktid

- Mobiilse interneti ja laetud seadmega saab e-kontakte lugeda; ohumärgid kõigepealt
- Kasutage ainult kliiniku seadet ja oma kontot, mitte avalikku võrku
- Kui lugeda ei saa, lisage kliiniku teade kohe, kui ühendus taastub

### Paberil

- Kõnede leht: aeg, nimi, isikukood, telefon, mure, mida vastati, kes vastas
- Küsige igalt helistajalt ohumärkide kohta ja öelge, millal helistame tagasi
- Retseptid ja analüüsid märgitakse, otsustab arst
- Leht on isikuandmed: lukku ja pärast sisestamist hävitada

### Vaktsiinid ja seadmed

- Külmkappi mitte avada; temperatuur kirja iga 30 minuti järel
- Kui piir on ületatud, ärge vaktsiini kasutage enne vastutava õe otsust

### Kui vool on tagasi

- Kandke kõned e-kontaktidesse samal päeval ja rääkige, mida parandada`,
      sourceName: 'Päästeamet: elutähtsate teenuste katkestused',
    },
    en: {
      title: 'Telephones and e-contacts during a power cut',
      summary:
        'If power or the internet fails, no patient may stay without an answer. Everybody knows where the spare phone and the paper sheet are, and who decides.',
      body: `### The first ten minutes

- The head of the clinic or the senior nurse decides whether visits go on
- Forward the clinic’s number to the spare phone; it lies charged in the reception cupboard
- Phone the network company and ask how long it will last
- Look at the waiting room, the lift, and patients who need a device or oxygen
- In danger to life call 112; without mobile signal go to the nearest place that has one

### E-contacts

- With mobile internet and a charged device they can be read; danger signs first
- Only the clinic’s device and your own account, no public network
- If they cannot be read, put up a clinic message once the connection is back

### On paper

- Sheet of calls: time, name, personal code, phone, trouble, what was answered, by whom
- Ask every caller about danger signs and say when we call back
- Prescriptions and tests are noted, a doctor decides
- The sheet is personal data: lock it up, destroy it after entering

### Vaccines and devices

- Keep the fridge shut; note its temperature every 30 minutes
- Beyond the limit, no vaccine is used before the responsible nurse decides

### When power is back

- Enter the calls as e-contacts the same day, and discuss what to improve`,
      sourceName: 'Estonian Rescue Board: failures of vital services',
    },
    ru: {
      title: 'Телефоны и э-контакты при отключении света',
      summary:
        'Если пропали электричество или интернет, пациент не должен остаться без ответа. Каждый знает, где запасной телефон и бумажный бланк и кто решает.',
      body: `### Первые десять минут

- Руководитель клиники или старшая медсестра решает, продолжать ли приём
- Переведите номер клиники на запасной телефон; заряженный лежит в шкафу регистратуры
- Позвоните в сетевую компанию и спросите, надолго ли отключение
- Проверьте зал ожидания, лифт и пациентов, которым нужен прибор или кислород
- При угрозе жизни звоните по номеру 112; если нет мобильной связи, идите туда, где она есть

### Э-контакты

- С мобильным интернетом и заряженным устройством их можно читать; сначала признаки опасности
- Только устройство клиники и своя учётная запись, без общественной сети
- Если читать нельзя, поместите сообщение клиники, как только связь вернётся

### На бумаге

- Лист звонков: время, имя, личный код, телефон, жалоба, что ответили и кто
- Каждого звонящего спросите о признаках опасности и скажите, когда перезвоним
- Рецепты и анализы записывают, решает врач
- Лист — это личные данные: под замок, после внесения уничтожить

### Вакцины и приборы

- Холодильник не открывать; температуру записывать каждые 30 минут
- Если предел превышен, вакцину не использовать до решения ответственной медсестры

### Когда свет вернулся

- В тот же день внесите звонки как э-контакты и обсудите, что улучшить`,
      sourceName: 'Спасательный департамент Эстонии: перебои жизненно важных услуг',
    },
    pl: {
      title: 'Telefony i e-kontakty podczas awarii prądu',
      summary:
        'Gdy zabraknie prądu lub internetu, żaden pacjent nie może zostać bez odpowiedzi. Każdy wie, gdzie są telefon zapasowy i papierowy formularz oraz kto decyduje.',
      body: `### Pierwsze dziesięć minut

- Kierownik przychodni lub pielęgniarka koordynująca decyduje, czy przyjęcia trwają
- Przekierować numer przychodni na telefon zapasowy; naładowany leży w szafce rejestracji
- Zadzwonić do dostawcy prądu i zapytać, jak długo to potrwa
- Sprawdzić poczekalnię, windę i pacjentów wymagających aparatury lub tlenu
- Przy zagrożeniu życia dzwonić pod 112; bez zasięgu udać się tam, gdzie jest

### E-kontakty

- Z internetem mobilnym i naładowanym urządzeniem można je czytać; najpierw oznaki zagrożenia
- Tylko urządzenie przychodni i własne konto, bez sieci publicznej
- Jeśli nie da się czytać, dodać komunikat przychodni zaraz po powrocie łączności

### Na papierze

- Lista rozmów: godzina, nazwisko, kod osobisty, telefon, problem, odpowiedź, kto odpowiedział
- Każdego dzwoniącego zapytać o objawy alarmowe i powiedzieć, kiedy oddzwonimy
- Recepty i badania się zapisuje, decyduje lekarz
- Lista to dane osobowe: pod klucz, po wprowadzeniu zniszczyć

### Szczepionki i urządzenia

- Lodówki nie otwierać; temperaturę zapisywać co 30 minut
- Po przekroczeniu granicy nie używać szczepionek do decyzji odpowiedzialnej pielęgniarki

### Gdy prąd wróci

- Tego samego dnia wpisać rozmowy jako e-kontakty i omówić, co poprawić`,
      sourceName: 'Estońska Służba Ratownicza: przerwy w usługach podstawowych',
    },
  },
};
