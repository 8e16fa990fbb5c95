/** The public home; the phone shows an invented conversation. */
export const home = {
  nav: { forPatients: 'For patients', forClinics: 'For clinics' },
  title: ['Write to your doctor.', 'Skip the phone queue.'],
  description: 'Write to your clinic at any hour. A nurse or doctor answers during opening hours.',
  lead: 'Tell your clinic what is wrong at any time of the day. A nurse or doctor reads it and answers during opening hours.',
  signIn: 'Sign in',
  clinic: 'I work in a clinic',
  ways: {
    digitalId: 'With a digital ID',
    all: 'With digital ID, Google, Apple or e-mail',
    email: 'With e-mail',
  },
  emergency: (number: string) => `In an emergency, call ${number}. Do not wait for an answer here.`,
  reasons: [
    { title: 'For you or your child', text: 'Write for yourself or for a person you care for.' },
    { title: 'Simple questions', text: 'Answer a few, so the clinic can help at once.' },
    { title: 'A clear answer', text: 'Advice, a prescription, a sick note or an appointment.' },
  ],
  patients: {
    title: 'How it works',
    steps: [
      {
        title: 'Say what is wrong',
        text: 'Choose a reason and describe it in your own words, day or night.',
      },
      {
        title: 'The clinic reads it',
        text: 'A nurse or doctor at your own clinic answers during opening hours.',
      },
      { title: 'What happens next', text: 'You get an e-mail about the answer and can write back.' },
    ],
  },
  clinics: {
    title: 'For clinics',
    text: 'One inbox for the whole team. You see whose turn it is, who is reading, and what waits longest.',
    points: [
      'Fewer calls, because patients can write at any hour',
      'Nobody answers twice: colleagues see each other in the e-contact',
      'Replies, notes and earlier contacts in one place',
    ],
    signIn: 'Sign in as clinic staff',
    join: 'Bring your clinic to Tervita',
  },
  loggedOut: { title: 'You are signed out', text: 'Close the browser too if others use this device.' },
  phone: {
    label: 'Example of a conversation between a parent and a clinic',
    title: 'Fever and cough',
    forWhom: 'For Oskar, 6 years',
    you: 'You',
    first: 'Oskar has a fever of 38.4 and a bad cough at night. He is drinking normally. Should we come in?',
    nurse: 'Liis Kasemaa',
    nurseRole: 'nurse',
    answer:
      'Good morning! You did the right thing. Please come today at 11:20, room 4. Your carer’s note starts today.',
    second: 'Thank you, we will be there!',
    rate: 'How did we do?',
    write: 'Write a reply',
    answered: 'Answered',
    answeredAt: 'at 08:12',
  },
};
