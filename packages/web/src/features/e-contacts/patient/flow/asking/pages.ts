/** Fetched together: who describes a problem is asked about it next. */
export { Component as ProblemTypePage } from './problem-type-page.tsx';
export { Component as QuestionsPage } from './questions-page.tsx';
