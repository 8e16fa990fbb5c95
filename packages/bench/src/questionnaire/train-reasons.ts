// npm run train:reasons: learns which reason people's first words are about.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstWordsHash, firstWordsToLearn } from './corpus/first-words.ts';
import { reasonModel } from './training/reason-model.ts';
import { weightsFile } from './training/weights-file.ts';

const file = join(
  import.meta.dirname,
  '../../../domain/src/features/smart-questionnaire/learnt-reasons/weights.generated.ts',
);

const messages = firstWordsToLearn();
const model = reasonModel(messages, firstWordsHash());
const content = weightsFile('train:reasons', model);
writeFileSync(file, content);
process.stdout.write(
  `${messages.length} messages, ${(content.length / 1_000).toFixed(0)} kB, corpus ${model.corpus.slice(0, 12)}\n`,
);
