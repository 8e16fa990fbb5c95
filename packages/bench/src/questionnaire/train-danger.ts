// npm run train:danger: learns the weights of the danger classifier from the hands that may be learnt from.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { corpusHash, messagesOf, trainingHands } from './corpus/read-corpus.ts';
import { dangerModel } from './training/danger-model.ts';
import { weightsFile } from './training/weights-file.ts';

const file = join(
  import.meta.dirname,
  '../../../domain/src/features/smart-questionnaire/danger-classifier/weights.generated.ts',
);

const model = dangerModel(messagesOf(trainingHands), corpusHash(trainingHands));
const content = weightsFile('train:danger', model);
writeFileSync(file, content);
process.stdout.write(
  `threshold ${model.threshold}, ${(content.length / 1_000).toFixed(0)} kB, corpus ${model.corpus.slice(0, 12)}\n`,
);
