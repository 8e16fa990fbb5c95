import type { AlarmCase, MessageCase } from '../case.ts';

export const messages: readonly MessageCase[] = [
  [
    'COUGH',
    'Hi, I have been coughing for nearly three weeks now, mostly at night, nothing comes up. Started after a cold but the cold is long gone and my husband cannot sleep either.',
  ],
  ['SORE_THROAT', 'my troat is killing me, hurts to swallow even water, started yesterday evening'],
  [
    'BACK_PAIN',
    'Was moving a washing machine on saturday and now my lower back has completely locked up, cant bend to put socks on',
  ],
  [
    'HEADACHE',
    'Good morning doctor, these migranes are back. Third one this month, one side of my head is pounding and light makes it worse',
  ],
  [
    'DYSURIA',
    'It stings every time I go for a wee and I need to go every ten minutes, think its cystitis again',
  ],
  [
    ['PRESCRIPTION_REFILL', 'PRESCRIPTION'],
    'Could you please renew my Ramipril 5 mg, I have only four tablets left',
  ],
  [
    ['FIT_NOTE', 'SICK_LEAVE'],
    'I need a sick note from Monday, I have a nasty flu and my boss wants the paper',
  ],
  [
    'APPOINTMENT',
    'Hello, I would like to come and see Dr Tamm some time next week, mornings are best for me',
  ],
  ['CANCEL_APPOINTMENT', 'sorry I cant make it to my appointment on thursday at 10, please cancel'],
  [
    'REQUEST_REFERRAL',
    'Please could you refer me to a dermatologist, the one I used to see wants a new letter from my GP',
  ],
  ['KNEE_PAIN', 'My right knee swells up after every run and clicks on the stairs'],
  [
    'SHOULDER_PAIN',
    'cannot lift my arm above my head, the sholder hurts especially when I lie on that side at night',
  ],
  [
    'ABDOMINAL_PAIN',
    'Since last night a dull ache low down in my tummy on the left, comes and goes, no vomiting',
  ],
  ['DIARRHEA', 'the runs since sunday, been to the toilet eight times today, probably the chicken'],
  ['NAUSEA_VOMITING', 'My daughter 6 years has been throwing up all night and cannot keep anything in'],
  ['SKIN_RASH', 'itchy red bumps all over my belly and arms since we got back from holiday'],
  ['EAR_PAIN', 'My sons ear hurts badly, he woke up crying and keeps holding it'],
  [
    'RHINORRHEA_CONGESTION',
    'My nose has been completely stuffed up for ten days and there is green snot, face feels full',
  ],
  ['VERTIGO', 'Every time I roll over in bed the whole room goes round and I feel like I am on a boat'],
  ['ANXIETY', 'I keep having panic attacks on the bus, heart racing, shaking, I am scared to leave home now'],
  [
    ['DEPRESSION', 'MOOD_DISORDER'],
    'For the last two months I feel nothing, no joy at all, I cry for no reason and cannot get out of bed in the mornings',
  ],
  ['ACUTE_INFECTION', 'temperature 38.6, aching all over, shivering under two blankets, came on yesterday'],
  [
    'CONSTIPATION',
    'I havent been able to poo for five days and feel really bloated, laxatives from the pharmacy dont work',
  ],
  ['REQUEST_LABS', 'I would like to have my blood checked, cholesterol and iron, it has been two years'],
  [
    'REQUEST_VACCINATION',
    'Is it possible to get a tick-borne encephalitis jab at your clinic and do I need to book?',
  ],
  ['CERTIFICATE', 'I need a medical certificate for my driving licence, the old one expires in May'],
  [
    'PRESCRIPTION_CONTRACEPTION',
    'I am running out of my birth control pills, can you send a new prescription for the same pill',
  ],
  ['PROC_SUTURES', 'The stitches in my hand should come out on friday, can your nurse do it'],
  [
    'PREGNANCY_START',
    'I did a test this morning and it is positive! What do I do now, when should I come in?',
  ],
  ['BREASTFEEDING', 'My baby is three weeks old and my nipples are cracked and bleeding, feeding is agony'],
  ['WEIGHT_LOSS', 'I have lost about 8 kilos since summer without trying at all and it worries me'],
  ['TINNITUS', 'There is a constant high pitched ringing in my left ear, worst when its quiet'],
  ['ANKLE_PAIN', 'Twisted my ankle playing football yesterday, its swollen and blue but I can walk on it'],
  [
    'BILLING_QUESTION',
    'I received an invoice for 35 euros for a visit I thought was free, can somebody explain',
  ],
  ['FIT_NOTE_END', 'I am well again and going back to work tomorrow, please close my sick leave'],
  ['FIT_NOTE_ENLENGTHEN', 'I am still not better, could the doctor extend my sick leave until next Friday?'],
  ['NECK_PAIN', 'woke up with a stiff sore neck, cannot turn my head to the right, probably slept badly'],
  [
    'DERMATOLOGICAL',
    'There is a mole on my shoulder that has got darker and its edge is uneven, could someone look at it',
  ],
  [
    'GASTROINTESTINAL',
    'After almost every meal I get heartburn and acid comes up into my mouth, especially lying down',
  ],
  ['WRIST_PAIN', 'My wrist aches after working at the computer and my fingers go numb at night'],
  [
    'JOINT_PAIN',
    'All the small joints of my fingers are stiff and sore in the mornings, takes an hour to get going',
  ],
  ['WELLNESS_VISIT_CHILD', 'Our baby turns one next month, when should we come for the one year check-up?'],
  [
    'DYSPNEA',
    'I get out of breath just walking up one flight of stairs, a month ago I could run for the bus, I am 61 and used to smoke',
  ],
  [
    'REQUEST_REFERRAL',
    'Dear doctor, I saw the physio privately last week and she thinks I should have an MRI of my spine. Would you be able to write a referral? Thank you, kind regards',
  ],
  [['FIT_NOTE', 'SICK_LEAVE'], 'cant go to work, vomiting since morning, need sick leave from today'],
  [
    'HIP_GROIN_PAIN',
    'pain in my groin when I get out of the car, hip feels rusty, I am limping by the evening',
  ],
  ['LYMPHADENOPATHY', 'swollen glands under both my armpits, noticed in the shower'],
  ['CERTIFICATE', "my son needs a paper for the school that he can't do swimming"],
  ['URINARY_DISORDER', 'It is a bit embarrassing but I leak urine when I sneeze or lift my grandchild'],
  [
    ['PRESCRIPTION', 'PRESCRIPTION_REFILL'],
    'pharmacy says no valid prescription for my thyroid pills, please help, im going away on saturday',
  ],
  ['WELLNESS_DIABETES', 'time for my yearly diabetes check, my sugars have been between 7 and 9'],
  ['ELBOW_PAIN', 'tennis elbow is back, outside of the elbow hurts when I grip a cup'],
  [
    'PROC_WOUNDDRESSING',
    'the wound on my shin after surgery needs the bandage changed twice a week, can I come to the nurse',
  ],
  ['REQUEST_LABS', 'Did my test results from Tuesday arrive, is my haemoglobin ok?'],
];

