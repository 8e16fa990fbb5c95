import type { Concept } from './concept.ts';

export const bellyAndChest: Readonly<Record<string, Concept>> = {
  painAtEveryStep: {
    sign: 'strongpain',
    et: [
      'iga|igal|igast samm*|konaruk*|augu*|kühm*|põntsu* kõht|kõhu*|kõhus|kõhtu',
      'kõht|kõhuke kõva|pingul|kange laud*|kivi*|puu|trumm* -gaas*',
    ],
    en: [
      'every|each|any bump|step|jolt belly|tummy|stomach|abdomen|side -knee|ankle|heel|hip',
      '> every|each|speed bump made|had|makes me',
      'belly|tummy|stomach|abdomen hard|rigid board|plank|rock|wood|stone -bloat*',
    ],
    ru: ['кажд* шаг*|кочк*|ямк*|толчк* живот*|боку', 'живот* доск*|каменн*|камень -вздут*'],
    pl: ['kazd* krok*|wyboj*|dziur*|wstrzas* brzuch*|boku', 'brzuch* tward* desk*|kamien*|skala -wzd*'],
  },
  painThatMoved: {
    sign: 'strongpain',
    et: ['algas|hakkas|alguses naba*|keskel|maos nüüd|läks|liikus|vajus paremal|paremale|alla'],
    en: [
      'started|began|start|first navel|button|middle|umbilic* moved|now|gone|shifted|settled right|down -better',
    ],
    ru: [
      'начал*|сначала|сперва пуп*|желуд*|живота сеичас|теперь|перешл*|спустил*|сместил* справа|вправо|правом',
    ],
    pl: ['zacz*|najpierw pep*|zolad* teraz|przeszed*|przeszl*|przenio* praw*|dol*'],
  },
  nearlyFainted: {
    sign: 'collapse',
    et: [
      'peaaegu|napilt|ligi minest*|teadvus* -naer*|üllat*|hind*|hinna*',
      '> oleksin|oleks äärepealt minest*',
    ],
    en: [
      '> nearly|almost fainted|fainting|blacked|keeled|passed -laugh*|price*|bill|joke|shock|saw',
      '> nearly|almost went over|down',
    ],
    ru: [
      '> чуть|едва не упал*|потерял* -смех*|счет|цен*|увидел*',
      '> почти потерял*|упал* сознани*|обморок*',
      '> предобморочн* состоян*',
    ],
    pl: ['> prawie|malo zemdl* -smiech*|cen*|rachun*', '> o|malo nie zemdl*'],
  },
  burningOfTheHeart: {
    sign: 'heart',
    et: [
      'põle*|põletab|kuum* rind*|rinna*|rinnus|rinnaku higi*|käsi|käes|kätte|lõug*|lõua*|trep*|kõndi*|hingel*|nõrk* -söö*|sööki|toit*|köhi*',
    ],
    en: [
      'burn*|heat|fizzing|hot chest|breastbone|sternum sweat*|jaw|arm|arms|elbow*|teeth|uphill|stairs|puff*|clammy|walk* -meal*|eating|eat|cough*|sunburn*|rub',
    ],
    ru: [
      'жжен*|жжет|печет|горит груд*|грудин* пот*|рук*|челюст*|лестниц*|ходьб*|одышк*|лопатк*|плеч* -еды|еда|поем|кашл*|изжог*',
    ],
    pl: [
      'pali|pieczenie|piecze|pieczen* klat*|mostk*|piersi pot*|reke|reki|ramie*|zuchw*|schod*|chodz*|duszn*|zimny -jedzen*|posil*|kasz*|zgag*',
    ],
  },
};
