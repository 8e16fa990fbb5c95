export { VerifyProfile } from './complete/verify-profile.tsx';
