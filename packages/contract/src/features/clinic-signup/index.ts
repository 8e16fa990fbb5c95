export * from './signup.ts';
