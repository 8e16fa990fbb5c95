import type { SpokenPhrases } from '@tervita/domain/smart-questionnaire';

export const head: SpokenPhrases = {
  HEADACHE: [
    'głow*|głowa|głowy|główka|łeb|łepetyna|czaszk*|czoł* bol*|ból*|pulsuj*|pęka*|rozsadz*|łupie|ćmi|napiepr*|napierd*|nawala*|rwie|ciśnie|ściska|kłuje|ucisk*|pobolewa*|tępy|wali|tętni|rozwala|dudni|puchn*|ciężk*',
    'migren*|migrena',
    'ból*|bóle głowy|głowę|głow*',

    'skroni*|skroń|potylic*|czoł*|czole ból*|bol*|pulsuj*|ucisk*|kłuj*|ściska|rwie|łupie',
    'obręcz*|opask*|imadł*|imadl* głow*|czoł*|skroni*',
    'okiem|oczami|oczodół* ból*|bol*|kłuj*|łupie|pulsuj*|rwie|rozsadza|pęka*|ciśnie',
    'światł*|hałas*|ekran* razi|drażni|znieść|przeszkadza|wstręt głow*|migren*|mdł*|ból*|bol*',
    'aura|aurą|mroczki|zygzak* głow*|migren*|oczami|ból*|bol*',
    'sumatryptan*|tryptan*|sumigra*',
  ],
  VERTIGO: [
    'zawrot*|zawroty|zawrocie',
    'zawroty|zawrot głowy|głow*',
    'kręci|kręciło|zakręci* się głow*|kręci|łbie|wszystk*',
    'kręci głow*|mi|łbie|karuzel*',
    'wszystko|pokój|świat|sufit|ściany|podłog* wiruj*|kręci|buja|lata|ucieka|pływa|faluje|kołysze|tańcz*',
    'wirowan*|wiruj*|karuzel*',
    'równowag*|równowagę|równowagi',
    'równowag* trac*|zaburz*|problem*|brak|nie',
    'chwiej*|zatacz*|zatoczył*|chybocz*|kołysz*|buja',
    'jak|niczym statk*|łódce|pijan*|łodzi|karuzel*|fotel* chodz*|czuj*|kołysz*|buja|id*',
    'ciemno|czarno oczami|oczach|robi',
    'ciemn*|czarno|mroczk* wsta*|oczami|podnios*|schyl*',
    'omdle*|zemdl*|mdlej*|zasłab*|omdla*',
    'błędnik*|meniera|menier*',
    'słabo robi|zrobiło|mi|prysznic*|wsta*|stoj*',
    'oszołom*|otumani*',
  ],
};
