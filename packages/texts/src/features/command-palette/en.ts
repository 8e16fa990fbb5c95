/** All commands in one place, and the list of their keys. */
export const palette = {
  label: "Type a command or a patient's name",
  patients: 'Patients',
  templates: 'Templates for this reason',
  views: 'My views',
  nothing: 'No matching command or patient',
  choose: 'choose',
  run: 'run',
  ownKeys: 'Each command shows its own key',
  shortcuts: {
    title: 'Keyboard shortcuts',
    withAlt: 'Press Alt together with the letter.',
    off: 'Single letters are switched off. Ctrl K still opens all commands.',
    change: 'Change in Settings',
    andThen: 'then',
    whileWriting: 'While you write a reply',
    resting: 'Do nothing here now',
    keys: {
      note: 'Write an internal note',
      translate: 'Translate, or show the original',
      pdf: 'Download as PDF',
      send: 'Send',
      sendAndComplete: 'Send and complete',
      sendLater: 'Send later',
      templates: 'Templates',
    },
  },
};
