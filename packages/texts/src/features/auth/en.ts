export const auth = {
  choose: {
    why: {
      expired: 'You were signed out',
      expiredText:
        'For your safety we sign you out when you have been away. Sign in and you come back to the same page. What you typed is kept.',
      endedText:
        'This sign-in was ended: on another device, with a new password, or because your work at a clinic ended. What this device kept has been deleted.',
      answer: 'Sign in to read the clinic’s answer',
      page: 'Sign in to go on',
      afterwards: 'Then the page you asked for opens.',
    },
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
    firstTime: 'Your account is created when you first sign in.',
    none: 'Signing in is not possible at the moment. Try again later.',
  },
  signUp: {
    title: 'How do you want to create an account?',
    lead: 'Choose one way. You can add others later.',
    haveAccount: 'Already have an account?',
    signIn: 'Sign in',
  },
  outside: {
    starting: (name: string) => ({
      title: `Opening ${name}`,
      text: 'You will sign in on their page, then come back here.',
    }),
    cancelled: {
      title: 'You cancelled signing in',
      text: 'Nothing was changed. You can try again or choose another way.',
    },
    timedOut: {
      title: 'The time to sign in ran out',
      text: 'Start again and finish within a few minutes.',
    },
    unavailable: (name: string) => ({
      title: `${name} is not responding`,
      text: 'This is not your fault. Try again in a few minutes, or choose another way.',
    }),
    prove: {
      title: 'You already have an account',
      byDigitalId: (email: string, name: string) =>
        `An account with the address ${email} exists. Sign in once with your digital ID: after that ${name} opens the same account.`,
      useDigitalId: 'Sign in with a digital ID',
    },
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
      title: 'The digital ID service is not responding',
      text: 'This is not your fault. Try again in a few minutes.',
    },
    other: {
      title: 'We could not sign you in',
      text: 'This is a problem on our side. Try again, and write to us if it does not help.',
    },
    again: 'Try signing in again',
    otherWay: 'Choose another way',
  },
  emergency: (number: string) => `In an emergency, call ${number}.`,
};
