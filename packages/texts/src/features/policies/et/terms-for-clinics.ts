export const termsForClinics = `
> Kasutate Tervitat oma kliiniku nimel, oma isikliku sisselogimisega ja ainult tööks.
> Vaadake patsiendi andmeid ainult siis, kui tööülesanne seda nõuab. Igast vaatamisest jääb jälg, mida patsient näeb.
> Tehisaru tekstid ja tõlked on abivahendid. Teie kontrollite neid ja raviotsus on alati Teie oma.

# Kellele need tingimused on

Need tingimused on kõigile, kes töötavad Tervitas kliiniku nimel: arstidele, õdedele, teistele töötajatele ja kliiniku administraatoritele. Kliinikul on Tervita OÜ-ga oma leping, mille osa on andmetöötlusleping. Siin on kirjas, mida peab järgima iga inimene ise.

# Teie ligipääs

Ligipääsu annab ja võtab ära kliinik. Töötate oma isikliku sisselogimisega ega jaga seda kellegagi, ka mitte kolleegiga kõrvalkabinetist. Lahkudes lukustage seade. Ühises seadmes logige välja.

Kui Teie ligipääs võib olla sattunud võõrastesse kätesse, kui näete andmeid, mida Te näha ei tohiks, või kui sõnum läks valele inimesele, teatage sellest kohe kliiniku administraatorile ja meile. Meie aadress on security@tervita.example. Aeg loeb: kliinikul võib olla rikkumisest teatamiseks ainult 72 tundi.

Kui lahkute kliinikust või Teie ülesanded muutuvad, peab muutuma ka ligipääs. Iga töötaja saab kolleege lisada ja nende ligipääsu sulgeda, iseenda oma aga mitte. Kliiniku administraatorid saavad sellistest muudatustest teate.

# Patsientide andmed

- Avage e-kontakt või patsiendi andmed ainult siis, kui osalete tema ravis või on Teil kliinikult muu ülesanne.
- Ärge vaadake ilma sellise ülesandeta enda, pereliikmete, kolleegide ega tuttavate andmeid.
- Kirjutage üles see, mida ravi vajab, sõnadega, mida ütleksite ka patsiendile. Patsiendil on õigus oma andmeid näha ja sisemised märkmed võivad olla nende osa.
- Ärge kopeerige patsientide andmeid isiklikesse seadmetesse, isiklikku postkasti ega teenustesse, mida kliinik ei ole heaks kiitnud.
- Jagage ekraani ja pilte alles siis, kui olete veendunud, et ühtki patsienti ei saa ära tunda.

Tervita salvestab, kes, mida ja millal avas, loetles, otsis ja muutis. Neid kirjeid ei saa muuta. Patsiendid näevad, kes on nende andmeid vaadanud. Kliinik ja meie kasutame kirjeid väärkasutuse avastamiseks ja tõendamiseks.

Saladuse hoidmise kohustus, mis tuleneb Teie kutsest, töösuhtest ja seadusest, kehtib ka pärast Tervita kasutamise lõppu.

# Patsientidele vastamine

Tervita ei ole mõeldud hädaolukordadeks ja patsientidele öeldakse seda. Siiski võib sõnum hädaolukorda kirjeldada. Kui loete sellist sõnumit, tegutsege nii, nagu oleks patsient helistanud: helistage talle või kutsuge talle kiirabi.

Kliinik määrab oma tööaja ja lubab vastata selle järgi. Kui kliinik ei saa mõnda aega vastata, paneb ta Tervitasse teate.

Vastake lihtsalt ja viisakalt. Vastus on patsiendi tervisedokumentide osa nii, nagu kliiniku kord ette näeb. Saadetut tagasi võtta ei saa. Saatmise saab tühistada ainult nende sekundite jooksul, mida ekraan näitab.

Kasutage sõnumimalle ja hulgisõnumeid ainult kliiniku enda terviseteemadel. Ärge reklaamige neis kaupu ega teenuseid. Hulgi-SMS maksab nii palju, kui ekraan enne kinnitamist näitab.

# Tehisaru, tõlge ja kalkulaatorid

Kokkuvõtteid, küsimusi ja tõlkeid võib koostada tarkvara. Need on märgistatud, neis on öeldud, millest need on tehtud, ning neis võib olla vigu ja lünki. Enne otsustamist lugege originaali. Ärge toetuge ainult tõlkele, kui jutt on annustest, allergiatest, nõusolekust või muust, kus viga teeb kahju. Täpsemalt on sellest kirjas tõlkimise põhimõtetes, millega palume nõustuda enne esimest kasutust.

Tervita kalkulaatorid toetavad Teie otsust ega asenda seda. Kontrollige sisestatud väärtusi.

# Retseptid ja dokumendid

Retsepti pikendamise kinnitab ainult arst. Keelduda võivad arst ja õde. Retsept ja töövõimetusleht väljastatakse riiklikes süsteemides, mida Te selleks kasutate. Tervita seda Teie eest ei tee.

# Mis kellele kuulub

Kliiniku andmed kuuluvad kliinikule. Teenus, selle tekstid, pöördumispõhjuste loend ja kujundus kuuluvad Tervita OÜ-le või neile, kes on andnud meile kasutusõiguse. Võite neid kasutada oma töös kliinikus. Teenust ei tohi kopeerida, osadeks lahti võtta ega selle kaitset proovile panna ilma meie kirjaliku loata. Kui märkate nõrka kohta, andke meile teada. Oleme tänulikud igaühele, kes teatab heas usus.

# Kui midagi läheb valesti

Kui ligipääs ohustab patsientide andmeid, võime selle kohe sulgeda. Ütleme kliinikule, miks. Tingimuste rikkumisel võivad olla töösuhtest ja seadusest tulenevad tagajärjed, raskel juhul ka kriminaalvastutus.

Hoiame teenuse avatuna nii, nagu kliinikuga kokku lepitud. Rikke ajal töötage telefoni ja paberiga kliiniku plaani järgi. Tervita OÜ vastutab kliiniku ees selle lepingu alusel. Teie vastutate kliiniku ees oma lepingu alusel.

# Teie enda andmed

Teie konto, nime, rolli ja töö kohta salvestatud kirjete suhtes kehtivad privaatsuspõhimõtted. Patsiendid näevad Teie vastuste juures Teie nime ja rolli.

# Muudatused ja kontakt

Võime tingimusi muuta, kui muutub teenus või seadus. Kuupäev on teksti alguses ja olulise muudatuse korral palume uuesti nõustuda. Kui Te ei nõustu, rääkige oma kliinikuga, sest ilma nõustumata Tervitas töötada ei saa.

Kehtib Eesti õigus. Küsimustele vastame aadressil help@tervita.example.
`;
