import type { DemoInformationItem } from './item.ts';

export const renewingAnticoagulants: DemoInformationItem = {
  slug: 'renewing-anticoagulants',
  kind: 'MEDICINE',
  problemTypes: ['PRESCRIPTION', 'PRESCRIPTION_REFILL'],
  sourceUrl: 'https://www.escardio.org',
  publishedDaysAgo: 18,
  version: 2,
  texts: {
    et: {
      title: 'Antikoagulandi retsepti pikendamine',
      summary:
        'Antikoagulanti ei tohi jätta vahele retsepti puudumise tõttu, kuid pikendamine on ka ohutuskontroll. Vaadake enne üle neerud, hemoglobiin, kaal ja teised ravimid.',
      body: `### Täna, telefonitsi või 112

- 112: peatrauma ravi ajal, vere oksendamine või must väljaheide, peatumatu verejooks, insuldi tunnused, tugev äkiline peavalu
- 112: hingeldus või rinnavalu pärast vahelejäänud annuseid
- Täna: ravim on otsas või mitu annust vahele jäänud; nähtav veri uriinis; kukkumine ilma peatraumata
- Täna: INR üle 5 või uus verejooks varfariini ajal; võimalik rasedus

### Vastuvõtt või vereproov enne pikendamist

- Hemoglobiini, kreatiniini ja maksanäitajaid pole aasta jooksul kontrollitud
- 75-aastane või vanem, habras või kliirens alla 60 ml/min: sagedamini, umbes iga kuue kuu järel või nagu ütleb ravijuhend
- Kaal, neerufunktsioon või näidustus on muutunud: arvutage kreatiniini kliirens ja annus uuesti
- Varfariin: INR on vana või kõigub
- Uued ravimid: põletikuvastane valuvaigisti, aspiriin, seenevastane ravim, klaritromütsiin, epilepsiaravim, naistepuna

### Piisab e-kontaktist

- Verejooksu ei ole, proovid on värsked, ravimid samad, annuseid vahele ei jää
- Annust ei vähendata „igaks juhuks“; järgige ravimi omaduste kokkuvõtet
- Kirjutage välja nii, et varu ei lõpe enne järgmist kontrolli
- Tuletage meelde: operatsiooni või hambaravi eel küsida, ise mitte katkestada`,
      sourceName: 'Euroopa Kardioloogide Seltsi ravijuhend kodade virvenduse kohta',
    },
    en: {
      title: 'Renewing an anticoagulant',
      summary:
        'No dose should be missed for want of a prescription, yet renewing is also a safety check. Look first at kidneys, haemoglobin, weight and other medicines.',
      body: `### Today, by phone or 112

- 112: a head injury on treatment, vomiting blood or black stool, bleeding that does not stop, signs of stroke, sudden severe headache
- 112: breathlessness or chest pain after missed doses
- Today: the medicine has run out or several doses were missed; visible blood in urine; a fall without head injury
- Today: INR above 5, or new bleeding on warfarin; possible pregnancy

### A visit or blood test before renewing

- Haemoglobin, creatinine and liver tests are over a year old
- 75 years or older, frail, or clearance under 60 ml/min: more often, about every six months or as your guideline says
- Weight, kidney function or indication has changed: calculate creatinine clearance and dose again
- Warfarin: the INR is old or unsteady
- New medicines: an anti-inflammatory painkiller, aspirin, an antifungal, clarithromycin, an antiepileptic, St John’s wort

### E-contact is enough

- No bleeding, recent tests, the same medicines, no missed doses
- A dose is not lowered “to be safe”; follow the product information
- Prescribe so that the supply lasts until the next check
- Remind: ask before an operation or dental work, never stop alone`,
      sourceName: 'European Society of Cardiology guideline on atrial fibrillation',
    },
    ru: {
      title: 'Продление антикоагулянта',
      summary:
        'Пропускать антикоагулянт из-за отсутствия рецепта нельзя, но продление — это и проверка безопасности. Сначала посмотрите почки, гемоглобин, вес и другие лекарства.',
      body: `### Сегодня: по телефону или 112

- 112: травма головы на фоне лечения, рвота с кровью или чёрный стул, кровотечение не останавливается, признаки инсульта, внезапная сильная головная боль
- 112: одышка или боль в груди после пропущенных доз
- Сегодня: лекарство кончилось или пропущено несколько доз; видимая кровь в моче; падение без травмы головы
- Сегодня: МНО выше 5 или новое кровотечение на варфарине; возможная беременность

### Приём или анализ перед продлением

- Гемоглобин, креатинин и печёночные пробы старше года
- 75 лет и старше, ослабленный пациент (старческая астения) или клиренс ниже 60 мл/мин: чаще, примерно раз в полгода или по руководству
- Изменились вес, функция почек или показание: заново рассчитайте клиренс креатинина и дозу
- Варфарин: МНО давнее или нестабильное
- Новые лекарства: противовоспалительное обезболивающее, аспирин, противогрибковое, кларитромицин, противоэпилептическое, зверобой

### Достаточно э-контакта

- Кровотечений нет, анализы свежие, лекарства те же, пропусков нет
- Дозу не снижают «на всякий случай»; следуйте характеристике препарата
- Выписывайте так, чтобы запаса хватило до следующего контроля
- Напомните: перед операцией и лечением зубов спросить, самому не прерывать`,
      sourceName: 'Руководство Европейского общества кардиологов по фибрилляции предсердий',
    },
    pl: {
      title: 'Przedłużanie leku przeciwkrzepliwego',
      summary:
        'Żadna dawka nie powinna przepaść z braku recepty, ale przedłużenie to także kontrola bezpieczeństwa. Najpierw trzeba sprawdzić nerki, hemoglobinę, masę ciała i inne leki.',
      body: `### Dziś: telefonicznie lub 112

- 112: uraz głowy w trakcie leczenia, wymioty z krwią lub czarny stolec, krwawienie, którego nie można zatamować, objawy udaru, nagły silny ból głowy
- 112: duszność lub ból w klatce piersiowej po pominiętych dawkach
- Dziś: lek się skończył lub pominięto kilka dawek; widoczna krew w moczu; upadek bez urazu głowy
- Dziś: INR powyżej 5 lub nowe krwawienie przy warfarynie; możliwa ciąża

### Wizyta lub badanie krwi przed przedłużeniem

- Hemoglobina, kreatynina i próby wątrobowe starsze niż rok
- Wiek od 75 lat, kruchość lub klirens poniżej 60 ml/min: częściej, mniej więcej co pół roku lub według wytycznych
- Zmiana masy ciała, czynności nerek lub wskazania: ponownie obliczyć klirens kreatyniny i dawkę
- Warfaryna: INR nieaktualny lub niestabilny
- Nowe leki: niesteroidowy lek przeciwzapalny, aspiryna, lek przeciwgrzybiczy, klarytromycyna, lek przeciwpadaczkowy, dziurawiec

### Wystarczy e-kontakt

- Bez krwawień, badania aktualne, leki te same, bez pominiętych dawek
- Dawki nie zmniejsza się „na wszelki wypadek”; obowiązuje charakterystyka produktu
- Przepisać tak, by zapas wystarczył do następnej kontroli
- Przypomnieć: przed zabiegiem i leczeniem zębów zapytać, samemu nie przerywać`,
      sourceName: 'Wytyczne Europejskiego Towarzystwa Kardiologicznego dotyczące migotania przedsionków',
    },
  },
};
