/** How it hurts, in the forms that people write. */
export const hurts =
  'valu*|valus*|haige|haiged|haiget|tulitab|tulitavad|tuikab|tuikavad|pakitseb|pistab|torkab|torkeid|lööb|annab|näpistab|kiirgab|kisub|tõmbab|raske|hell|hellad';
/** It does not move as it should. */
export const stiff =
  'kange|kanged|kangeks|kangust|jäik|jäigad|jäikus*|liigu|liiguta|liigutada|liikuda|kinni|kiilus|lukus|lukku|kramp*|krampi|sirgu|painuta|paindu|painutada';
/** Swollen, or hurt by a fall. */
export const swollen =
  'paistes|paistetas|paistetus*|paistetab|turses|turse|tursunud|üles|jäme|paks|sinine|sinikas|vigasta*|murd*|murtud|põrutas*|lõin|kukkusin|kukkus|väänas*|nikasta*';
