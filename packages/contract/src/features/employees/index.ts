export * from './employees.ts';
