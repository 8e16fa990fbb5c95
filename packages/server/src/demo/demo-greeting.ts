import { demoPassword, peopleWithPassword } from './demo-passwords.ts';
import { demoPeople } from './demo-people.ts';

const shown = 4;

/** What a person who just ran it needs to know. */
export const demoGreeting = (address: string, mailbox: string | null): string => {
  const people = demoPeople();
  const some = (group: 'patients' | 'staff') =>
    people
      .filter((person) => person.group === group)
      .slice(0, shown)
      .map((person) => `    ${`${person.name} ${person.surname}`.padEnd(22)} ${person.note}`);
  const helen = people.find(({ name, surname }) => name === 'Helen' && surname === 'Lillepuu');
  return [
    '',
    `  Tervita is running at ${address}`,
    '',
    '  Press "Sign in", then "Digital ID": a page lists the people of the demonstration. For example',
    ...some('staff'),
    ...some('patients'),
    '',
    `  With an e-mail and a password: ${peopleWithPassword[0]}, "${demoPassword}"`,
    ...(mailbox ? [`  E-mails that it sends, codes among them: ${mailbox}`] : []),
    `  Import from the patient register: as Helen Lillepuu open Admin, Import, and type her code ${helen?.code ?? ''}.`,
    '  Smart-ID says yes; Mobile-ID says yes to +37251234567, no to +37201100266, and +37213100266 is switched off.',
    '  Stop with Ctrl-C. What you do is kept in .data; "npm run demo:reset" begins anew.',
    '',
  ].join('\n');
};
