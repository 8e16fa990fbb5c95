export const careFlows = {
  begin: {
    title: (name: string) => `Questionnaire: ${name}`,
    text: 'This questionnaire is on the page of another service. You go there now, answer the questions, and come back here. Your answers then go to the clinic.',
    privacy: 'The other service does not learn your name or personal code.',
    language: 'The questions are in Estonian, Russian or English.',
    start: 'Go to the questionnaire',
    failed: 'The questionnaire could not be opened.',
  },
  sending: {
    title: 'Sending your answers',
    text: 'Do not close this page. If it closes anyway, nothing is lost.',
  },
  failed: {
    title: 'Sending failed',
    text: 'Your answers did not arrive. Start the questionnaire again.',
    cancelled: 'The questionnaire was closed before it was finished. Nothing was sent.',
    notYet: 'Your answers are not at the clinic yet. If you have closed the questionnaire, start it again.',
  },
  /** Staff fill it in with the patient. */
  clinic: {
    title: 'Fetching the answers',
    text: 'This takes a moment.',
    cancelled: 'The questionnaire was cancelled. Nothing was added to the e-contact.',
    failed: 'The answers did not come. Start the questionnaire again.',
  },
  cards: {
    heading: 'On the way',
    failedHeading: 'Not sent',
    sending: 'Being sent',
    sendingText: 'You have not come back from the questionnaire yet, or its answers are on the way.',
    check: 'Check now',
    failed: 'Sending failed',
    startAgain: 'Start again',
    startAgainLabel: (name: string) => `Start again: ${name}`,
    checkLabel: (name: string) => `Check now: ${name}`,
  },
};
export type CareFlowTexts = typeof careFlows;
