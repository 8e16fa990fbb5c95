export { ApiError, type FieldIssue } from './api-error.ts';
export { call } from './call.ts';
export { createQueryClient, queryKeyOf } from './query-client.ts';
export { refusalSentence } from './refusal-sentence.ts';
export { showError } from './show-error.ts';
export { type AnswerOptions, useAnswer } from './use-answer.ts';
export { type CommandInput, useCommand } from './use-command.ts';
export { useNotice } from './use-notice.ts';
