const shown = 3;

/** 476••••••••: enough to tell two people apart, too little to write down. */
export const maskedCode = (code: string): string =>
  code.slice(0, shown) + '•'.repeat(Math.max(0, code.length - shown));
