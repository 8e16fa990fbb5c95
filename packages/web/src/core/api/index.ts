export { ApiError, type FieldIssue } from './api-error.ts';
export { call, onUnauthorized } from './call.ts';
export { noticeOf, sentenceOf } from './error-notice.ts';
export { light } from './light.ts';
export { createQueryClient, queryKeyOf } from './query-client.ts';
export { showError } from './show-error.ts';
export { type AnswerOptions, useAnswer } from './use-answer.ts';
export { type CommandInput, useCommand } from './use-command.ts';
