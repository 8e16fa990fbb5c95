// npm run eval:prompts [-- --version=3]: the fixed cases through the prompt for the chief problem, and through the rules.

import { fixedCases } from '@tervita/domain/smart-questionnaire/evaluation';
import { runProgram } from './core/cannot-start.ts';
import { systemClock } from './core/clock.ts';
import { type Config, readConfig } from './core/config.ts';
import { allowedModelHost } from './core/config-llm.ts';
import { type DatabaseAddress, openDatabase } from './core/database/database.ts';
import { keyedHash } from './core/keyed-hash.ts';
import { withDemoDatabase } from './demo/demo-database.ts';
import {
  type EngineDeps,
  evaluateFixedCases,
  type WorkingPrompt,
  workingPrompt,
} from './features/ai/index.ts';
import { languageModel } from './language-model.ts';
import { simulateMissing } from './simulated.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

const askedVersion = (): number | undefined => {
  const [, number] =
    /^--version=(\d+)$/.exec(process.argv.find((each) => each.startsWith('--version=')) ?? '') ?? [];
  return number === undefined ? undefined : Number(number);
};

/** Says how one engine did; how many dangers it missed is what counts. */
const tell = async (deps: EngineDeps, name: string, prompt: WorkingPrompt | undefined): Promise<number> => {
  say(`${name}, ${fixedCases.length} cases:`);
  const { figures, cases } = await evaluateFixedCases(deps, prompt);
  for (const { language, top1, top3, missedRedFlags, invalidOutputs, medianMs } of figures)
    say(
      `  ${language}: first ${percent(top1)}, among three ${percent(top3)}, dangers missed ${missedRedFlags}, unusable answers ${invalidOutputs}, median ${medianMs} ms`,
    );
  for (const { caseId, expected, found, outcome } of cases.filter((each) => each.found[0] !== each.expected))
    say(
      `    ${caseId}: ${expected}, found ${found.join(', ') || 'nothing'}${outcome === 'OK' ? '' : ` (${outcome})`}`,
    );
  return figures.reduce((sum, { missedRedFlags }) => sum + missedRedFlags, 0);
};

const evaluate = async (config: Config, address: DatabaseAddress): Promise<number> => {
  const database = openDatabase(address);
  const simulators = config.LLM_BASE_URL ? undefined : await simulateMissing(config);
  try {
    const llm = languageModel(config, simulators, systemClock);
    const deps = {
      database,
      llm,
      hash: keyedHash(address, 'ai'),
      mayAskAt: allowedModelHost(config),
      countsUse: false,
      tokensADay: config.LLM_CLINIC_TOKENS_A_DAY,
    };
    const missed = await tell(deps, 'Rules alone', undefined);
    const version = askedVersion();
    const prompt = await workingPrompt(database, 'CHIEF_PROBLEM', version);
    if (!prompt) {
      say(`There is no version ${version} of this prompt.`);
      return 1;
    }
    if (!llm.endpoint && !prompt.model) {
      say('No model is configured: set LLM_BASE_URL and LLM_MODEL.');
      return missed;
    }
    const by = prompt.model?.name ?? llm.endpoint?.model ?? '';
    const name = `Prompt version ${prompt.version}, model ${by}${llm.isSimulated ? ' (a script that plays a model)' : ''}`;
    return missed + (await tell(deps, name, prompt));
  } finally {
    await simulators?.close();
    await database.close();
  }
};

await runProgram(async () => {
  const config = readConfig();
  const { DATABASE_URL: url, DATABASE_USERS_SECRET: usersSecret, DATABASE_POOL_SIZE: poolSize } = config;
  const missed = await (url && usersSecret
    ? evaluate(config, { url, usersSecret, poolSize })
    : withDemoDatabase(config, (address) => evaluate(config, address)));
  process.exitCode = missed > 0 ? 1 : 0;
});
