import { parseJson } from '../core/http-message.ts';

const known = ['to', 'messages', 'dlr_url', 'text_store', 'time_to_send', 'priority'];
const knownInPart = ['channel', 'sender', 'text', 'validity', 'ttl', 'autoconvert', 'udh'];
const stores = ['nostore', 'plaintext', 'sha256'];
const converts = ['on', 'off', 'full'];

export interface ReadMessage {
  readonly to: string;
  readonly sender: string;
  readonly text: string;
  readonly reportUrl: string | undefined;
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const at = (value: object, key: string): unknown => Reflect.get(value, key);
const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The message, or which field the vendor would complain of. */
export const readMessage = (body: string): ReadMessage | string => {
  const asked = parseJson(body);
  if (!isObject(asked)) return 'body';
  const strange = Object.keys(asked).find((key) => !known.includes(key));
  if (strange) return strange;
  const [to, messages, reportUrl, store] = ['to', 'messages', 'dlr_url', 'text_store'].map((key) =>
    at(asked, key),
  );
  if (!isText(to) || !/^\+\d{6,15}$/.test(to)) return 'to';
  if (reportUrl !== undefined && !(isText(reportUrl) && /^https?:\/\//.test(reportUrl))) return 'dlr_url';
  if (store !== undefined && !stores.includes(String(store))) return 'text_store';
  const part: unknown = Array.isArray(messages) && messages.length === 1 ? messages[0] : undefined;
  if (!isObject(part)) return 'messages';
  const strangeInPart = Object.keys(part).find((key) => !knownInPart.includes(key));
  if (strangeInPart) return `messages.${strangeInPart}`;
  const [channel, sender, text, convert] = ['channel', 'sender', 'text', 'autoconvert'].map((key) =>
    at(part, key),
  );
  if (channel !== 'sms') return 'messages.channel';
  if (!isText(sender)) return 'messages.sender';
  if (!isText(text)) return 'messages.text';
  if (convert !== undefined && !converts.includes(String(convert))) return 'messages.autoconvert';
  return { to, sender, text, reportUrl: reportUrl === undefined ? undefined : String(reportUrl) };
};
