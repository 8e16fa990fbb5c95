/** What this device may show and keep. */
export const device = {
  notices: 'Notices on this device',
  noticesHint:
    'A short notice when the clinic writes, without health data. For your own device only: others who use it would see the name of your clinic.',
  turnedOn: 'Notices on this device are on.',
  turnedOff: 'Notices on this device are off.',
  failed: 'Notices could not be turned on. Check the connection and try again.',
  obstacles: {
    blocked: {
      title: 'Notices are blocked in this browser',
      text: 'Press the sign left of the address, open the settings of the site and allow notifications. Then open this page again.',
    },
    'needs-home-screen': {
      title: 'First put Tervita on the home screen',
      text: 'On an iPhone or iPad press Share, then “Add to Home Screen”. Open Tervita from there and turn on notices.',
    },
    unsupported: {
      title: 'This browser cannot show notices',
      text: 'You still get an e-mail. Newer versions of Chrome, Edge, Firefox and Safari can.',
    },
  },
  offer: {
    text: 'Would you like a notice on this device when the clinic answers? It has no health data.',
    turnOn: 'Turn on notices',
    notNow: 'Not now',
  },
  reading: 'Read without a connection',
  readingHint:
    'The e-contacts that you opened last stay on this device for up to 7 days, and go when you log out. Turn it off on a device that others use.',
  readingOn: 'What you open can be read without a connection.',
  readingOff: 'Nothing is kept on this device any more.',
};
