import type { Language } from '../../../core/index.ts';
import type { RedFlag } from '../../e-contacts/index.ts';
import type { PatientProblemType } from '../../problem-types/index.ts';

export interface FixedCase {
  readonly id: string;
  readonly language: Language;
  readonly text: string;
  readonly type: PatientProblemType;
  readonly redFlag: RedFlag | null;
}

type Row = readonly [PatientProblemType, RedFlag | null, string];

const rows: Readonly<Record<Language, readonly Row[]>> = {
  en: [
    ['BACK_PAIN', null, 'After gardening my lower back is stiff and aches when I stand up.'],
    ['HEADACHE', null, 'I get a headache almost every afternoon behind the forehead.'],
    ['ACUTE_INFECTION', null, 'Fever since yesterday, shivering and feeling ill.'],
    ['KNEE_PAIN', null, 'My left knee clicks and hurts when I kneel.'],
    ['SKIN_RASH', null, 'Itchy rash on both arms after using a new soap.'],
    ['DYSURIA', null, 'It burns when I pee and I go very often.'],
    ['PRESCRIPTION_REFILL', null, 'Please renew my prescription, my tablets are running out.'],
    ['APPOINTMENT', null, 'I would like to book an appointment with my doctor next week.'],
    ['REQUEST_LABS', null, 'I want a blood test to check my cholesterol.'],
    ['FIT_NOTE_ENLENGTHEN', null, 'Please extend my sick leave by three days.'],
    ['CHEST_PAIN', 'CALL_112', 'Crushing chest pain that goes to my jaw, I am sweating.'],
    ['DYSPNEA', 'CALL_112', 'My wife cannot breathe and her lips are blue, she has asthma.'],
    ['DEPRESSION', 'CALL_112', 'I am so depressed that I want to die.'],
    ['COUGH', 'CALL_112', 'I have been coughing blood since this morning.'],
    ['PREGNANCY_COMMS', 'TODAY', 'I am 12 weeks pregnant and I am bleeding a little.'],
  ],
  et: [
    ['BACK_PAIN', null, 'Aiatööde järel on alaselg kange ja valutab püsti tõustes.'],
    ['HEADACHE', null, 'Peavalu tuleb peaaegu iga päev pärast lõunat.'],
    ['ACUTE_INFECTION', null, 'Eilsest palavik ja külmavärinad, üldiselt halb olla.'],
    ['KNEE_PAIN', null, 'Vasak põlv naksub ja valutab põlvitades.'],
    ['SKIN_RASH', null, 'Uue seebi järel sügelev lööve mõlemal käel.'],
    ['DYSURIA', null, 'Pissides kipitab ja käin väga tihti vetsus.'],
    ['PRESCRIPTION_REFILL', null, 'Palun pikendage retsepti, tabletid hakkavad otsa saama.'],
    ['APPOINTMENT', null, 'Soovin järgmiseks nädalaks aega oma perearsti juurde.'],
    ['REQUEST_LABS', null, 'Sooviksin vereanalüüsi, et kolesterooli kontrollida.'],
    ['FIT_NOTE_ENLENGTHEN', null, 'Palun pikendage mu haiguslehte kolme päeva võrra.'],
    ['CHEST_PAIN', 'CALL_112', 'Rinnus on suruv valu, mis läheb lõuga, higistan.'],
    ['DYSPNEA', 'CALL_112', 'Naine ei saa hingata ja huuled on sinised, tal on astma.'],
    ['DEPRESSION', 'CALL_112', 'Olen nii masenduses, et tahan surra.'],
    ['COUGH', 'CALL_112', 'Hommikust saati köhin verd.'],
    ['PREGNANCY_COMMS', 'TODAY', 'Olen 12. nädalat rase ja natuke veritsen.'],
  ],
  ru: [
    ['BACK_PAIN', null, 'После работы в саду поясницу ломит, трудно разогнуться.'],
    ['HEADACHE', null, 'Голова болит почти каждый день после обеда.'],
    ['ACUTE_INFECTION', null, 'Со вчерашнего дня температура и озноб, ломота.'],
    ['KNEE_PAIN', null, 'Левое колено щёлкает и болит, когда встаю на колени.'],
    ['SKIN_RASH', null, 'После нового мыла зудящая сыпь на обеих руках.'],
    ['DYSURIA', null, 'Жжёт при мочеиспускании и часто бегаю в туалет.'],
    ['PRESCRIPTION_REFILL', null, 'Продлите, пожалуйста, рецепт, таблетки заканчиваются.'],
    ['APPOINTMENT', null, 'Хочу записаться на приём к своему врачу на следующей неделе.'],
    ['REQUEST_LABS', null, 'Хочу сдать анализ крови и проверить холестерин.'],
    ['FIT_NOTE_ENLENGTHEN', null, 'Продлите, пожалуйста, больничный ещё на три дня.'],
    ['CHEST_PAIN', 'CALL_112', 'Давящая боль в груди, отдаёт в челюсть, весь в поту.'],
    ['DYSPNEA', 'CALL_112', 'Жена не может дышать, губы синие, у неё астма.'],
    ['DEPRESSION', 'CALL_112', 'У меня депрессия, и я хочу умереть.'],
    ['COUGH', 'CALL_112', 'С утра кашель с кровью.'],
    ['PREGNANCY_COMMS', 'TODAY', 'Беременность 12 недель и немного кровит.'],
  ],
  pl: [
    ['BACK_PAIN', null, 'Po pracy w ogrodzie plecy są sztywne i bolą przy wstawaniu.'],
    ['HEADACHE', null, 'Głowa boli mnie prawie codziennie po południu.'],
    ['ACUTE_INFECTION', null, 'Od wczoraj gorączka i dreszcze, źle się czuję.'],
    ['KNEE_PAIN', null, 'Lewe kolano strzela i boli przy klękaniu.'],
    ['SKIN_RASH', null, 'Po nowym mydle swędząca wysypka na obu rękach.'],
    ['DYSURIA', null, 'Piecze przy oddawaniu moczu i bardzo często chodzę do toalety.'],
    ['PRESCRIPTION_REFILL', null, 'Proszę o przedłużenie recepty, tabletki się kończą.'],
    ['APPOINTMENT', null, 'Chcę umówić wizytę u swojego lekarza w przyszłym tygodniu.'],
    ['REQUEST_LABS', null, 'Chcę zrobić badanie krwi i sprawdzić cholesterol.'],
    ['FIT_NOTE_ENLENGTHEN', null, 'Proszę przedłużyć zwolnienie o trzy dni.'],
    ['CHEST_PAIN', 'CALL_112', 'Uciskający ból w klatce piersiowej, promieniuje do żuchwy, poty.'],
    ['DYSPNEA', 'CALL_112', 'Żona nie może oddychać, ma sine usta, choruje na astmę.'],
    ['DEPRESSION', 'CALL_112', 'Mam depresję i chcę umrzeć.'],
    ['COUGH', 'CALL_112', 'Od rana mam kaszel z krwią.'],
    ['PREGNANCY_COMMS', 'TODAY', 'Jestem w 12 tygodniu ciąży i trochę krwawię.'],
  ],
};

/** The set that prompts and models are tried on before they are switched on. */
export const fixedCases: readonly FixedCase[] = Object.entries(rows).flatMap(([language, list]) =>
  list.map(([type, redFlag, text], at) => ({
    id: `${language}-${at + 1}`,
    language: language as Language,
    text,
    type,
    redFlag,
  })),
);
