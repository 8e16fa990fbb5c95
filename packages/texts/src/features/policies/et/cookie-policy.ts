export const cookiePolicy = `
> Hoiame Teie brauseris ainult seda, mida teenus töötamiseks vajab.
> Teie avatud lehtede loendamine on väljas, kuni Te seda ei luba.
> Valikut saate sellel lehel igal ajal muuta. See kehtib 90 päeva.

# Millest siin juttu on

Küpsis on väike tekst, mille veebileht Teie brauserisse jätab ja iga külastusega tagasi saab. Brauseris on ka teisi kohti: kohalik salvestusruum, mis jääb seadmesse, ja seansi salvestusruum, mis kaob vahelehe sulgemisel. Sellel lehel on loetletud kõik, mida Tervita neis kohtades hoiab. Kui ütleme küpsised, mõtleme neid kõiki.

Nende küpsiste eest vastutab Tervita OÜ. Me ei kasuta reklaamiküpsiseid, ei lisa oma lehtedele teiste ettevõtete sisu ega jälgi Teid teistel veebilehtedel.

# Hädavajalikud küpsised

Ilma nendeta teenus ei tööta, seepärast ei ole nende jaoks luba vaja. Need on alati sees.

- tervita või __Host-tervita (küpsis): Teie seanss. Selles on juhuslik kood, mis ütleb, et olete sisse logitud, ja mitte midagi Teie kohta. See lõpeb, kui logite välja, kui Te pole teenust 30 minutit kasutanud või kui sisselogimisest on möödas 12 tundi. Lehe skriptid seda lugeda ei saa.
- tervita-sign-in (küpsis): seob eID-ga sisselogimise brauseriga, kus see algas. See kaob sisselogimise lõppedes, hiljemalt 15 minuti pärast.
- tervita.PRM_COOKIE_CONSENT (kohalik salvestusruum): valik, mille Te sellel lehel teete. See kehtib 90 päeva ja seda meile ei saadeta.
- tervita.language (kohalik salvestusruum): Teie valitud keel.
- tervita.theme (kohalik salvestusruum): hele või tume välimus, kui olete selle valinud.
- tervita.menu (kohalik salvestusruum): kas külgmenüü on lai või kitsas.
- tervita.sign-in-method (kohalik salvestusruum): viis, kuidas Te viimati sisse logisite, et saaksime seda esimesena pakkuda. See ei ütle, kes Te olete.
- tervita.draft (kohalik salvestusruum): tekst, mille olete kirjutanud, kuid saatmata jätnud, et see ühenduse katkemisel või seansi lõppedes kaotsi ei läheks. See kuulub Teie konto juurde, püsib selles seadmes kõige rohkem 30 päeva ja kustutatakse, kui teksti ära saadate või välja logite.
- tervita-last-seen (brauseri andmebaas), tervita.last-seen (kohalik salvestusruum): e-kontaktid, mille patsient viimati avas, et neid saaks lugeda ka ilma võrguühenduseta, ja kelle omad need on. Need püsivad selles seadmes kõige rohkem 7 päeva ja kustutatakse, kui välja logite, kui keegi teine sisse logib või kui selle seadetes välja lülitate. Kliiniku töötajatest sinna midagi ei jää.
- tervita-… (brauseri vahemälu): rakenduse enda failid, et see avaneks ka ilma võrguühenduseta. Teie kohta need midagi ei ütle.
- tervita.push (kohalik salvestusruum): et soovisite sellesse seadmesse teavitusi. Nende aadressi annab Teie brauseri tootja; teade on suletud nii, et seda saab lugeda ainult Teie seade.
- tervita.reads-only-online, tervita.notices-offered, tervita.leaving (kohalik salvestusruum): et Te ei hoia midagi ilma võrguühenduseta lugemiseks, et oleme teavitusi korra pakkunud, et logisite välja, kui võrguühendust ei olnud.
- tervita.requested (seansi salvestusruum): leht, mida soovisite enne sisselogimist avada.
- tervita.clinic (seansi salvestusruum): kliinik, mille heaks töötaja sellel vahelehel töötab.
- tervita.sign-in-started (seansi salvestusruum): millal Te sisselogimist alustasite, et saaksime öelda, miks see ei õnnestunud.

Õiguslik alus on see, et salvestamine on hädavajalik teenuse jaoks, mida Te ise soovisite.

# Analüütilised küpsised

Loendamine aitab meil näha, milliseid lehti kasutatakse, et saaksime teenuse lihtsamaks teha. See on väljas, kuni Te seda ei luba. Ühtegi lehte ei loendata enne, kui olete nõustunud.

Kui Te selle lubate, lisab iga leht, mille avate, ühe selle lehe selle päeva arvule meie enda serveris. Loendame ainult lehe nime, näiteks „seaded“. Selle juurde ei jää, kes lehe avas, millisest seadmest või milliselt aadressilt, ega midagi sellest, mida Te kirjutate. Teistele ettevõtetele ei anta midagi.

Selle jaoks küpsist ei salvestata: alles jääb ainult Teie valik, nagu eespool loetletud. Loendamine ei ole igal pool sisse lülitatud. Kus see on väljas, ei küsita kelleltki midagi, ühtegi lehte ei loendata ja Teie valik ei muuda midagi. Kui hakkame kasutama mõnda analüütilist küpsist, lisame selle enne siia loendisse.

Õiguslik alus on Teie nõusolek. Te ei pea seda andma ja teenus töötab ilma selleta samamoodi.

Üks asi sellest valikust ei sõltu ega jäta brauserisse midagi: kui sageli kliiniku töötajad kasutavad oma töövahendeid, näiteks kiirklahve, malle ja tõlget. Platvormi haldajad näevad ainult kõigi kliinikute summasid.

# Teie valik

Kus külastusi loendatakse, näete esimesel külastusel väikest kaarti, millel on kolm võimalust.

- Luba kõik: lubate hädavajalikud küpsised ja loendamise.
- Ainult hädavajalikud: loendamine jääb välja.
- Vali ise: näete mõlemat liiki ja saate kummagi kohta otsustada.

Kuni Te ei ole valinud, kasutame ainult hädavajalikke küpsiseid ja ühtegi lehte ei loendata. Lehte saate kasutada ka valimata. Teie valik kehtib selles brauseris ja seadmes 90 päeva. Siis küsime uuesti, sest seadmel võib olla uus omanik ja inimesed võivad meelt muuta.

Valiku muutmiseks kasutage selle lehe seadeid või linki avalehe allservas. Kui võtate loa tagasi, lõpeb loendamine kohe.

# Brauseris endas

Küpsiseid ja salvestatud andmeid saate vaadata ja kustutada brauseri seadetes. Kui kustutate kõik, logitakse Teid välja, saatmata mustandid lähevad kaduma ja Teie valik ununeb. Kui keelate igasuguse salvestamise, ei saa Te sisse logida, sest teenus ei tea siis, et see olete ikka Teie.

Ühises seadmes logige lõpetades välja. Siis Teie seanss lõpeb ja mustandid kustutatakse seadmest.

# Teised lehed

Kui logite sisse eID, Google'i või Apple'iga, käite hetkeks selle teenuse lehel. Seal võivad olla oma küpsised. Neile kehtivad selle teenuse reeglid ja meie neid ei mõjuta.

# Rohkem Teie andmetest

Privaatsuspõhimõtetes on kirjas, millised andmed meil on, miks, kui kaua ja millised õigused Teil on. Küpsiste kohta vastame aadressil privacy@tervita.example. Kaebuse võite esitada ka andmekaitseasutusele, Eestis Andmekaitse Inspektsioonile (info@aki.ee).

# Muudatused

Kui lisame küpsise, kirjutame selle siia loendisse enne kasutamist. Teksti alguses on kuupäev, millal seda viimati muudeti.
`;
