import { useState } from 'react';
import { forgetLastEContact, lastEContact } from '../../core/last-e-contact.ts';

/** Whose e-contact was open last, until somebody says that the numbers are of another person. */
export const usePerson = () => {
  const [person, setPerson] = useState(lastEContact);
  const forget = () => {
    forgetLastEContact();
    setPerson(undefined);
  };
  return { person, forget };
};
