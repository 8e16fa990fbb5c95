import { adults, boys, type Conversation, children, girls, men, women } from './conversation.ts';

/** Written by adults about themselves; what parents write is in the file beside. */
export const conversationsEt: readonly Conversation[] = [
  {
    type: 'PRESCRIPTION_REFILL',
    whom: adults(50),
    opening: 'Vererõhurohi saab reedel otsa, palun pikendada retsepti. Võtan ramipriili 5 mg hommikuti.',
    question: 'Tere, {name}! Millised on Teie viimase nädala vererõhunäidud hommikul ja õhtul?',
    answer: 'Hommikul on olnud 132/84 kuni 138/86, õhtul natuke madalam. Pulss 68.',
    closing:
      'Tere! Näidud on head. Retsept on pikendatud kuueks kuuks ja apteegist kohe kättesaadav. Jätkake mõõtmist paar korda nädalas.',
  },
  {
    type: 'PRESCRIPTION_REFILL',
    whom: women(25, 85),
    opening:
      'Tere! Kilpnäärmerohi (L-Thyroxin 75) hakkab otsa saama, järele on jäänud kuus tabletti. Palun uut retsepti.',
    question:
      'Tere, {name}! Viimane TSH on tehtud rohkem kui aasta tagasi. Kas saaksite enne tulla vereproovile? Saatekiri on tehtud, söömata olema ei pea.',
    answer: 'Jah, saan tulla homme hommikul enne tööd. Aitäh!',
    closing:
      'Tere! TSH on 2,1 ehk korras, annus jääb samaks. Retsept on väljas aastaks, järgmine kontroll samal ajal tuleval aastal.',
  },
  {
    type: 'PRESCRIPTION_REFILL',
    whom: adults(20, 75),
    opening:
      'Palun pikendada astma inhalaatorite retsepte: hooldusravi inhalaator ja hooravim. Hooravimit olen viimase kuu jooksul vajanud kaks korda.',
    closing:
      'Tere! Mõlemad retseptid on pikendatud. Kaks korda kuus on hea tulemus. Kui hooravimit on vaja rohkem kui kaks korda nädalas, siis kirjutage meile.',
  },
  {
    type: 'PRESCRIPTION_REFILL',
    whom: adults(60),
    opening:
      'Südamerohud otsas laupäeval, pikendage palun kõiki. Nimekiri on samad mis kevadel: bisoprolool, atorvastatiin, aspiriin.',
    closing:
      'Tere, {name}! Kõik kolm retsepti on pikendatud. Palun tulge järgmisel kuul õe vastuvõtule, siis teeme EKG ja vereproovid.',
  },
  {
    type: 'PRESCRIPTION_CONTRACEPTION',
    whom: women(18, 45),
    opening:
      'Sooviksin pikendada rasestumisvastaste tablettide retsepti. Olen neid võtnud kolm aastat, kaebusi ei ole.',
    question:
      'Tere, {name}! Kas suitsetate, kas Teil on olnud migreeni auraga ja milline oli viimane vererõhk?',
    answer: 'Ei suitseta, migreeni ei ole. Vererõhk oli suvel töötervishoiu arsti juures 118/74.',
    closing:
      'Aitäh! Retsept on pikendatud üheks aastaks. Emakakaela sõeluuring on Teil tehtud, järgmine on kolme aasta pärast.',
  },
  {
    type: 'PRESCRIPTION',
    whom: adults(18, 70),
    opening:
      'Igal kevadel on mul õietolmuallergia. Silmad sügelevad ja nina on kinni, käsimüügi tabletid enam ei aita. Kas saaksin midagi tugevamat?',
    question: 'Tere! Milliseid tablette olete võtnud ja kas kasutate ka ninaspreid?',
    answer: 'Tsetirisiin 10 mg õhtuti. Ninaspreid ei ole kasutanud.',
    closing:
      'Lisasin retsepti hormooni sisaldavale ninaspreile, üks kord päevas mõlemasse ninasõõrmesse. Mõju tekib umbes nädalaga, tablette jätkake. Andke kahe nädala pärast teada, kas läks paremaks.',
  },
  {
    type: 'SICK_LEAVE',
    whom: adults(19, 64),
    opening:
      'Viirus alates teisipäevast, töötan laos. Palavik 38,2, nohu ja lihasvalu. Palun haiguslehte alates eilsest.',
    question:
      'Tere! Kas hingamine on normaalne ja kas palavik alaneb ravimiga? Mis kuupäeval olite viimati tööl?',
    answer: 'Hingamine korras, paratsetamool võtab palaviku alla. Viimati olin tööl üleeile.',
    closing:
      'Haigusleht on avatud eilsest. Puhake ja jooge rohkem. Kui palavik kestab üle viie päeva või tekib hingeldus, kirjutage uuesti või helistage 1220.',
  },
  {
    type: 'SICK_LEAVE',
    whom: adults(19, 64),
    opening:
      'Väänasin eile trepil jala ja ei saa seista. Töötan poes müüjana. EMO-s tehti röntgen, murdu ei ole. Vajan haiguslehte.',
    closing:
      'Tere, {name}! Haigusleht on avatud eilsest. Hoidke jalga kõrgemal ja kasutage elastiksidet. Nädala pärast palun kirjutage, kuidas kõndimine läheb.',
  },
  {
    type: 'FIT_NOTE_ENLENGTHEN',
    whom: adults(19, 64),
    opening:
      'Palun pikendada haiguslehte. Köha on parem, aga nõrkus on suur ja õhtuti tõuseb temperatuur 37,4-ni.',
    question: 'Tere! Mitu päeva on palavik kestnud ja kas köhaga tuleb röga?',
    answer: 'Täna on seitsmes päev. Röga on vähe, hele.',
    closing:
      'Pikendasin haiguslehte viie päeva võrra. Kui kolme päeva pärast on temperatuur ikka üle 37, tulge palun kopse kuulama.',
  },
  {
    type: 'FIT_NOTE_END',
    whom: adults(19, 64),
    opening: 'Olen terve ja lähen homme tööle. Palun haigusleht tänasega lõpetada.',
    closing: 'Tere! Haigusleht on lõpetatud, viimane päev on tänane. Head tööle naasmist!',
  },
  {
    type: 'ACUTE_INFECTION',
    whom: adults(18, 90),
    opening:
      'Kurk valus ja nina kinni juba neljandat päeva, palavik oli 37,9. Eile lisandus köha. Kas peaksin tulema vastuvõtule või piisab kodusest ravist?',
    addition: 'Unustasin lisada, et kodune koroonatest oli negatiivne.',
    question: 'Tere, {name}! Kas Teil on kroonilisi haigusi ja kas hingamisel on raskust või valu rinnus?',
    answer: 'Kroonilisi haigusi ei ole. Hingata on kerge, valu ei ole.',
    closing:
      'See on tõenäoliselt viirus. Jooge rohkem, võtke vajadusel paratsetamooli ja loputage nina. Kui palavik kestab üle viie päeva või tekib hingeldus, andke kohe teada.',
  },
  {
    type: 'COUGH',
    whom: adults(30, 85),
    opening:
      'Köha on kestnud üle kolme nädala. Algas tavalise nohuga, nohu läks üle, aga köha jäi. Hullem on öösel ja külma õhu käes. Palavikku ei ole, kaal on sama. Olen suitsetanud kakskümmend aastat, praegu umbes pool pakki päevas. Proovinud olen mett, ingverit ja apteegi köhasiirupit, abi ei ole olnud.',
    question: 'Tere! Kas rögas on olnud verd ja kas trepist üles minnes jääb hing kinni?',
    answer: 'Verd ei ole. Kolmandal korrusel pean korra hinge tõmbama, varem ei pidanud.',
    closing:
      'Soovin Teid kuulata ja teha spiromeetria. Suunasin ka kopsuröntgenile, sinna võib minna elavas järjekorras. Vastuvõtt on reedel kell 9.40.',
  },
  {
    type: 'SORE_THROAT',
    whom: adults(18, 50),
    opening: 'Väga valus kurk kolmandat päeva, neelata on raske, mandlitel on valged täpid. Palavik 38,6.',
    question: 'Tere! Kas Teil on ka köha või nohu ja kas kaela lümfisõlmed on valusad?',
    answer: 'Köha ega nohu ei ole. Lõua all on valusad muhud.',
    closing:
      'Tulge palun täna enne kella 16 õe kabinetti, võtame streptokoki kiirtesti. Kui test on positiivne, kirjutame kohe antibiootikumi.',
  },
  {
    type: 'RHINORRHEA_CONGESTION',
    whom: adults(18, 80),
    opening: 'Nohu on kestnud kaks nädalat, nüüd on kollane eritis ja surve põskedes, eriti kummardades.',
    question: 'Tere, {name}! Kas Teil on palavik ja kas hambad või üks pool näost valutab rohkem?',
    answer: 'Palavikku ei ole. Parem pool on valusam.',
    closing:
      'Loputage nina soolveega kolm korda päevas ja kasutage viis päeva nina limaskesta turset alandavaid tilku. Kui nädala pärast paremaks ei lähe või tekib palavik, tulge vastuvõtule.',
  },
  {
    type: 'BACK_PAIN',
    whom: adults(30, 75),
    opening:
      'Alaselg valutab viiendat päeva, algas laupäeval kaste tõstes. Valu läheb mööda vasakut jalga põlveni. Istuda on halb, kõndides läheb paremaks. Võtan ibuprofeeni 400 mg kolm korda päevas, natuke aitab.',
    question:
      'Tere, {name}! Kas valu kiirgub põlvest allapoole? Kas jalas on tuimust? Seniks liikuge nii palju, kui valu lubab.',
    answer: 'Ei, põlvest allapoole ei lähe. Tuimust ei ole.',
    closing:
      'Aitäh, ohumärke ei ole. Jätkake liikumist ja valuvaigistit kuni nädal. Saatsin Teile harjutuste juhendi. Kui tekib tuimus, jalg nõrgeneb või on raskusi urineerimisega, helistage kohe 112.',
  },
  {
    type: 'KNEE_PAIN',
    whom: adults(45, 85),
    opening:
      'Põlv valutab juba kaks kuud, trepist alla minnes kõige rohkem. Hommikul on kange, paarikümne minutiga läheb paremaks.',
    question: 'Tere! Kas põlv on paistes või soe ja kas Teil on olnud trauma?',
    answer: 'Paistes ei ole, traumat ei mäleta. Noorena mängisin palju jalgpalli.',
    closing:
      'See sobib liigese kulumisega. Suunasin Teid füsioterapeudi juurde, kes õpetab reielihase harjutusi. Vajadusel paratsetamool kuni 3 g päevas. Kahe kuu pärast vaatame üle.',
  },
  {
    type: 'SHOULDER_PAIN',
    whom: adults(35, 75),
    opening:
      'Parem õlg valutab, kätt üle pea tõsta ei saa. Valus on ka sellel küljel magada. Kestnud kuu aega.',
    question: 'Tere! Kas saate kätt tõsta, kui teise käega aitate? Kas käes on nõrkust või sipelgate tunnet?',
    answer: 'Teise käega aidates saan peaaegu üles. Nõrkust ei ole.',
    closing:
      'Panin Teile aja füsioterapeudile. Seniks vältige üle pea tõstmist, öösel aitab padi käsivarre all.',
  },
  {
    type: 'NECK_PAIN',
    whom: adults(20, 65),
    opening:
      'Kael on kange ja valu läheb kuklasse. Töötan arvutiga, viimasel kuul olen palju ületunde teinud.',
    closing:
      'Tere, {name}! Tõenäoliselt on tegu lihaspingega. Tehke iga tunni järel paus ja lihtsad kaelaharjutused, soe kott aitab. Kui lisandub käe tuimus või palavik, kirjutage uuesti.',
  },
  {
    type: 'HEADACHE',
    whom: adults(18, 60),
    opening:
      'Migreenihood on sagenenud, sel kuul juba viies. Varem oli üks kahe kuu kohta. Hoo ajal on iiveldus ja valgus häirib. Sumatriptaan aitab, aga kardan seda nii tihti võtta.',
    question:
      'Tere! Kas midagi on elus muutunud: uni, stress, uued ravimid? Kas valu on teistsugune kui varem?',
    answer: 'Magan halvasti, tööl on kiire aeg. Valu on sama tüüpi mis alati.',
    closing:
      'Nii sagedaste hoogude puhul tasub kaaluda ennetavat ravi. Palun pidage kaks nädalat peavalupäevikut, aeg minu vastuvõtule on broneeritud kolme nädala pärast.',
  },
  {
    type: 'VERTIGO',
    whom: adults(55, 90),
    opening:
      'Voodis külge keerates hakkab pea kohutavalt ringi käima, kestab pool minutit. Algas pühapäeval.',
    question: 'Tere, {name}! Kas kuulmine on muutunud, kas kõne või nägemine on olnud häiritud?',
    answer: 'Ei, kõik muu on korras. Ainult keeramisel ja üles vaadates.',
    closing:
      'See on tavaline asendivertiigo ja tavaliselt ohutu. Tulge homme kell 11.20, teeme asendivõtte, mis enamasti kohe aitab. Kui lisandub kõnehäire või ühe kehapoole nõrkus, helistage 112.',
  },
  {
    type: 'URINARY_DISORDER',
    whom: women(18, 70),
    opening: 'Eile õhtust on urineerides kipitus ja pean käima iga poole tunni tagant. Palavikku ei ole.',
    question: 'Tere! Kas seljas külgede kohal on valu, kas uriinis on verd ja kas võite olla rase?',
    answer: 'Seljavalu ei ole, verd ei näe. Rase ei ole.',
    closing:
      'Tegu on põiepõletikuga. Retsept on väljas: nitrofurantoiin viis päeva, võtke söögiga. Kui tekib palavik või seljavalu, andke kohe teada.',
  },
  {
    type: 'URINARY_DISORDER',
    whom: men(50, 90),
    opening: 'Öösel pean kolm korda käima ja juga on nõrk. Häirib und. Isal oli eesnäärmehaigus.',
    question: 'Tere, {name}! Kas urineerimisel on valu või verd? Kui kaua see on kestnud?',
    answer: 'Valu ega verd ei ole. Aasta jooksul vaikselt süvenenud.',
    closing:
      'Tegin saatekirja vereproovile (PSA, kreatiniin) ja uriinianalüüsile. Kui vastused on käes, kutsun Teid vastuvõtule.',
  },
  {
    type: 'ABDOMINAL_PAIN',
    whom: adults(18, 70),
    opening:
      'Kõht valutab paremalt ribide alt pärast rasvasemat sööki. Sel nädalal kolm korda, kestab paar tundi.',
    question: 'Tere! Kas valuga käib kaasas palavik, oksendamine või naha kollasus?',
    answer: 'Ei, ainult iiveldus.',
    closing:
      'Kahtlustan sapikive. Suunasin Teid kõhu ultrahelisse ja vereproovile. Seniks vältige rasvast. Kui valu ei lähe üle või tekib palavik, pöörduge EMO-sse.',
  },
  {
    type: 'GASTROINTESTINAL',
    whom: adults(25, 75),
    opening:
      'Kõrvetised peaaegu iga päev, eriti õhtul pikali heites. Käsimüügi tabletid aitavad ainult mõneks tunniks.',
    question: 'Tere! Kas neelamisel jääb toit kinni, kas kaal on langenud, kas väljaheide on olnud must?',
    answer: 'Ei midagi sellist. Kaal pigem tõusnud.',
    closing:
      'Lisasin retsepti omeprasoolile neljaks nädalaks, üks tablett hommikul enne sööki. Tõstke voodi peats kõrgemale, viimane söögikord kolm tundi enne und.',
  },
  {
    type: 'DIARRHEA',
    whom: adults(18, 80),
    opening:
      'Kõht lahti teist päeva, kümme korda päevas, vesine. Tulime pühapäeval reisilt. Joon, aga süüa ei taha.',
    question: 'Tere! Kas väljaheites on verd, kas palavik on üle 38,5 ja kus te reisil käisite?',
    answer: 'Verd ei ole, palavik 37,5. Käisime Egiptuses.',
    closing:
      'Jooge apteegi suukaudset vedelikuasenduslahust väikeste lonksudega. Enamasti läheb kolme-nelja päevaga üle. Kui tekib veri, kõrge palavik või ei suuda juua, tulge samal päeval.',
  },
  {
    type: 'CONSTIPATION',
    whom: adults(65),
    opening:
      'Kõhukinnisus juba kolm nädalat, käin kord viie päeva tagant. Alustasin kuu aega tagasi uue valuvaigistiga.',
    closing:
      'Tere, {name}! Uus valuvaigisti võibki kõhtu kinni panna. Lisasin retsepti lahtistile, üks pakike päevas veega. Palun jooge vähemalt poolteist liitrit päevas ja kirjutage nädala pärast.',
  },
  {
    type: 'ANXIETY',
    whom: adults(18, 60),
    opening:
      'Viimased kaks kuud on ärevus. Süda peksab, magama jään kell kolm, tööl ei suuda keskenduda. Varem sellist asja ei ole olnud. Vahetasin sügisel töökohta ja samal ajal jäi ema haigeks, nii et ilmselt on kõik korraga kuhjunud. Sooviksin teada, kas peaksin tulema vastuvõtule või on midagi, mida saan ise teha.',
    question:
      'Tere, {name}! Hea, et kirjutasite. Saadan Teile GAD-7 küsimustiku. Kas olete mõelnud, et ei taha enam elada? Kas kohvi või alkoholi on olnud rohkem?',
    answer: 'Selliseid mõtteid ei ole. Kohvi joon küll palju, neli tassi päevas.',
    closing:
      'Aitäh vastuste eest. Panin Teile aja vaimse tervise õele järgmiseks nädalaks. Seniks vähendage kohvi kahe tassini ja proovige iga päev poolt tundi õues käia. Kui läheb raskemaks, kirjutage kohe või helistage 1220.',
  },
  {
    type: 'MOOD_DISORDER',
    whom: adults(20, 70),
    opening:
      'Meeleolu on pärast lahkuminekut väga maas. Nutan tihti, isu ei ole, aga tööl käin. Kas saaksin rääkida psühholoogiga?',
    question: 'Tere! Kas Teil on kõrval keegi, kellega rääkida? Kas on olnud mõtteid endale viga teha?',
    answer: 'Õde on toeks. Selliseid mõtteid ei ole.',
    closing:
      'Tegin Teile teraapiafondi saatekirja, psühholoog võtab ühendust kahe nädala jooksul. Kontrollaeg minu juures on kuu aja pärast.',
  },
  {
    type: 'PREGNANCY_START',
    whom: women(20, 42),
    opening:
      'Test oli positiivne, viimane menstruatsioon algas kuus nädalat tagasi. Sooviksin esimest vastuvõttu.',
    question: 'Õnnitlused, {name}! Kas võtate foolhapet ja mõnda ravimit? Kas on olnud valu või veritsust?',
    answer: 'Foolhapet võtan, muid ravimeid ei ole. Valu ega verd ei ole.',
    closing:
      'Tore! Ämmaemanda esimene vastuvõtt on kolme nädala pärast, aja leiate digiregistratuurist. Jätkake foolhapet 400 µg päevas.',
  },
  {
    type: 'BREASTFEEDING',
    whom: women(20, 44),
    opening: 'Rind on ühest kohast kõva, punane ja valus, palavik 38,1. Laps on kahekuune ja imeb hästi.',
    question: 'Tere! Kas palavik on kestnud üle ööpäeva? Kas olete allergiline mõnele antibiootikumile?',
    answer: 'Palavik tõusis eile õhtul. Allergiaid ei ole.',
    closing:
      'Jätkake imetamist, alustage haigest rinnast ja pange pärast külma. Retsept antibiootikumile on väljas, alustage, kui 12 tunniga paremaks ei lähe. Ravim imetamist ei sega.',
  },
  {
    type: 'REQUEST_LABS',
    whom: adults(35, 80),
    opening:
      'Kas saaksin kolesterooli uuesti mõõta enne visiiti? Eelmine kord oli LDL 4,1 ja pidin toitumist muutma.',
    closing:
      'Tere! Saatekiri on tehtud: lipiidid, veresuhkur, kreatiniin. Tulge söömata, labor on avatud kell 8 kuni 12.',
  },
  {
    type: 'REQUEST_LABS',
    whom: women(18, 60),
    opening:
      'Olen väga väsinud, juuksed langevad ja küüned murduvad. Kas võiks kontrollida rauda ja D-vitamiini?',
    question: 'Tere, {name}! Kas menstruatsioonid on olnud vererohked? Kas olete taimetoitlane?',
    answer: 'Jah, viimasel aastal rohkem kui varem. Liha söön harva.',
    closing:
      'Vereproovi saatekiri on tehtud: hemogramm, ferritiin, TSH, D-vitamiin. Vastused tulevad siia, tavaliselt järgmisel tööpäeval.',
  },
  {
    type: 'REQUEST_REFERRAL',
    whom: adults(40, 85),
    opening: 'Nägemine on paremas silmas hägusem, prillid enam ei aita. Palun saatekirja silmaarstile.',
    question: 'Tere! Kas muutus tekkis järsku või vähehaaval? Kas on sähvatusi või varju silma ees?',
    answer: 'Vähehaaval umbes aasta jooksul. Sähvatusi ei ole.',
    closing:
      'Saatekiri silmaarstile on tehtud, aja saate digiregistratuurist. Kui tekib järsk halvenemine või sähvatused, pöörduge samal päeval silmakliiniku valvesse.',
  },
  {
    type: 'DERMATOLOGICAL',
    whom: adults(25, 80),
    opening:
      'Seljal olev sünnimärk on suve jooksul suuremaks läinud ja üks serv on tumedam. Kas saaksin saatekirja nahaarstile?',
    question:
      'Tere, {name}! Palun saatke meile foto heas valguses, kõrval joonlaud. Kas see sügeleb või on veritsenud?',
    answer: 'Veritsenud ei ole. Umbes 8 mm lai, foto teen täna õhtul.',
    closing:
      'Vaatasin foto üle ja saatsin nahaarstile e-konsultatsiooni. Vastus tuleb nelja tööpäeva jooksul, siis kirjutan Teile.',
  },
  {
    type: 'CERTIFICATE',
    whom: adults(18, 80),
    opening: 'Juhiload aeguvad järgmisel kuul, vajan tervisetõendit. Kategooriad B ja BE.',
    question:
      'Tere! Palun täitke terviseportaalis tervisedeklaratsioon. Millal Teil nägemist viimati kontrolliti?',
    answer: 'Deklaratsioon täidetud. Silmi kontrolliti optikas kaks kuud tagasi, prillidega 1,0.',
    closing: 'Tõend on väljastatud ja Transpordiametile nähtav. Eraldi paberit ei ole vaja.',
  },
  {
    type: 'CERTIFICATE_EXTRA',
    whom: adults(19, 29),
    opening: 'Vajan väljavõtet vaktsineerimistest inglise keeles, lähen vahetusõppesse.',
    closing:
      'Tere! Väljavõte on tehtud ja leitav Terviseportaalis dokumentide all. Allkirjaga paberi saate registratuurist.',
  },
  {
    type: 'APPOINTMENT',
    whom: adults(18, 90),
    opening:
      'Soovin aega perearsti juurde, arutada uuringute tulemusi. Sobib pärast kella kolme, välja arvatud kolmapäev.',
    question: 'Tere! Pakume neljapäeva kell 15.20 või reedet kell 15.40. Kumb sobib?',
    answer: 'Neljapäev 15.20 sobib hästi.',
    closing: 'Aeg on kirjas. Kui plaanid muutuvad, andke palun vähemalt päev ette teada.',
  },
  {
    type: 'CANCEL_APPOINTMENT',
    whom: adults(18, 90),
    opening: 'Ei saa homme kell 10 õe vastuvõtule tulla, laps jäi haigeks. Palun tühistada.',
    closing:
      'Tere, {name}! Aeg on tühistatud. Uue aja saate siit küsida, kui laps on terve. Kiiret paranemist!',
  },
  {
    type: 'QUESTION',
    whom: adults(18, 90),
    opening: 'Kas gripi vastu vaktsineerimiseks on vaja aega kinni panna või võib lihtsalt tulla?',
    closing:
      'Tere! Teisipäeviti ja neljapäeviti kell 9 kuni 15 võib tulla ilma ajata. Üle 60-aastastele on vaktsiin tasuta.',
  },
  {
    type: 'QUESTION',
    whom: adults(50, 90),
    opening: 'Alustasin uue vererõhurohuga ja pahkluud on õhtuks paistes. Kas see võib olla ravimist?',
    question: 'Tere! Kas paistetus on mõlemal jalal ühesugune ja kas hing jääb kinni?',
    answer: 'Mõlemal ühesugune. Hingamisega on kõik hästi.',
    closing:
      'See on amlodipiini sage kõrvaltoime. Lõpetage see ravim, uus retsept on väljas. Mõõtke vererõhku kaks nädalat ja saatke näidud siia.',
  },
  {
    type: 'BILLING_QUESTION',
    whom: adults(20, 80),
    opening: 'Sain arve koduvisiidi eest, aga koduvisiiti ei ole olnud. Palun kontrollige.',
    closing:
      'Tere! Vabandame, arve oli mõeldud teisele inimesele. Tühistasime selle, Teie midagi maksma ei pea.',
  },
  {
    type: 'WELLNESS_DIABETES',
    whom: adults(45, 85),
    opening:
      'Viimane diabeedikontroll oli kevadel. Veresuhkur on hommikuti 7 kuni 8,5. Millal peaksin tulema?',
    question: 'Tere, {name}! Kas jalgadel on haavu või tundetust? Kas silmapõhju on sel aastal vaadatud?',
    answer: 'Jalad on korras. Silmaarsti juures ei ole sel aastal käinud.',
    closing:
      'Panin aja diabeediõele, vereproov (HbA1c) palun teha nädal varem. Saatekiri silmapõhjade uuringule on samuti tehtud.',
  },
  {
    type: 'WEIGHT_MANAGEMENT_SCREENING',
    whom: adults(25, 65),
    opening:
      'Tahan kaalust alla võtta, kaalun 104 kg ja pikkus on 176. Olen mitu korda proovinud, kaal tuleb tagasi. Kust alustada?',
    question:
      'Tere! Tore, et alustate. Kas Teil on kõrge vererõhk, uneapnoe või suhkurtõbi peres? Kuidas magate?',
    answer: 'Isal on suhkurtõbi. Norskan kõvasti ja päeval olen unine.',
    closing:
      'Panin aja õe vastuvõtule: mõõdame vererõhu, veresuhkru ja teeme une küsimustiku. Seniks kirjutage nädal aega üles, mida sööte.',
  },
  {
    type: 'PROC_SUTURES',
    whom: adults(18, 90),
    opening: 'Sõrmel on neli õmblust, EMO-s öeldi, et tuleb kümne päeva pärast eemaldada. Millal võin tulla?',
    closing: 'Tere! Tulge esmaspäeval kell 8.30 protseduurituppa. Seniks hoidke haav kuiv.',
  },
  {
    type: 'PROC_WOUNDDRESSING',
    whom: adults(50, 90),
    opening: 'Õmblused eemaldati esmaspäeval, haav natuke märg. Kas peaksin tulema sidumisele?',
    question: 'Tere! Kas haava ümbrus on punane, soe või valusam kui varem? Kas on palavikku?',
    answer: 'Punetust vähe, palavikku ei ole. Plaaster on õhtuks läbi.',
    closing:
      'Tulge homme kell 9.10, õde vaatab haava üle ja vahetab sideme. Kui punetus laieneb või tekib palavik, tulge samal päeval.',
  },
  {
    type: 'CHEST_PAIN',
    whom: adults(20, 45),
    opening:
      'Rinnus on pistev valu, kui sügavalt sisse hingan või keeran. Eile tegin jõusaalis uut treeningut. Puhates ei valuta.',
    question:
      'Tere! Helistame Teile kohe üle. Kas valu tuleb ka kõndides, kas on hingeldust või kiirgub see kätte või lõuga?',
    answer: 'Ei, ainult keerates ja vajutades. Hingeldust ei ole.',
    closing:
      'Nagu telefonis rääkisime, on see tõenäoliselt rindkere lihaste valu. Tulge siiski täna kell 14 EKG-le. Kui valu tekib pingutusel või ei lähe üle, helistage 112.',
  },
  {
    type: 'TINNITUS',
    whom: adults(40, 80),
    opening: 'Vasakus kõrvas on pidev vilin, segab uinumist. Algas pärast kontserti kuu aega tagasi.',
    closing:
      'Tere, {name}! Vaatame kõrvad üle ja teeme kuulmise kontrolli, aeg on kolmapäeval kell 10. Öösel aitab vaikne taustaheli, näiteks vihmahääl.',
  },
  {
    type: 'ANKLE_PAIN',
    whom: adults(18, 60),
    opening:
      'Kannaalune on hommikul esimestel sammudel väga valus, päeva jooksul annab järele. Jooksen kolm korda nädalas.',
    closing:
      'Tere! See sobib jalatalla kõõlusepõletikuga. Tehke jooksus neljanädalane paus, venitage säärt ja talda kaks korda päevas, kandke pehme tallaga jalatseid.',
  },
];

