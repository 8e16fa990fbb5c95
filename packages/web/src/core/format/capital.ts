/** For words that stand alone, or begin a line, and are kept in small letters. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
