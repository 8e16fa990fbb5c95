import type { Concept } from './concept.ts';

export const bellyAndChest: Readonly<Record<string, Concept>> = {
  painAtEveryStep: {
    sign: 'pain-grew',
    et: [
      'iga|igal|igast samm*|konaruk*|augu*|kühm*|põntsu* kõht|kõhu*|kõhus|kõhtu',
      'kõht|kõhuke kõva|pingul|kange laud*|kivi*|puu|trumm* -gaas*',
    ],
    en: [
      'every|each|any bump|step|jolt belly|tummy|stomach|abdomen hurts|pain|pains|yelp*|agony|scream*|shout*|sore',
      '> every|each bump made|had|makes me',
      'belly|tummy|stomach|abdomen hard|rigid board|plank|rock|wood|stone -bloat*',
    ],
    ru: ['кажд* шаг*|кочк*|ямк*|толчк* живот*|боку', 'живот* доск*|каменн*|камень -вздут*|трениров*|пресс*'],
    pl: ['kazd* krok*|wyboj*|dziur*|wstrzas* brzuch*|boku', 'brzuch* tward* desk*|kamien*|skala -wzd*'],
  },
  painThatMoved: {
    sign: 'pain-grew',
    et: ['algas|hakkas|alguses naba|nabast|nabalt|naba* nüüd|läks|liikus|vajus paremal|paremale|alla'],
    en: [
      'started|began|start|first navel|button|bellybutton|umbilic* moved|now|gone|shifted|settled right|down -better',
    ],
    ru: ['начал*|сначала|сперва пуп* сеичас|теперь|перешл*|спустил*|сместил* справа|вправо|правом'],
    pl: ['zacz*|najpierw pep* teraz|przeszed*|przeszl*|przenio* praw*|dol*'],
  },
  nearlyFainted: {
    sign: 'fainted',
    et: [
      'peaaegu|napilt|ligi minest*|teadvus* -naer*|üllat*|hind*|hinna*',
      '> oleksin|oleks äärepealt minest*',
    ],
    en: [
      '> nearly|almost fainted|fainting|blacked|keeled -laugh*|price*|bill|joke|shock|saw',
      '> nearly|almost passed out',
    ],
    ru: [
      '> чуть|едва не потерял* сознани*',
      '> чуть|едва сознание не потерял*',
      '> чуть|едва не упал* обморок*',
      '> предобморочн* состоян*',
    ],
    pl: ['> prawie|malo zemdl* -smiech*|cen*|rachun*', '> o|malo nie zemdl*'],
  },
  burningOfTheHeart: {
    sign: 'chest-pain',
    et: [
      'uus põletav rinnus|rinnas|rinna|rinnaku -söö*|toit*|köhi*|lööve',
      'põle*|põletab|kuum* rind*|rinna*|rinnus|rinnaku higi*|käsi|käes|kätte|lõug*|lõua*|trep*|kõndi*|hingel*|nõrk* -söö*|sööki|toit*|köhi*|lööve|päike*|trenn*',
    ],
    en: [
      'new|newly burn*|burning chest|breastbone -meal*|eating|eat|cough*|rash|sunburn*',
      'burn*|heat|fizzing|hot chest|breastbone|sternum sweat*|jaw|arm|arms|elbow*|teeth|uphill|stairs|puff*|clammy|walk* -meal*|eating|eat|cough*|sunburn*|sun|rub|rash|workout|gym',
    ],
    ru: [
      'нов* жжен*|жгуч* груд*|грудин* -еды|кашл*|изжог*|сып*',
      'жжен*|жжет|печет|горит груд*|грудин* пот*|рук*|челюст*|лестниц*|ходьб*|одышк*|лопатк*|плеч* -еды|еда|поем|кашл*|изжог*|сып*|солнц*|трениров*',
    ],
    pl: [
      'nowy|nowe piek*|pieczenie klat*|mostk*|piersi -jedzen*|posil*|kasz*|zgag*|wysyp*',
      'pali|pieczenie|piecze|pieczen* klat*|mostk*|piersi pot*|reke|reki|ramie*|zuchw*|schod*|chodz*|duszn*|zimny -jedzen*|posil*|kasz*|zgag*|wysyp*|slonc*|trening*',
    ],
  },
};
