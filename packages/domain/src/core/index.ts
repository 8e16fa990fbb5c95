export * from './csv.ts';
export * from './errors.ts';
export * from './help-lines.ts';
export * from './languages.ts';
export * from './local-time.ts';
export * from './minutes-left.ts';
export * from './periods.ts';