export const alarms: readonly AlarmCase[] = [
  [
    'CALL_112',
    'heart',
    'There is a crushing pressure on my chest and it goes into my left arm, I am sweating',
  ],
  ['CALL_112', 'heart', 'my dad has a tight squeezing feeling in the chest since an hour and looks grey'],
  ['CALL_112', 'breath', 'I cant breathe properly, gasping for air, inhaler does nothing'],
  ['CALL_112', 'breath', 'the baby is struggling to breathe and her lips are blue'],
  ['CALL_112', 'stroke', 'my husbands mouth is drooping on one side and his speech is slurred since lunch'],
  ['CALL_112', 'stroke', 'suddenly my right arm went weak and numb and I could not find words'],
  [
    'CALL_112',
    'seizure',
    'She had a fit this morning, shaking all over, and was unconscious for two minutes',
  ],
  ['CALL_112', 'overdose', 'my daughter swallowed a whole pack of paracetamol'],
  ['CALL_112', 'allergy', 'after the wasp sting my tongue and throat are swelling up'],
  ['CALL_112', 'bleeding', 'the cut is bleeding heavily and it wont stop'],
  ['CALL_112', 'thunderclap', 'out of nowhere the worst headache of my life, like being hit'],
  ['CRISIS', 'suicide', 'I dont want to be alive any more, nobody would notice'],
  ['CRISIS', 'suicide', 'sometimes I think about killing myself'],
  ['CRISIS', 'self-harm', 'I have started cutting myself again'],
  ['CLINIC_TODAY', 'blood', 'I coughed up some blood this morning'],
  ['CLINIC_TODAY', 'blood', 'my stools have been black and sticky since yesterday'],
  ['CLINIC_TODAY', 'chest pain', 'a stabbing pain in my chest comes and goes'],
  ['CLINIC_TODAY', 'pregnancy', 'I am 9 weeks pregnant and there is some bleeding'],
  ['CLINIC_TODAY', 'hearing', 'I woke up and suddenly cannot hear with my left ear'],
  ['CLINIC_TODAY', 'urine', 'I have not been able to pee since last night'],
];
