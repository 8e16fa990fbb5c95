import { createContext } from 'react';

/** et-EE, en-GB, ru-RU or pl-PL: the language that React Aria's own words are in, once its code is here. */
export const LocaleContext = createContext('en-GB');
