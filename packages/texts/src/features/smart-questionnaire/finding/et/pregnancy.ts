import type { SpokenPhrases } from '@tervita/domain/smart-questionnaire';

const expecting =
  'rase|rasedana|raseda|rasedal|rasedale|rasedus|raseduse|rasedust|rasedusega|rasedusaeg*|rasedusnädal*|rasedad|rasedaks|lapseoot*|lapseootel|ootel|beebiootel|titeootel';

export const pregnancy: SpokenPhrases = {
  PREGNANCY_START: [
    'rasedustest*|rasedus* test*|positiiv*|alustada|algus',
    '+rasedustest*|test|testi positiivne|positiivse|triip*|triipu|triibu*|kriips*|kriipsu',
    'test|testi|testil positiivne|positiivse|triipu|triip|kriipsu',
    'kaks|kahte|teine|kahe|kahele|2 triip*|triipu|kriipsu|kriips*|vööti',
    '+rase|rasedaks|lapseootel jäin|jäänud|äsja|arvan|vist|avasta*|sain|teada|kahtlus*|test*|äkki|nüüd',
    '+rase*|rasedus* arvele|arvel|registreeri*|esimene|esimest|katkesta*|alustada|algus|alguse|kinnita*|mida|edasi|võtta|varane|varajane',
    'päevad|päevi|menstru* hilinevad|ära|jäänud|hiline*|jäid|üle|pole|tulnud|hilinenud',
    'arvele rase*|võtta|võtmi*|tulla|ämmaemand*|lapse*',
    'abort*|raseduse katkesta*|katkestada',
    'rasedana|rasedusega arvele',
    'ootan|ootame last|beebi*|esiklast|teist|kolmandat|titte|lapsukest',
    'hommikuiiveld* rase*|test*|päevad|vist',
    'esimene ultraheli|sõeluuring rase*|millal',
  ],
  PREGNANCY_COMMS: [
    expecting,
    `+${expecting} nädal*|kuud|kuus|trimest*|võib|tohib|võin|tohin|ajal|kas|rohtu|rohi|köha|nohu|valu*|turse|veri*|verd|kõht|iiveldus*|vererõhk*|kõrge|palavik*|paistes`,
    'nädalal|nädal|rasedusnädal|rn olen|kõht|loode|beebi|paistes|verd|veri* paks*|turses|paistes|kõht|võib|tohib|liigut*|veri*|jalad|kokkutõm*|iivelda*|normaalne',
    '+olen nädalal|rasedusnädal|trimest*',
    'nädalal paks*|turses|paistes|tursed|iiveld*|liigut*|veri*|verd|tohib|normaalne',
    '12|14|16|18|20|22|24|26|28|30|32|34|36|38 nädalal|nädal|nädalat rase*|olen|kõht|ootel|täis',
    'raseduse ajal',
    'loode|lootele|loote|beebi liigut*|lööb|kõhus|kahjulik*|tuksed',
    'ämmaemand*',
    'kokkutõmb*|tuhud|toonus*|libatuhud|lootev*|lootevee*|veed',
    'sünnituseni|sünnituse|sünnitust|tähtaeg|sünnitus* nädal*|kuu|veel|eel|enne|lapse*|eelne',
    'kõhus beebi|laps|tita liigu*|lööb|vaikne',
    'raseduspuhkus*|rasedusdiabee*|preeklamps*|rasedusmürg*|glükoositaluvus*',
  ],
  BREASTFEEDING: [
    'nibud|nibu|nibude|nibudest|nibudel|rinnanib*',
    'laps|beebi haara*|ime valesti|rinda|rinnast|nibu*',
    'pumpama|pumbata|pumpan|pumbaga|lüpsta rinda|piim*|nibu*|peaks|laps*',
    'imeta*|imeti*|imetamine|rinnalaps*',
    '+imeta*|rinnaga võib|tohib|võin|rohtu|rohi|ravim*|palavik*|valu*|toitmi*|lõpeta*|vähe|haige|nibud|katki|alkohol*',
    'rinnaga toit*|toida*',
    '+nibud|nibu|nibude|rinnanib* valus*|katki|lõhed|veri*|haiged',
    'rinnapiim*|piima|piim|piimapuudus* vähe|laps*|beebi*|juurde|pump*|jätku*|kadus|kadunud|otsas|tuleb|tilk*|piisavalt|kinni',
    'rinnapõletik*|piimapais*|piimapaisu*|mastiit*|rinnapump*|piimajuha*|piimanääre*|piimaklomp*',
    '+rind|rinda|rinnad|rinnas|rinnast kivi*|kivikõva*|kõva*|tuline*|punetab|punane|klomp|pais* imeta*|piim*|toida*|beebi*|valu*|palavik*',
    'rind|rinnad|rinda kivi*|kivikõva*|tuline|tulised|punetab|klomp|pais*',
    'rinnast võõruta*|võõrut*|loobu*',
    'beebi|laps|tita|tite|poeg|tütar rinda|rinnale|rinnal|rinnast ei|võta|haara*|keeldu*|saa|nutab|ripub|ime|karjub|magab',
    'rinnapiimaasend*|piimasegu*|lisapiim*|juurdetoit*|rpa|lisatoit*',
    'võõruta*|võõrutami*',
  ],
};
