export const translationPolicy = `
> Tõlge on abi arusaamiseks. Selle teeb tarkvara ja selles võib olla vigu.
> Edastatakse ainult see tekst, mille tõlget Te palute, ja ainult tõlkimiseks. Tõlketeenus seda ei säilita ega kasuta treenimiseks.
> Olulist kontrollige patsiendi või tõlgiga üle. Saadetu eest vastutate Teie.

# Millest siin juttu on

Tervita saab tõlkida patsiendi sõnumi Teie keelde ja Teie vastuse patsiendi keelde. Selle võimaluse lülitab sisse ja välja kliinik. Enne esimest kasutust palume Teil selle teksti läbi lugeda ja sellega nõustuda. Tekst on mõeldud kliiniku töötajatele ja täiendab kliiniku töötajate kasutustingimusi.

# Kuidas see töötab

Vajutate sõnumi või vastuse juures nuppu Tõlgi. Tervita saadab selle teksti, ja mitte midagi muud, tõlketeenusele ning näitab Teile vastust. Tõlge on märgistatud tarkvara tehtuks ja originaal on alati ühe vajutuse kaugusel. Dokumentidesse jääb originaal. Tõlge seda kunagi ei asenda.

Kui saadate tõlgitud vastuse, näeb patsient, et see on tõlgitud, ja saab avada ka Teie enda sõnad.

# Mida ja kellele edastatakse

- Valitud sõnumi või vastuse tekst ja kaks keelt.
- Ei nime, isikukoodi, kontaktandmeid, faile ega varasemat vestlust. Kaasa läheb ainult see, mis on tekstis endas.

Patsiendid kirjutavad sageli oma nime või telefoninumbri teksti sisse. Sellised sõnad saadetakse koos tekstiga. Ärge lisage vastusesse isikuandmeid, mida ravi ei vaja.

Tõlketeenus töötab Tervita OÜ jaoks lepingu alusel. Ta võib teksti kasutada ainult tõlkimiseks. Ta ei säilita teksti pärast vastamist, ei treeni sellega tarkvara ja töötab Euroopa Liidus. Andmete vastutav töötleja on kliinik. Tervita OÜ on volitatud töötleja ja tõlketeenus teine volitatud töötleja. Selliste ettevõtete loendi saab kliinik koos lepinguga ja igal ajal soovi korral.

Õiguslik alus on kliiniku kohustus osutada tervishoiuteenust (isikuandmete kaitse üldmääruse artikli 6 lõike 1 punktid c ja e, artikli 9 lõike 2 punkt h). Patsiendile on privaatsuspõhimõtetes öeldud, et sõnumeid võidakse tõlkida. Kui patsient seda ei soovi, ärge tema sõnumeid tõlkige. Kasutage tõlki või muud viisi.

# Milleks tõlge sobib

- Et kiiresti aru saada, mida sõnum puudutab ja kui kiire sellega on.
- Lihtsateks vastusteks: vastuvõtuaeg, uuringuks valmistumine, kuhu tulla, mida kaasa võtta.
- Et patsiendilt lisa küsida.

# Milleks tõlge ei sobi

Ärge toetuge ainult tõlkele, kui viga võib teha kahju. Sellised teemad on eelkõige

- ravimite annused, tugevused ja nimed;
- allergiad ja koostoimed;
- nõusolek raviks või ravist keeldumine;
- raske diagnoos, halb uudis, vaimne kriis või oht elule;
- õiguslikud küsimused, näiteks tõend või töövõimetuse otsus.

Sellistel juhtudel paluge abi kolleegilt, kes seda keelt räägib, kasutage kutselist tõlki või helistage patsiendile. Ärge kasutage tõlgina lapsi.

# Mida Te kontrollite

Tarkvaral on tüüpilised vead. See kaotab ära eituse, ajab segi parema ja vasaku, ühikud ja komakohad ning oletab slängi ja lühendite tähendust. Murre, kirjavead ja napid märkmed teevad asja halvemaks. Seepärast

- lugege originaali tõlke kõrval nii palju, kui oskate;
- võrrelge ükshaaval arve, kuupäevi, ühikuid ja ravimite nimesid;
- kirjutage lühikesi terviklauseid ilma lühenditeta, sest neid tõlgitakse paremini;
- paluge tähtsas asjas patsiendil oma sõnadega öelda, kuidas ta aru sai;
- märkige dokumenti, mida Te otsustasite ja mille põhjal.

Kui tõlkest aru ei saa, ärge oletage. Küsige uuesti.

# Vastutus

Vastuse eest vastutab see, kes selle saadab, olgu see tõlgitud või mitte. Ei Tervita OÜ ega tõlketeenus taga, et tõlge on õige või täielik. See ei ole vandetõlge ja seda ei tohi vandetõlkena kasutada.

Kui vale tõlge on kahju teinud või oleks peaaegu teinud, tegutsege kõigepealt patsiendi heaks. Seejärel teatage juhtumist kliiniku korra järgi ja kirjutage meile aadressil help@tervita.example ilma patsiendi andmeteta. Öelge ainult aeg ja kaks keelt. Ülejäänu leiame kirjetest koos kliinikuga.

# Kui tõlge ei tööta

Tõlketeenus võib mõnda aega kättesaamatu olla. Siis ütleb Tervita seda ja Teie tekst jääb alles. Vastake keeles, mida Te mõlemad oskate, helistage või proovige hiljem uuesti. Kiire asi ei tohi tõlget oodata.

# Kirjed

Tervita salvestab, et tekst tõlgiti, millal, mis keelest mis keelde ja kes seda palus. Kliinik näeb, kui palju seda võimalust kasutatakse. Tõlgete kvaliteeti hinnatakse ainult Teie enda antud hinnangute põhjal.

# Loobumine ja muudatused

Tõlkimisest võite igal ajal loobuda. Midagi ei tõlgita, kui Te seda ei palu. Kliinik saab selle kõigi jaoks välja lülitada. Kui see tekst oluliselt muutub, palume enne järgmist tõlget uuesti nõustuda. Küsimustele vastame aadressil help@tervita.example, andmeid puudutavatele aadressil privacy@tervita.example.
`;
