export * from './expected-reply.ts';
export * from './periods.ts';
