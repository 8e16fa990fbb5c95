export const session = {
  ending: {
    title: 'Are you still there?',
    /** The time left, as minutes and seconds, is shown in place of {left}. */
    text: (left: string) => `For your safety we sign you out in ${left}. What you have typed is kept.`,
    announce: 'You will be signed out in two minutes.',
    stay: 'Stay signed in',
    logOut: 'Sign out',
  },
  hardEnd: {
    title: 'You will be signed out soon',
    text: (left: string) =>
      `A session lasts at most 12 hours. It ends in ${left}. What you have typed is kept. Sign in again to go on.`,
  },
  leaving: {
    title: 'Not everything is saved yet',
    text: 'Some of what you typed or attached is only on this device. If you sign out, it is deleted.',
    where: 'It was typed here:',
    eContact: 'An e-contact',
    leave: 'Sign out and delete it',
  },
};
