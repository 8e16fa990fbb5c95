export * from './imports.ts';
export * from './register.ts';
