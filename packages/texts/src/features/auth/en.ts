export const auth = {
  choose: {
    title: 'How do you want to sign in?',
    lead: 'Choose the way you used last time, or start with a digital ID.',
    leadOne: 'We use it to know that it is really you.',
    usedLastTime: 'used last time',
    methods: {
      DIGITAL_ID: 'Digital ID',
      GOOGLE: 'Google',
      APPLE: 'Apple',
      PASSWORD: 'E-mail and password',
    },
    digitalIdWays: 'Smart-ID, Mobile-ID or ID-card',
    child: 'For a child under 18, sign in as a parent or guardian and add the child later.',
    newHere: 'New here?',
    create: 'Create an account',
    firstTime: 'The first sign-in also makes your account.',
    none: 'Signing in is not possible at the moment. Try again later.',
  },
  starting: { title: 'Opening the digital ID', text: 'You go to a secure page to confirm who you are.' },
  completing: { title: 'Signing you in', text: 'This takes a moment.' },
  failed: {
    refused: {
      title: 'Signing in was not finished',
      text: 'It was cancelled or not confirmed. You can try again.',
    },
    timedOut: {
      title: 'The time to sign in ran out',
      text: 'Start again and confirm with your digital ID within a few minutes.',
    },
    underage: {
      title: 'Tervita is for people aged 18 and over',
      text: 'A parent or guardian can sign in and write to the clinic for you.',
    },
    unavailable: {
      title: 'The digital ID does not answer',
      text: 'This is not your fault. Try again in a few minutes.',
    },
    other: {
      title: 'We could not sign you in',
      text: 'The fault is ours. Try again, and write to us if it does not help.',
    },
    again: 'Try signing in again',
    otherWay: 'Choose another way',
  },
  emergency: (number: string) => `In an emergency, call ${number}.`,
};
