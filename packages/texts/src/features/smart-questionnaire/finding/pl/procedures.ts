import type { SpokenPhrases } from '@tervita/domain/smart-questionnaire';

export const procedures: SpokenPhrases = {
  PROC_SUTURES: [
    '+szwy|szwów|szew|szwami|szwach|szwu zdj*|usun*|ściąg*|wyją*|wyjęc*|wyciąg*|zdejm*|kiedy|dni|operac*|po',
    '+szwy|szwów|szew|szwami|szwach',
    '+zdjęcie|zdjąć|usunąć|wyjąć|wyciągnąć|ściągnąć szwy|szwów|nici|nitki|zszywk*|klamr*|klamer*|szew',
    '+nitki|nici|zszywki|klamry|klamer zdj*|wyją*|usun*|ran*|operac*|wyciąg*',
    '+zszyt*|zszyw*|szyli|zaszyl* ran*|palec|głow*|brod*|kolan*|dni|sor*|czoł*',
    'nitki|nici|nitek',
  ],
  PROC_WOUNDDRESSING: [
    '+opatrun*|opatrunek|opatrzyć|bandaż*|przewiąz*|gazik*',
    '+rana|rany|ranę|ranie|ranka|rankę opatrun*|zmian*|przemy*|oczyści*|zmien*|sączy*|ropie*|goi*|zagoić|pooperac*|czyszcz*|operac*|otwart*|cięt*|obejrz*|paskudz*|zakaż*|cuchn*|opatrz*',
    'rany|ranę|ranie',
    '~rana',
    '+zmiana|zmienić|zmian*|zmieniać|wymian*|wymienić opatrun*|plastr*|bandaż*|opatrunek',
    '+oparz*|oparzył*|poparz*|sparz* opatrun*|zmian*|ręk*|dłoń|wrzątk*|żelazk*|piekarnik*|olej*|bąbel|pęcherz*|zup*|herbat*|nog*',
    'oparzen*|oparzył*|poparz*|odleżyn*|odleżyny',
    '+owrzodzen*|odleżyn* opatrun*|podudz*|nog*|zmian*|goj*|pielęgn*|stop*',
    'owrzodzen*',
    '+skalecz*|rozciął*|rozcięt*|przeciął*|przecięł* palec|ręk*|nog*|stop*|nóż|nożem|szkł*|dłoń|głęb*|kolan*',
    '+pies|psa|kot|kota ugry*|pogryz*|podrap*|ugryz*',
    '+dren|drenu|stomi*|stomia opatrun*|wymian*|zmian*|pielęgn*|worek|pielęgniark*',
    '+pielęgniark* opatrun*|ranę|rany',
    'oblał* wrzątk*|herbat*|zup*|kaw*',
    '~oparz*|wrzątk*|skalecz*|rana',
  ],
  PROC_CASTREMOVAL: [
    '+gips*|gips|gipsu|gipsie',
    '+gips* zdj*|ściąg*|zdejm*|nog*|ręk*|tygodni*|uwier*|swędz*|pęk*|ciasn*|rozc*',
    '+zdjąć|zdjęcie|ściągnąć|zdejmą gips*|szyn*|ortez*|longet*|temblak*',
    '+szyna|szynę|szyny|ortez*|longet* zdj*|ściąg*|noszę|tygodni*|złaman*|ręk*|nog*|jak',
    'szyna|szynę|ortez*|longet*',
    'gpis*|gisp*',
    '~złaman*|złamał*',
  ],
};
