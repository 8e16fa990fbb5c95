export * from './limits.ts';
export * from './otp-purposes.ts';
export * from './password-rules.ts';
export * from './roles.ts';
export * from './sign-in-delay.ts';
export * from './ways-in.ts';
