export * from './app-code.ts';
export * from './codes.ts';
export * from './digital-id.ts';
export * from './login-info.ts';
export * from './my-sessions.ts';
export * from './outside-account.ts';
export * from './password.ts';
export * from './session.ts';
