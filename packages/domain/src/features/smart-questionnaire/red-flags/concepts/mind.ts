import type { Concept } from './concept.ts';

export const mind: Readonly<Record<string, Concept>> = {
  givesThingsAway: {
    sign: 'goodbye',
    et: [
      'jagab|jagas|kinkis ära|kõigile asju|asjad|asjadest -kolimi*|laste|beebi*|heategev*|kirbu*|müü*|allerg*',
    ],
    en: [
      'given|gave|gives|giving away things|belongings|possessions her|his|own|favourite|favorite|everyone|he|she|mum|dad|mother|father|husband|wife|son|daughter|brother|sister|friend -charity|shop|sale|moving|declutter*|allerg*|baby|toys',
      'giving|given|gave away my|all my|belongings|possessions things|belongings|possessions -charity|shop|sale|moving|declutter*|allerg*|baby|toys',
    ],
    ru: [
      'раздает|раздаривает вещи|одежд* -переезд*|благотвор*|детск*',
      'раздал*|раздарил* свои|свое|свою|она|он|мама|папа|муж|жена|сын|дочь|отец|мать|брат|сестра|бабушка|дедушка|подруга|друг вещи|одежд* -переезд*|благотвор*|детск*',
    ],
    pl: [
      'rozdaje rzeczy|ubrania -przeprowadz*|charyt*|dziec*',
      'rozdal*|porozdawal* swoje|ona|on|mama|tata|maz|zona|syn|corka|ojciec|matka|brat|siostra|babcia|dziadek|kolega rzeczy|ubrania -przeprowadz*|charyt*|dziec*',
    ],
  },
  gathersMeans: {
    sign: 'goodbye',
    et: [
      'peitnud|peidetud|peidus|salaja|kogunud|kogub tablet*|rohte|rohud|unerohtu -koera|aegunud|kehtivus*|vanu|vanad',
    ],
    en: [
      'hoarding|hoarded|hidden|stash*|popped pills|tablets|paracetamol|patches|morphine -fridge|toddler|safe|locked|dog|cat|old|expired|reach',
    ],
    ru: ['копит|накопил*|прячет|спрят*|тайком таблет*|снотворн* -дети|детеи|детьми|просроч*'],
    pl: ['ukryt*|schowan*|chowa|gromadzi|potajemn* tablet*|leki|nasenne -przetermin*|stare'],
  },
  saysGoodbye: {
    sign: 'goodbye',
    et: ['hüvastijätu* kiri|kirja*|kirju|sõnum*', 'jättis|jätab hüvasti kõigiga|igaveseks'],
    en: ['farewell|goodbye letters|letter|note|notes -party|colleague|retire*|work|hospital|school|nurse*'],
    ru: ['прощальн* письм*|записк*', 'прощает*|прощал*|попрощал* навсегда|каждым'],
    pl: ['pozegnaln* list*|wiadomos*', 'zegna|zegnal*|pozegnal* zawsze'],
  },
  wishInOtherWords: {
    sign: 'suicide-thoughts',
    et: [
      '> ei taha|soovi olla|elada enam -nimistu*|leht*|lehel|haigus*|töö*|töövõimet*|kodus|haige*|üksi|rase|patsien*|siin|teie',
      '> ei taha|soovi|viitsi enam olla|elada|ärgata|olemas -nimistu*|leht*|lehel|haigus*|töö*|töövõimet*|kodus|haige*|üksi|rase|patsien*|siin|teie',
      'tahaks|tahaksin|loodan|võiks magama|uinuda mitte|enam|ei ärgata|ärkaks|ärkagi|ärka -laps*|beebi|öösel|peavalu*',
      '> elul pole|ei enam|ole mõtet',
    ],
    en: [
      'unalive*|unaliving',
      '> cba|done|tired with|of being|living alive|life',
      '> rather not see another winter|christmas|spring|birthday',
      '> rather it was|were|is just|all over',
    ],
    ru: [
      'выпилиться|выпилюсь',
      '> не хочу|хочется просыпаться|существовать -рано|ночью|утром',
      'лечь|уснуть|заснуть не|никогда проснуться|просыпаться хочу|хочется|мечтаю|лучше -ребен*|ночью',
      '> смысла жить|жизни нет|не',
      '> нет|не вижу смысла жить',
    ],
    pl: [
      '> nie chce|chcialabym|chcialbym mi|sie|juz istniec|budzic|obudzic -wczesnie|nocy|rano|dziec*',
      'zasnac|usnac nie|wiecej obudzic|budzic chce|chcialabym|chcialbym|najlepiej|marze -dziec*',
      '> nie|bez ma|widze sensu zyc|zycia',
      '> lepiej|latwiej wszystkim|im|by beze|bylo mnie',
    ],
  },
};
