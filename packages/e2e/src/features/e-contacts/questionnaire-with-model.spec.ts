import { randomUUID } from 'node:crypto';
import { type RunningLlm, startLlm } from '@tervita/simulators';
import { type Product, startProduct } from '../../core/product.ts';
import { people } from '../../core/sign-in.ts';
import { expect, test } from '../../core/test.ts';
import { answerAll, button, describeFrom, title, words } from './asking.ts';

// One product and one model: what the model does is set for everybody.
test.describe.configure({ mode: 'serial' });

let llm: RunningLlm;
let product: Product;
test.beforeAll(async () => {
  llm = await startLlm({});
  product = await startProduct({ LLM_BASE_URL: llm.baseUrl, LLM_MODEL: llm.model, LLM_TIMEOUT_SECONDS: '1' });
});
test.afterAll(async () => {
  await product.stop();
  await llm.close();
});

const control = (path: string, body: unknown = {}) =>
  fetch(`${llm.url}/__sim/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
test.afterEach(() => control('reset'));

const through = async (page: Parameters<typeof answerAll>[0]): Promise<void> => {
  const t = words.en;
  await describeFrom(page, 'en', `I have a bad cough ${randomUUID()}`);
  // A model has its time; then the rules' answer stands.
  await expect(title(page)).toHaveText(t.describe.foundTitle);
  await page.getByRole('button', { name: /^Cough/ }).click();
  await expect(page.getByRole('checkbox').first()).toBeVisible();
  await answerAll(page, 'en');
};
const send = async (page: Parameters<typeof answerAll>[0]): Promise<void> => {
  await button(page, words.en.sending.summary.send).click();
  await expect(title(page)).toHaveText(words.en.sending.sent.title);
};

test('with a model the summary is its own, says so, and is sent', async ({ open }) => {
  const page = await open({ as: people.viktor, at: product.url });
  await through(page);
  await expect(page.getByRole('heading', { name: words.en.summary.madeByAi })).toBeVisible();
  await send(page);
});

// The other ways to fail are the server's tests'; this one somebody waits for.
test('a model that never answers keeps nobody from sending', async ({ open }) => {
  await control('faults', { kind: 'hang', times: 50 });
  const page = await open({ as: people.viktor, at: product.url });
  await through(page);
  await expect(page.getByRole('heading', { name: words.en.summary.made, exact: true })).toBeVisible();
  await send(page);
});
