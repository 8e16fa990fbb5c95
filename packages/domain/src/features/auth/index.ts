export * from './limits.ts';
export * from './roles.ts';
export * from './sign-in-providers.ts';
