import { adults, type Conversation, girls, men, women } from './conversation.ts';

export const conversationsEn: readonly Conversation[] = [
  {
    type: 'BACK_PAIN',
    whom: adults(20, 70),
    opening:
      'Lower back pain for 5 days, began after lifting boxes on Saturday. The pain goes down the left leg to the knee. Sitting is the worst, walking helps. I take ibuprofen 400 mg three times a day.',
    question:
      'Hello {name}, thank you for the clear description. Two questions before I answer: does the pain move below your knee? Is there any numbness in the leg?\n\nUntil then, keep moving as much as the pain allows.',
    answer: 'No, it stops at the knee. No numbness.',
    closing:
      'Thank you. There are no warning signs. Keep walking, take ibuprofen for up to a week, and try the exercises in the guide. If the leg becomes weak or numb, or you lose control of the bladder, call 112 at once.',
  },
  {
    type: 'PRESCRIPTION_REFILL',
    whom: adults(25, 80),
    opening:
      'My asthma inhaler runs out next week. Could you renew the prescription? I use the reliever about once a week.',
    closing:
      'Hello {name}, both inhalers are renewed for six months. You can collect them at any pharmacy with your ID card.',
  },
  {
    type: 'SICK_LEAVE',
    whom: adults(19, 64),
    opening:
      'I have had a fever of 38.3 and a sore throat since yesterday. I work in a restaurant kitchen. Could I get a sick note from today?',
    question: 'Hello, do you have trouble breathing or swallowing? Have you taken a Covid test?',
    answer: 'Breathing is fine, swallowing hurts but I can drink. The test was negative.',
    closing:
      'The sick leave is open from today. Drink plenty and take paracetamol if needed. Write again if the fever lasts more than five days.',
  },
  {
    type: 'REQUEST_VACCINATION',
    whom: adults(18, 70),
    opening:
      'I am travelling to Vietnam in two months. Which vaccines do I need and can I get them with you?',
    closing:
      'Hello {name}, hepatitis A and typhoid are recommended, and your tetanus is due. I booked you with the nurse next Wednesday at 10:00.',
  },
  {
    type: 'PREGNANCY_COMMS',
    whom: women(20, 42),
    opening:
      'I am 24 weeks pregnant and have had heartburn every night this week. Is there anything I can safely take?',
    question:
      'Hello, congratulations. Do you have headaches, swelling of the face or pain under the ribs? What was your last blood pressure?',
    answer: 'None of those. It was 112/70 at the midwife last week.',
    closing:
      'Antacids with calcium are safe in pregnancy, up to four times a day. Smaller meals and a raised pillow help too. Tell your midwife if it does not get better.',
  },
  {
    type: 'QUESTION',
    whom: adults(18, 80),
    opening:
      'I have just moved to Estonia. How do I register with a family doctor here, and is there somebody who speaks English?',
    closing:
      'Hello {name}, welcome. Please fill in the application in the health portal and choose our list. Dr Oruste and two of our nurses speak English.',
  },
  {
    type: 'REQUEST_REFERRAL',
    whom: men(30, 80),
    opening:
      'I have had a hearing loss in my right ear for some months. My wife says the television is too loud. Could I see a specialist?',
    closing:
      'Hello {name}, I would first like to look for wax. Please come on Thursday at 11:30. If the ear is clear, I will refer you for a hearing test the same day.',
  },
];

export const parentsEn: readonly Conversation[] = [
  {
    type: 'EAR_PAIN',
    whom: girls(1, 10),
    opening:
      'My child woke up crying with pain in the left ear. Temperature 38.1, runny nose for three days.',
    question: 'Hello {name}, is there any fluid from the ear, and does ibuprofen help?',
    answer: 'No fluid. After ibuprofen she slept.',
    closing:
      'Please come today at 15:20 so that we can look at the ear. Keep giving ibuprofen by weight every six to eight hours.',
  },
];
