export { replyOpensAt as opensAt } from '@tervita/domain/e-contacts';

/** When the patient may answer what is being written. */
export type ReplyPolicy = 'now' | 'later' | 'never';
