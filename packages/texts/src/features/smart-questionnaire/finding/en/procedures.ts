import type { SpokenPhrases } from '@tervita/domain/smart-questionnaire';

export const procedures: SpokenPhrases = {
  PROC_SUTURES: [
    '+stitch*|stiches|stiche*|sutur*|stiching',
    '+stitch*|stiches|stiche*|sutures|suture|staples|clips|threads|thread remov*|out|taken|take|pull*|come|days|check*|off|ready',
    '+staples|clips remov*|out|taken|wound|operation|op',
    '+stitched|sewn up|head|finger|knee|cut|leg|wound',
    'thread|threads',
  ],
  PROC_WOUNDDRESSING: [
    '+dressing*|bandage*|bandag*|gauze|redress*',
    '+wound|cut|burn|ulcer|sore|incision|scar|bedsore|graze dressing|dressed|change*|clean*|bandage*|care|dress*|weep*|ooz*|open|infected|heal*|nurse|smell*|pus|deep|look*|plaster*|check*|redone|washed|packed|packing',
    'wound|wounds|bedsore*|gash|graze|laceration',
    '+burn|burned|burnt|scald* dressing|bandage*|nurse|hand|oven|kettle|boiling|water|arm|leg|iron|blister*|stove|hot|oil',
    '+change|changed|redo|renew|replace* bandage*|dressing|plaster|dressings',
    '+ulcer leg|shin|foot|ankle|heel|dressing',
    '+operation|surgery|op|surgical wound|incision|site clean*|check*|dress*|nurse|red|look*|leak*|ooz*|open*|weep*',
    '+dog|cat bite|bit|bitten|scratch',
    '+cut|sliced|gashed finger|hand|thumb|knife|leg|palm|glass|foot bleed*|knife|deep|clean|glass|stitch*|open',
    '+drain|stoma|pressure sore|bag|care|change|nurse|flush*|dressing',
    '+compression stocking*|bandag*',
    '~cut|burn|burned|scar|bleeding',
    '+cut|incision|scar|operation weep*|ooz*|leak*|open*|red|pus clean|nurse|operation|surgery|look|dress*',
  ],
  PROC_CASTREMOVAL: [
    '+cast|plaster|plastercast remov*|off|taken|broken|leg|arm|wrist|ankle|cut|tight|itch*|weeks|comes|come|wet|sawn',
    '+cast|casts',
    '+splint|splints|brace|boot|backslab off|remov*|taken|take|weeks|how',
    'splint|orthosis',
    '+plaster cast',
    '+broke|broken|fracture* arm|leg|wrist|ankle|foot plaster|cast|weeks|off|removed|splint',
    '+plaster|plastr|cast come|off|of|removed|out arm|leg|wrist|ankle|hand|foot',
    '~broken|fracture*|plaster|plastr|broke',
  ],
};
