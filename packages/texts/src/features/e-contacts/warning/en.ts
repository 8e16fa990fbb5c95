import { plural } from '../../../core/index.ts';

const n = plural('en');

/** What stands around a warning; the warning itself comes from the server. */
export const warning = {
  step: 'Important',
  ticked: 'You ticked',
  call: (number: string) => `Call ${number}`,
  callClinic: (number: string) => `Call the clinic, ${number}`,
  callCrisis: (number: string) => `Call the help line, ${number}`,
  callChildLine: (number: string) => `Call the line for children and parents, ${number}`,
  dayAndNight: 'Day and night',
  hours: (from: string, to: string) => `Every day ${from} to ${to}`,
  onTheLine: 'Say where you are and what happens. Stay on the line.',
  stillGoes: 'Your message still goes to the clinic',
  isKept: 'Your message is kept',
  goesWhenSent: 'It goes to the clinic when you send it, marked as urgent.',
  clinicHasIt: 'The clinic has your message',
  clinicSeesIt: 'The clinic sees this answer already',
  threadIsMarked: 'The conversation in which it asked you is marked as an emergency.',
  notTold: 'The clinic does not know this yet',
  notToldText: 'We could not send what you ticked. Do not wait for it: do what stands above now.',
  tellAgain: 'Send it to the clinic again',
  notClosed: 'It was not closed, so that the clinic sees this.',
  openAgain: 'The conversation is open again, so that the clinic sees this.',
  writeIt: 'Write it in your message as well.',
  isMarked: 'It is marked as an emergency.',
  isMarkedToday: 'It is marked to be looked at today.',
  isOpen: (clinic: string) => `${clinic} is open now.`,
  isClosed: (clinic: string, when: string) => `${clinic} is closed now and opens ${when}.`,
  goOn: 'Continue with the message',
  sendAsItIs: 'Send what I have answered',
  answerRest: 'Answer the remaining questions',
  read: 'I have read this, continue',
  going: 'Just a moment',
  mistake: 'I ticked it by mistake',
  doesNotApply: 'This does not apply, continue',
  changeWords: 'Change what I wrote',
  toMessages: 'Back to the conversation',
  filing: (minutes: number) =>
    `Even if you leave this page, your answers go to the clinic in ${n(minutes, { one: 'minute', other: 'minutes' })} unless you change them.`,
  filingWords: (minutes: number) =>
    `Even if you leave this page, your message goes to the clinic in ${n(minutes, { one: 'minute', other: 'minutes' })}. To stop it, change the message and continue, or delete it.`,
  judgement: 'This advice follows from your answers and does not replace a doctor’s judgement.',
  more: {
    beforeSending: 'One more question before it goes',
    afterSending: 'One more question',
    question: 'Some of your words may mean danger. Is any of this true now, or was it in the last 24 hours?',
    choose: 'Tick what fits, or that nothing does.',
    next: 'Continue',
  },
};
