export { FeedbackTabs } from './clinic/feedback-tabs.tsx';
export { Feedback } from './lazy-feedback.tsx';
export { LazyThreadFeedback } from './lazy-thread-feedback.tsx';
