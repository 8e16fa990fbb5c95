export * from './persons.ts';
export * from './who-acts-for-me.ts';
