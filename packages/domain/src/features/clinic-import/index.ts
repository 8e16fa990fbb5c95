export * from './import-rules.ts';
export * from './list-row.ts';
export * from './register.ts';
