// npm run eval:rules: how well danger and the problem are found in what people write, per language.
//   --misses            lists what was missed of the messages that may be tuned with
//   --held-back-misses  the same of the hand that was held back: whoever reads it can no longer be judged by it
import { heldBackHand, messagesOf, trainingHands, watchedHands } from './corpus/read-corpus.ts';
import { dangerReport, missesIn } from './evaluation/danger-report.ts';
import { judged, judgedByOthers } from './evaluation/judged.ts';
import { everydayReport, problemReport } from './evaluation/problem-report.ts';
import { missedByWords, wordReport } from './evaluation/word-report.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);
const isAsked = (flag: string) => process.argv.includes(flag);

const heldBack = messagesOf([heldBackHand]);
const training = messagesOf(trainingHands);
const judgedHeldBack = heldBack.map(judged);
const judgedTraining = judgedByOthers(training);

say(`Per cent; in brackets where the true figure lies nineteen times of twenty.

VERDICT: hand ${heldBackHand}, held back, ${heldBack.length} messages
`);
say(dangerReport(judgedHeldBack));
say(`\n${problemReport(heldBack)}\n${wordReport()}\n${everydayReport()}`);
say(`
Hands ${watchedHands.join(', ')}, whose totals were looked at while something was chosen
`);
say(dangerReport(messagesOf(watchedHands).map(judged)));
say(`
Hands ${trainingHands.join(', ')}, tuned with, ${training.length} messages; here the classifier judges each hand by what the others taught
`);
say(dangerReport(judgedTraining));

if (isAsked('--misses')) say(`\n${missesIn(judgedTraining)}\n\nShort texts:\n${missedByWords()}`);
if (isAsked('--held-back-misses')) say(`\n${missesIn(judgedHeldBack)}`);
