/** What this device may show and keep. */
export const device = {
  notices: 'Notifications on this device',
  noticesHint:
    'A short notification when the clinic writes, without health information. For your own device only: others who use it would see the name of your clinic.',
  turnedOn: 'Notifications on this device are on.',
  turnedOff: 'Notifications on this device are off.',
  failed: 'Notifications could not be turned on. Check the connection and try again.',
  obstacles: {
    blocked: {
      title: 'Notifications are blocked in this browser',
      text: 'Select the icon to the left of the web address, open the settings of the site and allow notifications. Then open this page again.',
    },
    'needs-home-screen': {
      title: 'First put Tervita on the home screen',
      text: 'On an iPhone or iPad press Share, then “Add to Home Screen”. Open Tervita from there and turn on notifications.',
    },
    unsupported: {
      title: 'This browser cannot show notifications',
      text: 'You still get an e-mail. Newer versions of Chrome, Edge, Firefox and Safari can.',
    },
  },
  offer: {
    text: 'Would you like a notification on this device when the clinic answers? It contains no health information.',
    turnOn: 'Turn on notifications',
    notNow: 'Not now',
  },
  reading: 'Read without a connection',
  readingHint:
    'The e-contacts that you opened last stay on this device for up to 7 days, and are removed when you sign out. Turn it off on a device that others use.',
  readingOn: 'What you open can be read without a connection.',
  readingOff: 'Nothing is kept on this device any more.',
};
