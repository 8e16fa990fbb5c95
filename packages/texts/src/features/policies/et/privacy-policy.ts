export const privacyPolicy = `
> Teie terviseandmete eest vastutab Teie kliinik. Meie hoiame neid kliiniku jaoks ega kasuta neid millekski muuks.
> Meie vastutame Teie konto eest: Teie nime, kontaktandmete ja sisselogimise eest.
> Saate oma andmeid näha, parandada, kätte saada ja kustutada lasta ning esitada kaebuse andmekaitseasutusele.

# Kes vastutab

Teie andmete eest hoolitsevad kaks osapoolt, kellele seadus annab erinevad kohustused.

- Teie kliinik on Teie terviseandmete vastutav töötleja. Need on Teie kirjutatu, lisatud failid, vastused, märkmed ja retseptid. Kliinik otsustab, miks ja kuidas neid kasutatakse. Tervita OÜ on kliiniku volitatud töötleja. Tegutseme kliiniku kirjalike juhiste ja seadusega nõutud lepingu järgi.
- Tervita OÜ (Tallinn, Eesti) on Teie konto vastutav töötleja. Konto juurde kuulub see, kes Te olete, kuidas Te sisse logite, milliste tekstidega olete nõustunud, ja kirjed, mis hoiavad teenust turvalisena.

Meie andmekaitsespetsialist vastab aadressil privacy@tervita.example. Terviseandmete asjus võite pöörduda ka otse kliinikusse. Selle kontaktid leiate kliiniku andmete juurest.

# Millised andmed

- Konto: nimi, isikukood, sünniaeg, sugu, e-post, telefon, keel ning see, millega ja millal olete nõustunud.
- Terviseandmed: pöördumise põhjus, Teie vastused ja sõnumid, failid, kliiniku vastused, retseptide ja tõendite taotlused, tagasiside.
- Inimesed, keda Te esindate: samad andmed nende kohta ja see, et Te neid esindate.
- Töötajad: nimi, roll, kliinik ja teenuses tehtud toimingud.
- Tehnilised andmed: sisselogimiste ajad, võrguaadress, brauseri liik, vead. Veateadetest eemaldame isikukoodid ja e-posti aadressid.

Andmed saame Teilt, isikut kinnitavalt digitaalse isikutuvastuse teenuselt ja kliinikult, kelle nimistu pärineb riiklikust registrist.

# Miks ja millisel õiguslikul alusel

- Et saaksite kliinikule kirjutada ja vastust lugeda. Kliiniku alus on tervishoiuteenuse osutamise kohustus (isikuandmete kaitse üldmääruse artikli 6 lõike 1 punktid c ja e, artikli 9 lõike 2 punkt h).
- Et pidada Teie kontot ja näidata Teile Teie e-kontakte. See on meie leping Teiega (artikli 6 lõike 1 punkt b).
- Et anda teada, kui vastus on tulnud. See on sama lepingu osa. Teates ei ole kunagi kirjas, mida vastus puudutab.
- Et kaitsta teenust ja näidata, kes on milliseid andmeid vaadanud. See on seadusest tulenev kohustus ja meie õigustatud huvi turvalisuse vastu (artikli 6 lõike 1 punktid c ja f).
- Et mõõta, kuidas teenust kasutatakse, kuid ainult siis, kui lubate seda küpsiste seadetes (artikli 6 lõike 1 punkt a). Loa saate igal ajal tagasi võtta.

Me ei müü andmeid, ei kasuta terviseandmeid reklaamiks ega treeni Teie sõnumitega tarkvara.

# Abistav tarkvara

Kui kliinik on selle sisse lülitanud, võib tarkvara Teilt küsimusi küsida, teha kliinikule lühikese kokkuvõtte või tõlkida sõnumi. See töötab kliiniku nimel. Tarkvara tekstid on märgistatud. Ühtki otsust Teie kohta ei tee tarkvara üksi: kliinikus loeb ja otsustab inimene.

# Kes andmeid saavad

- Selle kliiniku töötajad, kuhu Te kirjutate, igaüks oma ülesande piires.
- Meie töötajad ainult siis, kui viga muidu lahendada ei saa, ja iga vaatamine salvestatakse.
- Ettevõtted, kes töötavad meie jaoks lepingu alusel: majutus, e-kirjade ja SMS-ide saatmine, isiku tuvastamine, tõlke- ja keeletarkvara, failide viirusekontroll.
- Ametiasutused, kui seadus meid või kliinikut selleks kohustab.

Andmeid hoitakse Euroopa Liidus. Kui mõni neist ettevõtetest töötab väljaspool seda, kasutame seadusega nõutud kaitsemeetmeid, näiteks Euroopa Komisjoni tüüptingimusi, ja räägime neist soovi korral lähemalt.

# Kui kaua

- Terviseandmed: nii kaua, kui seadus kohustab kliinikut tervisedokumente säilitama. Eestis on see üldjuhul 30 aastat, Poolas 20 aastat.
- Konto: seni, kuni see Teil on. Kustutame selle 30 päeva jooksul pärast Teie soovi, välja arvatud see, mida seadus kohustab säilitama.
- Kirjed selle kohta, kes on andmeid vaadanud ja muutnud: viis aastat.
- Tehnilised logid: kõige rohkem 12 kuud.
- Saatmata mustandid: ainult Teie enda seadmes, kõige rohkem 30 päeva.

# Kuidas me andmeid kaitseme

Andmed liiguvad krüpteeritult. Iga kliiniku andmed on teistest lahus nii programmis kui ka andmebaasis. Ligipääsuks on vaja isiklikku sisselogimist ja andmete vaatamisest jääb jälg. Seansid lõpevad ise. Testime oma kaitset ning teatame rikkumisest kliinikule, ametiasutusele ja Teile nii, nagu seadus nõuab.

# Teie õigused

Teil on õigus paluda vastutaval töötlejal

- näidata Teie andmeid ja anda neist koopia;
- parandada see, mis on vale;
- kustutada see, mida enam säilitama ei pea;
- piirata andmete kasutamist või arvestada Teie vastuväidet sellele;
- anda Teie esitatud andmed üle masinloetaval kujul;
- võtta arvesse, et olete antud loa tagasi võtnud. Varem tehtu jääb õiguspäraseks.

Tervitas näete oma e-kontakte ise ja ka seda, kes on neid vaadanud. Terviseandmete asjus kirjutage kliinikule, konto asjus aadressil privacy@tervita.example. Vastame ühe kuu jooksul. Võib juhtuda, et peame veenduma, et see olete Teie.

# Lapsed

Lapse andmed sisestab lapsevanem või eestkostja. Seos lõpeb lapse 18. sünnipäeval.

# Kui Te ei ole rahul

Kirjutage kõigepealt meile, et saaksime asja korda teha. Teil on ka õigus esitada kaebus andmekaitseasutusele. Eestis on see Andmekaitse Inspektsioon (Tatari 39, 10134 Tallinn, info@aki.ee). Poolas on see Urząd Ochrony Danych Osobowych. Võite pöörduda ka kohtusse.

# Muudatused

Uusima teksti kuupäev on lehe alguses. Kui muudatus on Teie jaoks oluline, palume Teil teksti lugeda ja uuesti nõustuda.
`;
