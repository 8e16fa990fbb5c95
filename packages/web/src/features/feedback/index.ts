export { Feedback } from './lazy-feedback.tsx';
