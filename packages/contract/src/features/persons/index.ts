export * from './persons.ts';
