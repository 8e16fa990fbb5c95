export * from './crisis-lines.ts';
export * from './emergency.ts';
export * from './errors.ts';
export * from './languages.ts';
export * from './local-time.ts';
export * from './minutes-left.ts';
export * from './periods.ts';
