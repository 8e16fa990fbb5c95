export * from './digital-id.ts';
export * from './login-info.ts';
export * from './session.ts';
