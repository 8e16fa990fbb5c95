export const termsForPatients = `
> Siin kirjutate oma kliinikule. Kliinik vastab tööajal. Hädaolukorras helistage 112.
> Meditsiinilise nõu eest vastutab kliinik. Tervita hoolitseb selle eest, et teenus töötaks ja oleks turvaline.
> Kirjutage tõtt, hoidke oma sisselogimisvahendid enda käes ja kirjutage teise inimese eest ainult siis, kui Teil on selleks õigus.

# Kellele need tingimused on

Need tingimused kehtivad Teie ja Tervita teenust pakkuva ettevõtte Tervita OÜ vahel. Need kehtivad siis, kui kasutate Tervitat patsiendina või kirjutate inimese eest, keda Te esindate, näiteks oma lapse eest.

Ravi üle otsustab Teie kliinik. Teie ja kliiniku kohustused tervishoius tulenevad seadusest ja Teie kokkuleppest kliinikuga. Need tingimused seda ei muuda.

# Mis on Tervita

Tervitas saadate oma kliinikule terviseküsimuse või -mure. Me nimetame seda e-kontaktiks. Kliiniku õde, arst või muu töötaja loeb selle läbi ja vastab. Saate lisada faile, vastata küsimustele, paluda retsepti pikendamist ja näha kogu suhtlust ühes kohas.

Tervita on suhtlusviis. See ei ole kliinik, ei ravi kedagi ega anna ise meditsiinilist nõu. Küsimused, mis aitavad muret kirjeldada, on ette valmistatud või koostatud tarkvara abil. Otsustab alati inimene kliinikus.

# Hädaolukorras ärge kirjutage

E-kontakte ei jälgita ööpäev läbi. Ärge kasutage Tervitat, kui abi on vaja kohe.

- Kui elu on ohus, helistage 112. Väljaspool Eestit ja Poolat helistage selle riigi hädaabinumbril, kus Te viibite.
- Kui enesetunne vastust oodates halveneb, ärge oodake edasi. Helistage kliinikusse, raske seisundi korral hädaabinumbril.
- Kliinik vastab tööajal. Kui kiiresti, sõltub kliinikust ja Teie murest.

# Teie konto

Peate olema vähemalt 18-aastane. Lapse eest kirjutab lapsevanem või eestkostja.

Sisse logite eID-ga (Smart-ID, mobiil-ID või ID-kaart) või muul viisil, mida Teie riigis pakutakse. Konto on ainult Teie oma. Ärge laske teistel seda kasutada ja logige ühises seadmes alati välja. Kui arvate, et Teie kontol on käinud keegi teine, andke sellest meile kohe teada.

Hoidke oma e-posti aadress ja telefoninumber ajakohasena. Sinna saadame teate, et vastus on tulnud. Teie privaatsuse huvides ei ole teates kunagi kirjas, mida vastus puudutab.

# Teise inimese eest kirjutamine

Teise inimese eest võite kirjutada ainult siis, kui Teil on selleks õigus: olete lapse vanem või eestkostja, inimene on seda lubanud või annab selle õiguse seadus. Kui õigus lõpeb, ei näe Te enam seda, mida olete selle inimese eest kirjutanud. Lapsega seotud õigus lõpeb tema 18. sünnipäeval.

Kliinik võib paluda esindusõigust tõendada ja jätta seni vastamata.

# Mida me Teilt ootame

- Kirjutage tõtt ja nii selgelt, kui oskate. Kliinik tugineb Teie kirjutatule.
- Vastake, kui kliinik küsib lisa.
- Olge viisakas. Töötaja võib lõpetada e-kontakti, mis on solvav või ei puuduta tervist.
- Saatke ainult faile, mis on Teie murega seotud ja mida tohite jagada.
- Ärge püüdke näha teiste inimeste andmeid, häirida teenust ega selle kaitsest mööda pääseda.

Kui keegi rikub neid reegleid raskelt või korduvalt, võime tema konto kasutamist piirata või konto sulgeda. Võimaluse korral hoiatame ette. Kliinik aitab Teid edasi telefoni teel või kohapeal.

# Mida kliinik võib teha

Kliinik võib vastata, kutsuda Teid vastuvõtule, anda e-kontakti teisele töötajale, selle lõpetada või põhjendusega tagasi lükata. Kui Te ei ole kliiniku nimistus, võib kliinik otsustada Teid patsiendiks mitte võtta. Lõpetatud e-kontakti saate mõnda aega pärast lõpetamist uuesti avada.

# Mis see maksab

Patsiendile on Tervita tasuta. Kui kliinik küsib mõne oma teenuse eest tasu, ütleb ta seda enne, kui Te sellega nõustute.

# Teenuse töökindlus

Teeme kõik, et Tervita oleks alati avatud, kuid hoolduse või rikke ajal võib see olla kättesaamatu. Sel juhul helistage kliinikusse. Salvestame Teie teksti kirjutamise ajal Teie seadmesse, et see ühenduse katkemisel kaotsi ei läheks.

Vastutame kahju eest, mille tekitame tahtlikult või raske hooletuse tõttu, ning alati, kui seadus ei luba vastutust piirata. Me ei vastuta kliiniku raviotsuste eest, ebaõigetest andmetest tingitud vale vastuse eest ega Teie seadme või ühenduse rikete eest. Teie seadusest tulenevad tarbijaõigused jäävad kehtima.

# Teie andmed

Privaatsuspõhimõtetes on kirjas, mida me Teie andmetega teeme ja millised õigused Teil on. Teie terviseandmete vastutav töötleja on kliinik. Meie hoiame ja näitame neid kliiniku nimel.

# Lõpetamine ja muudatused

Võite Tervita kasutamise igal ajal lõpetada ja paluda konto sulgeda. See, mida olete kliinikuga kirjutanud, jääb kliiniku dokumentidesse nii kauaks, kui seadus nõuab.

Võime tingimusi muuta, kui muutub teenus või seadus. Kui muudatus on Teie jaoks oluline, palume Teil uuesti nõustuda. Kui Te ei nõustu, saate kliinikuga endiselt muul viisil ühendust.

# Õigus ja vaidlused

Kehtib Eesti õigus. Kui elate teises riigis, jääb Teile ka sealse tarbijaõiguse kaitse. Kirjutage kõigepealt meile aadressil help@tervita.example. Kui me lahendust ei leia, võite pöörduda tarbijavaidluste komisjoni, oma riigi tarbijakaitseasutuse või kohtu poole.
`;
