import { writtenOf } from '@tervita/domain/smart-questionnaire/danger-classifier';
import type { Message } from '../corpus/message.ts';
import { threshold, withEveryday } from './choose-threshold.ts';
import { inBytes } from './in-bytes.ts';
import { learnDanger } from './learn-danger.ts';
import { learnKinds } from './learn-kinds.ts';

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