export const parentsEt: readonly Conversation[] = [
  {
    type: 'ACUTE_INFECTION',
    whom: children(1, 12),
    opening:
      'Palavik tõusis eile õhtul 38,4-ni. Joob ja mängib, aga köha on öösel hull. Kas peaksime tulema vastuvõtule? Vajan hoolduslehte alates tänasest.',
    question:
      'Tere! Kas hingamine on kiire või vilistav? Kas löövet on ja kui palju laps täna pissil on käinud?',
    answer: 'Hingab rahulikult, löövet ei ole. Pissil käinud neli korda.',
    closing:
      'Hooldusleht on avatud tänasest. Andke juua ja vajadusel paratsetamooli kaalu järgi. Kui palavik kestab üle kolme päeva või hingamine muutub raskeks, tulge kohe.',
  },
  {
    type: 'EAR_PAIN',
    whom: children(1, 10),
    opening: 'Laps ärkas öösel nuttes, hoiab käega paremat kõrva. Nohu on olnud neli päeva. Palavik 38,0.',
    question: 'Tere! Kas kõrvast tuleb midagi välja ja kas valuvaigisti aitab?',
    answer: 'Midagi ei tule. Ibuprofeeniga jäi magama.',
    closing:
      'Tulge täna kell 15, vaatame kõrva üle. Seniks ibuprofeen iga kuue kuni kaheksa tunni järel kaalu järgi ja nina puhtaks.',
  },
  {
    type: 'SKIN_RASH',
    whom: children(1, 9),
    opening:
      'Kõhule ja seljale tulid eile punased täpid, täna on osa neist villid. Lasteaias on tuulerõuged. Palavik 37,8.',
    closing:
      'Tere, {name}! Kirjeldus sobib tuulerõugetega. Laps jääb koju, kuni kõik villid on koorikuga, hooldusleht on avatud. Sügelust leevendab apteegi jahutav geel. Kui laps on loid või villid lähevad mädaseks, kirjutage kohe.',
  },
  {
    type: 'WELLNESS_VISIT_CHILD',
    whom: children(0, 7),
    opening: 'Kas on aeg tervisekontrolliks? Sooviksime tulla hommikul, et laps ei oleks väsinud.',
    closing:
      'Tere! Jah, kontroll koos vaktsineerimisega on selles vanuses ette nähtud. Panin aja järgmise nädala neljapäevaks kell 9.20, arvestage umbes 40 minutiga.',
  },
  {
    type: 'REQUEST_VACCINATION',
    whom: children(1, 16),
    opening: 'Soovime lapsele puukentsefaliidi vaktsiini, elame metsa ääres. Millal saaks alustada?',
    question: 'Tere! Kas laps on praegu terve ja kas varasemate vaktsiinidega on olnud reaktsioone?',
    answer: 'Terve on. Kunagi oli korra palavik, muud ei midagi.',
    closing:
      'Esimene süst on kirjas järgmiseks teisipäevaks kell 16, teine kuu aega hiljem. Vaktsiini hind on praegu 38 eurot, maksta saab kohapeal.',
  },
  {
    type: 'PRESCRIPTION_REFILL',
    whom: children(3, 15),
    opening: 'Astmainhalaatori retsept on otsas. Hooravimit on viimasel ajal vaja läinud ainult trennis.',
    closing:
      'Tere! Retsept on pikendatud pooleks aastaks. Palun tehke terviseportaalis astma kontrolli test, siis otsustame, kas raviannust saab vähendada.',
  },
  {
    type: 'SICK_LEAVE',
    whom: children(1, 11),
    opening:
      'Vajan hoolduslehte alates eilsest, laps oksendas öösel kolm korda. Nüüd joob juba vett ja jääb sisse.',
    question: 'Tere! Kas laps on erk, kas suu on niiske ja kas kõht valutab ühest kohast?',
    answer: 'On erk, vaatab multikat. Kõht enam ei valuta.',
    closing:
      'Hooldusleht on avatud eilsest. Andke juua lusikaga iga viie minuti järel. Kui oksendamine jätkub üle ööpäeva või laps muutub loiuks, pöörduge EMO-sse.',
  },
  {
    type: 'PROC_CASTREMOVAL',
    whom: boys(5, 15),
    opening: 'Pojal on käel kips kuus nädalat, öeldi, et perearstikeskuses võetakse maha. Millal tulla?',
    closing:
      'Tere! Tulge neljapäeval kell 14.30. Kontrollröntgeni saatekiri on tehtud, palun käige seal enne ära.',
  },
  {
    type: 'DERMATOLOGICAL',
    whom: girls(0, 4),
    opening:
      'Tütrel on põlveõndlates ja küünarliigestes kuiv punane nahk, sügeleb öösel. Kreemitame iga päev, aga päriselt ära ei lähe.',
    question: 'Tere! Millise kreemiga ja kui palju? Kas nahal on märgi või kollaseid koorikuid?',
    answer: 'Apteegi baaskreem õhtuti. Koorikuid ei ole.',
    closing:
      'Kreemitage kaks korda päevas paksu kihiga. Lisasin retsepti nõrgale hormoonsalvile, õhukeselt üks kord päevas viis päeva. Nädala pärast palun saatke foto.',
  },
];
