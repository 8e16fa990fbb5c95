import type { SpokenPhrases } from '@tervita/domain/smart-questionnaire';

const spots =
  'täpid|täpp|täppe|täpike*|punnid|punne|punn|punni*|laigud|laik|laike|laigu*|laiguline|kublad|kuplad|kupla*|kublasid|vistrik*|villid|ville|villike*|plekid|plekke|rõngas|ringid|vorbid|kärnad|kärn';
const where =
  'keha*|kehal|kõht|kõhul|kõhu|käed|käel|kätel|käsivar*|nahk|nahal|jalad|jalgadel|jalal|selg|seljal|seljas|täis|näos|näol|nägu|põsed|põskedel|rind*|rinnal|kael|kaelal|üleni|üle|sügele*|suu|peopesa*|mähkme*|beebil|lapsel|tagumik*|pepu';

export const skin: SpokenPhrases = {
  SKIN_RASH: [
    'lööve|lööbe|lööbed|lööbesse|löövet|lööbeid|lööbega|nahalöö*|mähkmelöö*|allergialöö*|päikeselöö*',
    'lõid|lõi|lööb lööbe*|üles|punase*|täppe',
    'sügel*|sügele*|kihele*|kiheleb|kratsi*|kratsib',
    'nõges*|nõgestõ*|nõgeslöö*|urtikaar*|kuperja*',
    `punased|punane|punaseid|punetav*|punaka*|sügelevad ${spots}`,
    `${spots} ${where}`,
    'vill|villid|villi|ville|villike*|vesivill*',
    'vöötohat*|vööto*|herpes*|ohatis*|ohatus*|ohatise*',
    '+puuk|puugi|puugiga|puuki hammus*|hammusta*|naha|eemalda*|ring|rõngas|punane|välja|küljes|imenud|jäi|pea|sain|leidsin|võtsin|kõht*',
    'puuk|puugi|puugihammus*|puuki|puugiring*|erüteem*',
    'nahk|naha|nahal punetab|punane|ärritus*|allerg*|laiguline|tuline|täpiline|täpid|krobeline|sügele*|kipitab|kihele*',
    'tuulerõug*|sügelis*|sarlaki*|leetrid|impetiigo|enteroviirus*',
    'putuk*|sääse*|sääsk|herilas*|mesila*|kirbu*|lutik* hammus*|nõel*|paistes|sügel*|punn*|jälg*|torg*|torkas',
    'allergi* lööve|sügel*|punn*|laik*|nahk|nahal|reaktsio*|kublad|näo*|paistes|huuled|maasika*|pähkl*|pesupulb*|kreem*',
    'antihistam*|claritin*|zyrtec*|tavegyl*|fenistil*',
    'päike*|päikese*|päikesepõlet* nahk|põlet*|punane|villid|lööve|allergi*',
    'uus pesupulb*|kreem*|seep* sügele*|punane|kublad|nahk',
  ],
  DERMATOLOGICAL: [
    'laik|laigu*|plekk|kärn|koorik|täpp|täpike kare|kao|kadunud|parane|krobeline|kasvab|pruun|tume|must|suureneb|veritseb',
    '+nahk|naha|nahal kare|kuiv|kestendab|ketendab|lõhed|lõheneb|praguneb',
    'käeselg|käeseljal|põsel|ninal|kõrval laik|koorik|moodustis|kühm|kärn',
    'sünnimär*',
    '+sünnimär* muut*|suurem*|veritse*|tumed*|tumene*|kasva*|kuju*|selja*|selg|ääred|vaata*|kontroll*|sakili*',
    'akne*|vinnid|vinne|vinn|vistrikud|vistrik|vistrikke|komedo*|mitesser*|roosatsea',
    'vinnid|vistrik*|akne nägu|näos|seljas|teismeli*|kreem',
    'ekseem*|psoriaas*|atoopili*|dermatiit*',
    'soolatüü*|soolatüügas|tüügas|tüükad|konnasilm*|papilloom*|molluski*|näsa*',
    'küüneseen*|seen|seent|seene|seenhaig*|jalaseen*|nahaseen*|seenkreem',
    'juuksed|juuste*|juukseid|karvad|juuks* langevad|välja|langemi*|väljalange*|hõredaks|hõrenevad|kiilas*|pudene*|peoga|tupsud*|kaovad|kammi|dušš*',
    'kiilas*|kiilane*|kiilaks',
    'küüs|küüned|küüne*|küünte*|küünele|sõrmeküü*|varbaküü*|küünevall*|küünealu*',
    'varbaküü* sisse|kasva*|kollane|pudene*|paks*|mäda|valus|seen|must|ära|murene*',
    'sissekasva* küüs|küün*',
    'nahamoodustis*|nahavähk|nahakasvaja*|melanoom*|basalioom*|lipoom*|ateroom*|keratoos*',
    'muhk|tükk|moodustis|kühm|pall naha|nahal|nahas|seljal|käel|laubal|rasva*|kasvab',
    'kõõm|kõõma*|peanahk|peanaha*|täid|täi|täisid',
    'kuiv|kuivad|kare|lõhed|lõhene*|praguline|lõhki|koorub|kestenda*|ketendab nahk|naha|nahal|käed|kannad|kontsad|huuled|peopesad|sõrmed',
    'nahk kuiv|koorub|kestenda*|lõhene*|ketendab|praguneb|hooldus*|läheb|pigment*',
    'kannad|konts* lõhed|lõhki|pragu*|kuiv*',
    'pigmendi*|pigmendilaik*|vitiliigo*|vanuselaik*|tume laik',
    'nahaarst* vaadata|nahk|nahaga',
    'mädapais*|paise|paised|furunk*|karbunk*|odraiva',
    'higista*|higistamine|higistan kaenla*|liig*|käed|pihud|palju|haise*',
    'kärn|koorik|haavand|laik ei kao|parane|veritse* näol|nina|nahal|kõrval|ninal|kasvab',
    'lamatis*|arm|armid|armi|veenilaien*|ämblikveen*',
  ],
};
