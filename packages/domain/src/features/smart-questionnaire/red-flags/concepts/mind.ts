import type { Concept } from './concept.ts';

export const mind: Readonly<Record<string, Concept>> = {
  givesThingsAway: {
    sign: 'selfharm',
    et: [
      'jagab|jagas|jaganud|kinkis ära|kõigile asju|asjad|asjadest|riided|koera -kolimi*|heategev*|kirbu*|müü*',
    ],
    en: [
      'given|gave|gives|giving away things|belongings|everything|possessions|dog -charity|shop|sale|moving|declutter*',
    ],
    ru: ['раздает|раздал*|раздарил*|раздаривает вещи|свои|одежд*|собак* -переезд*|благотвор*'],
    pl: ['rozdaje|rozdal*|porozdawal* rzeczy|ubrania|wszystko|swoje -przeprowadz*|charyt*'],
  },
  gathersMeans: {
    sign: 'selfharm',
    et: [
      'kogub|korjab|kogunud|kogus|peitnud|leidsin|peidus tablet*|rohte|rohud|unerohtu sahtli*|peidus|sokis|sokist|padja*|madratsi*|salaja|peitnud|kogunud',
    ],
    en: [
      'hoarding|hoarded|hidden|stash*|saving|counted|popped pills|tablets|paracetamol|patches|morphine drawer|sock|mattress|hidden|peace|tonight|saving -fridge|holiday|dog|cat',
    ],
    ru: [
      'копит|накопил*|прячет|спрятан*|нашел|нашла|пересчита* таблет*|снотворн* ящик*|матрас*|тайн*|носк*|подушк*|горст*|копит',
    ],
    pl: [
      'zbiera|gromadzi|chowa|schowan*|znalaz*|uzbiera* tablet*|leki|nasenne szuflad*|materac*|skarpet*|ukryt*|poduszk*|gromadzi',
    ],
  },
  saysGoodbye: {
    sign: 'selfharm',
    et: [
      'hüvastijätu* kiri|kirja*|kirju|sõnum*',
      'jättis|jätab hüvasti|hüvastijätt kõigiga|helista*|kallista*|nagu',
    ],
    en: ['farewell|goodbye letters|letter|note|notes|everyone|messages -party|colleague|retire*|work'],
    ru: ['прощальн* письм*|записк*|сообщени*', 'прощает*|прощал*|попрощал* всеми|каждым|навсегда|будто|как'],
    pl: ['pozegnaln* list*|wiadomos*', 'zegna|zegnal*|pozegnal* wszystkimi|zawsze|jakby'],
  },
  wishInOtherWords: {
    sign: 'selfharm',
    et: [
      '> ei taha|soovi olla|elada enam',
      '> ei taha|soovi|viitsi enam olla|elada|ärgata|olemas -haige*|üksi|tööl|kodus',
      'tahaks|tahaksin|loodan|võiks magama|uinuda|õhtul mitte|enam|ei ärgata|ärkaks|ärkagi|ärka -laps*|beebi',
      '> ei näe|ela enam|järgmist kevadet|jõule|talve|suve',
      '> elul pole|ei enam|ole mõtet',
    ],
    en: [
      'unalive*|unaliving',
      '> cba|done|tired with|of being|living alive|life',
      '> not|never see another winter|christmas|spring|birthday',
      '> doubt|dont ill|i|think be around -weekend|holiday|office|away|town|tomorrow|monday',
      'hoping|hope|wish bed|night|sleep shant|not|dont|never|wont wake -baby|kids|him|her|early',
      '> rather it was|were|is just|all over',
    ],
    ru: [
      'выпилиться|выпилюсь|роскомнадзор*',
      '> не|неохота|нехочу хочу|хочется просыпаться|существовать|быть -больнои|один|одна|рано|дома',
      'лечь|уснуть|заснуть не|никогда проснуться|просыпаться хочу|хочется|мечтаю|лучше -ребен*|ночью',
      '> смысла жить|просыпаться|жизни|вставать нет|не',
      '> нет|не вижу смысла жить|просыпаться|вставать|дальше',
    ],
    pl: [
      '> nie chce|chcialabym|chcialbym mi|sie|juz byc|istniec|budzic|obudzic -chor*|sam*|dlugo|wczesnie',
      'zasnac|usnac nie|wiecej obudzic|budzic chce|chcialabym|chcialbym|najlepiej|marze -dziec*',
      '> nie|bez ma|widze sensu zyc|zycia|wstawac|dalej',
      '> lepiej|latwiej wszystkim|im|by beze|bylo mnie',
    ],
  },
};
