import { writtenOf } from '@tervita/domain/smart-questionnaire/danger-classifier';
import type { Message } from '../corpus/message.ts';
import { threshold, withEveryday } from './choose-threshold.ts';
import { learnDanger } from './learn-danger.ts';
import { learnKinds } from './learn-kinds.ts';

const mostByte = 127;

/** As whole numbers of one byte, and what one of them is worth. */
const inBytes = (values: Float64Array): { readonly bytes: Int8Array; readonly scale: number } => {
  const most = values.reduce((found, value) => Math.max(found, Math.abs(value)), 0);
  const scale = Number((most / mostByte).toPrecision(6));
  return { bytes: Int8Array.from(values, (value) => Math.round(value / scale)), scale };
};

/** All that the classifier knows, as its file holds it. The same messages give the same bytes. */
export const dangerModel = (messages: readonly Message[], corpus: string) => {
  const danger = learnDanger(withEveryday(messages));
  const kinds = learnKinds(messages);
  const ofDanger = inBytes(danger.weights);
  const ofKinds = inBytes(kinds.weights);
  return {
    corpus,
    threshold: threshold(messages),
    dangerBias: Number(danger.bias.toPrecision(6)),
    dangerScale: ofDanger.scale,
    kindScale: ofKinds.scale,
    kindOfGroup: kinds.ofGroups,
    written: writtenOf(Int8Array.from([...ofDanger.bytes, ...ofKinds.bytes])),
  };
};

/** The file in the tree. */
export const fileOf = (model: ReturnType<typeof dangerModel>): string => {
  const { written, ...head } = model;
  const lines = Object.entries(head).map(([name, value]) => `  ${name}: ${JSON.stringify(value)},`);
  return [
    '// Made by `npm run train:danger` from packages/bench/corpus; not to be changed by hand.',
    'export const weights = {',
    ...lines,
    `  written: '${written}',`,
    '};',
    '',
  ].join('\n');
};
