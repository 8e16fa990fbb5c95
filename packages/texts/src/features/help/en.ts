/** One question that people ask, and its answer: each line is a paragraph. */
interface Article {
  readonly title: string;
  readonly lines: readonly string[];
}

const article = (title: string, ...lines: string[]): Article => ({ title, lines });

export const help = {
  title: 'Help',
  picture: (title: string) => `The screen for “${title}”`,
  search: 'Search, for example “code”',
  searchLabel: 'Search in help',
  clearSearch: 'Clear the search',
  found: (count: number) => (count === 1 ? '1 answer' : `${count} answers`),
  nothingFound: 'No answer with these words. Try others, or write to us.',
  inDanger: 'In danger?',
  callNumber: (number: string) => `Call ${number}`,
  usage: 'Using Tervita',
  usageHint: { patient: 'How to write, add a child, send files', clinic: 'Inbox, replies, lists, messages' },
  problem: 'Technical problem',
  problemHint: 'Something does not work',
  idea: 'Wish or idea',
  ideaHint: 'What should be better',
  oftenAsked: 'Often asked',
  allAnswers: 'All answers',
  notHealth: 'We help with Tervita, not with your health. About your health, write or call your clinic.',
  notHealthStaff: 'We help with Tervita. Never write the data of a patient here.',
  notFoundYet: 'Did you not find the answer?',
  writeToUs: 'Write to support',
  quickHelp: 'Often this helps at once',
  form: {
    problemTitle: 'Tell us what does not work',
    ideaTitle: 'Tell us what should be better',
    usageTitle: 'Ask how something is done',
    lead: 'Tervita support reads this, not your clinic. Do not write about your health.',
    leadStaff: 'Tervita support reads this. Do not write the data of a patient.',
    topic: 'Topic',
    topics: {
      APP_USAGE: 'Using Tervita',
      TECHNICAL_PROBLEM: 'Technical problem',
      AMENDMENT: 'Wish or idea',
    },
    subject: 'Subject',
    description: {
      APP_USAGE: 'What would you like to do?',
      TECHNICAL_PROBLEM: 'What happened, and what did you expect?',
      AMENDMENT: 'What should be different, and why?',
    },
    email: 'E-mail for our answer',
    along: 'Goes along with it',
    error: (id: string) => `The error you saw: ${id}`,
    browser: (name: string) => `Your browser: ${name}`,
    nothingElse: 'Nothing of what you wrote to the clinic',
    nothingElseStaff: 'Nothing of what patients wrote',
    send: 'Send to support',
    sending: 'Sending',
    byMail: 'Write by e-mail instead',
  },
  sent: {
    title: 'Sent to support',
    answerTo: (email: string) => `We answer to ${email}.`,
    reference: 'Reference number',
    copy: 'Copy',
    copied: 'Copied',
    next: 'What happens next',
    steps: [
      'You get a copy by e-mail.',
      'A person answers within 1 working day.',
      'Reply to that e-mail if you want to add something.',
    ],
    /** To an address that we do not know as theirs no copy goes. */
    stepsElsewhere: [
      'A person answers within 1 working day.',
      'Name the number when you write about it again.',
    ],
    back: 'Back to where I was',
    toHelp: 'To help',
  },
  articles: (emergencyNumber: string) => ({
    write: article(
      'How do I write to my clinic?',
      'Choose “New e-contact”, then who it is about and which clinic. Choose a reason or describe the concern in your own words.',
      'You are asked a few short questions. Nothing is sent before you press “Send to the clinic”; until then it is kept as a draft.',
    ),
    answerTime: article(
      'When does the clinic answer?',
      'The clinic reads e-contacts in its opening hours. You can write at any time. Before sending you see when to expect an answer, where the clinic shows it.',
      `You get an e-mail when there is an answer. Do not wait if it becomes urgent: call your clinic, and ${emergencyNumber} in danger.`,
    ),
    child: article(
      'How do I write for my child?',
      'When you are asked who it is about, choose “Somebody else” and add your child with name and personal code.',
      'The clinic checks once that you may act for the child. Until then it may answer only in general.',
    ),
    files: article(
      'How do I add a photo or a document?',
      'Press “Add files” below the text. On a phone you can take a photo at once.',
      'Each file may be up to 50 MB, ten in one message. Files are checked for viruses where the clinic has this.',
    ),
    whoReads: article(
      'Who can read what I write?',
      'Only the staff of the clinic you wrote to, and people who act for you. Everybody who opens it leaves a trace.',
      'Those who run Tervita do not read it.',
    ),
    code: article(
      'I did not get the code by e-mail',
      'Look into the spam folder, and check that the address is right. A code comes within a minute and is good for 10 minutes.',
      'After 60 seconds you can ask for a new one. Only the newest code works.',
    ),
    prescription: article(
      'How do I renew a prescription?',
      'Choose “New e-contact”, then “Prescription”. Tick the medicines you had before, or search for a new one.',
      'A doctor decides. You see at the e-contact what became of each medicine.',
    ),
    reopen: article(
      'My e-contact is completed, but I have a question',
      'Open it and choose “Open the e-contact again”. This is possible for 30 days. Later, write a new one.',
    ),
    contacts: article(
      'How do I change my e-mail or phone?',
      'Press the pencil beside your name. For a new e-mail we send a code to it.',
    ),
    inbox: article(
      'How do I work through the inbox?',
      '“Incoming” holds what waits for you, longest waiting first and danger on top. Press Enter to open, J and K to go down and up, I to take it.',
      '“?” shows every key. “/” searches patients and e-contacts by name, personal code or e-mail.',
    ),
    reply: article(
      'When can the patient write again?',
      'Below the reply you choose: now, from a date, or not at all, which completes the e-contact. The button says what will happen.',
      'After sending you have five seconds to take it back. “Send later” sends at a time you choose.',
    ),
    templates: article(
      'How do I use reply templates?',
      'Type “/” in an empty line of the reply. Save what you write often as a template, for yourself or for all colleagues.',
    ),
    newPatient: article(
      'A patient whom we do not know has written',
      'Accept to the list or reject, before you answer. A danger sign can be answered at once.',
      'If somebody writes for another person, check in the register that they may, and confirm it once.',
    ),
    lists: article(
      'How do patient lists come in?',
      'An admin opens Admin, Import. Sign in with Mobile-ID or Smart-ID and choose the lists, or upload a file.',
      'The result is shown before anything changes. Whoever is no longer on the list is kept, but is no longer a patient of the clinic.',
    ),
    sms: article(
      'How do I send a message to many patients?',
      'In the message centre choose a template, then whom it goes to. The price is shown before sending.',
      'Landlines, foreign and wrong numbers are left out and cost nothing.',
    ),
    colleagues: article(
      'How does a new colleague get in?',
      'Any employee may add them under Admin, Employees, with personal code and role; admins of the clinic are told. Tell the colleague yourself: no letter goes to them. They sign in with their own digital ID.',
    ),
    warning: article(
      'What does the red sign on an e-contact mean?',
      'Something the patient answered or wrote may be dangerous. It stays at the top of the list until somebody opens it and chooses “Mark as seen”; the name and time are kept. A possible emergency is completed or rejected only after that, and whoever completes it says what became of it.',
      'The e-contact says whether the patient was told to call for help, and gives the number to call them, where we know it. Not finding a sign is no proof that there is no danger: read what they wrote.',
      '“Read first”, in purple below the red ones, marks words that only a machine takes for danger, whatever their writer ticked. Read the quoted words and decide; what was asked and what was not ticked stands in the e-contact.',
    ),
    handOver: article(
      'How do I hand an e-contact to a colleague?',
      '“Assign” names who is responsible; “Take it” makes it yours. In the list, “Mine” shows what is yours.',
      'What only colleagues should read goes into “Internal note” beside the reply. The patient does not see it.',
    ),
    call: article(
      'A patient calls or stands at the desk',
      'Choose “New e-contact”, then “For a patient”, and write down what was said. It is handled like any other. With “To a patient” you write first.',
      'Somebody without an account gets an e-mail with a link: they sign in with that address and give their birth date.',
    ),
    askQuestionnaire: article(
      'How do I ask a patient to fill in a questionnaire?',
      'Open the e-contact and choose “Ask for a questionnaire”. The patient fills it in at home; the answers come back to “Incoming”.',
      'Or fill it in together: “New e-contact”, “For a patient”, “Questionnaire”.',
    ),
    completed: article(
      'When do I complete an e-contact?',
      'When nothing is left to do. The patient can open it again within 30 days, later they write a new one. You can open it again at any time.',
      'A completed e-contact is kept, and is found by the search and at the patient.',
    ),
    otherLanguage: article(
      'The patient writes in another language',
      'Press “Translate” below the message, and “Translate my reply” when you have written your own. Read the translation before you send it: a machine made it.',
      'It is there when the plan of the clinic has it, and the clinic has it turned on.',
    ),
    waits: article(
      'How do I see how long patients wait?',
      '“Feedback”, “Waiting times” shows how long the first answer takes, in your opening hours, by reason and weekday. Where the clinic shows it, patients read from the last 28 days when to expect an answer.',
    ),
    hours: article(
      'How do I change opening hours, or what patients may ask?',
      'An admin opens Admin. “Clinic info” holds the opening hours and special days; “Features” holds the reasons that are offered, and what the language model may do.',
    ),
    offline: article(
      'The page says that there is no connection',
      'What you typed is kept. As soon as the connection is back, the page goes on by itself.',
    ),
    slowFile: article(
      'A file does not go up',
      'Check the connection and that the file is smaller than 50 MB. Pictures, PDF, text documents, sound and video are accepted.',
    ),
    reload: article(
      'A page looks wrong or does not react',
      'Reload the page. If it stays, update your browser: versions of the last two years work.',
    ),
  }),
};
